import { useId } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../surfaces.tsx';

const Label = styled.legend`
  padding: 0;
  margin-bottom: var(--space-2);
  font-size: var(--text-s);
  font-weight: var(--strong);
`;
const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  border-radius: var(--radius);
  background: var(--bg-sunken);
  /* As high as a field: the frame takes no room, so that each option keeps the whole height for a thumb. */
  box-shadow: inset 0 0 0 1px var(--line-strong);
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
  @media print {
    display: none;
  }
`;
const Choice = styled.label`
  display: grid;
  /* All the same width, and in more rows where their words do not fit. */
  flex: 1 1 0;
  place-items: center;
  min-height: 44px;
  padding: var(--space-1) var(--space-2);
  border-radius: var(--radius);
  color: var(--text-muted);
  font-weight: var(--strong);
  text-align: center;
  cursor: pointer;
  &:has(:checked) {
    background: var(--bg-raised);
    color: var(--text);
    box-shadow:
      inset 0 0 0 1px var(--line-strong),
      0 1px 3px var(--line);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 1px;
  }
  &:has(:disabled) {
    opacity: 0.55;
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 2px solid Highlight;
      outline-offset: -3px;
    }
  }
`;

interface SegmentedProps<Value extends string> {
  /** what is chosen */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
  /** what is chosen is plain from what stands around it */
  hideLabel?: boolean;
}

/** One of two to four options, all in sight: radio buttons of the browser, which bring the arrow keys. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  disabled = false,
  hideLabel = false,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset disabled={disabled}>
      {hideLabel ? <VisuallyHidden as="legend">{label}</VisuallyHidden> : <Label>{label}</Label>}
      <Group>
        {options.map((option) => (
          <Choice key={option.value}>
            <VisuallyHidden
              as="input"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </Choice>
        ))}
      </Group>
    </fieldset>
  );
}
