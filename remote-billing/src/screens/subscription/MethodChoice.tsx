import { VisuallyHidden } from '@breakaway/ui';
import styled from 'styled-components';

export type Method = 'card' | 'paypal';

const Options = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3);
`;
const Option = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 48px;
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  font-weight: var(--strong);
  cursor: pointer;
  &:has(:checked) {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  input {
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: var(--accent);
  }
  input:focus-visible {
    outline: none;
  }
`;

const labels: Record<Method, string> = { card: 'Card', paypal: 'PayPal' };

/** The payment method. It cannot be changed while a payment is running. */
export function MethodChoice({
  methods,
  chosen,
  disabled,
  onChoose,
}: {
  methods: Method[];
  chosen: Method;
  disabled: boolean;
  onChoose: (method: Method) => void;
}) {
  return (
    <Options disabled={disabled}>
      <VisuallyHidden as="legend">Payment method</VisuallyHidden>
      {methods.map((method) => (
        <Option key={method}>
          <input
            type="radio"
            name="method"
            value={method}
            checked={method === chosen}
            onChange={() => onChoose(method)}
          />
          {labels[method]}
        </Option>
      ))}
    </Options>
  );
}
