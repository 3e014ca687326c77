import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import styled, { css } from 'styled-components';

export const controlStyle = css`
  width: 100%;
  min-height: 44px;
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--bg-raised);
  color: var(--text);
  font-size: var(--text-m); /* smaller makes phones zoom in on focus */
  &::placeholder {
    color: var(--text-muted);
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: var(--bad);
  }
  &:disabled,
  &:read-only:not(select) {
    background-color: var(--bg-sunken);
    color: var(--text-muted);
  }
  &:is(select) {
    appearance: none;
    padding-right: var(--space-6);
    text-overflow: ellipsis;
    cursor: pointer;
    /* The chevron in the text's colour, for both themes, without a picture of its own. */
    background-image:
      linear-gradient(45deg, transparent 43%, currentColor 43% 60%, transparent 60%),
      linear-gradient(-45deg, transparent 43%, currentColor 43% 60%, transparent 60%);
    background-position:
      right 1.2rem center,
      right 0.85rem center;
    background-size: 6px 6px;
    background-repeat: no-repeat;
    /* Forced colours draw no gradients. */
    @media (forced-colors: active) {
      appearance: auto;
    }
  }
`;

export const Input = styled.input`
  ${controlStyle}
`;

const Row = styled.div`
  display: grid;
  gap: var(--space-2);
`;
const Label = styled.label`
  font-weight: var(--strong);
  font-size: var(--text-s);
`;
const Hint = styled.p`
  color: var(--text-muted);
  font-size: var(--text-s);
`;
const ErrorText = styled.p`
  color: var(--bad);
  font-size: var(--text-s);
  font-weight: var(--strong);
`;
const Frame = styled.div<{ $hasAfter: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  > input {
    ${({ $hasAfter }) => $hasAfter && 'padding-right: 3.25rem;'}
  }
`;
const After = styled.div<{ $inset: boolean }>`
  position: absolute;
  right: ${({ $inset }) => ($inset ? 'var(--space-3)' : 0)};
  color: var(--text-muted);
`;

export interface FieldProps {
  label: ReactNode;
  /** The sentence that says what is wrong; nothing while the field is untouched or right. */
  error?: string | false | undefined;
  hint?: ReactNode;
}

/** What a control needs to be tied to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

/** Label, hint and error around any control: the caller draws the control with the given ids. */
export function FieldFrame({
  label,
  error,
  hint,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Row>
      <Label htmlFor={id}>{label}</Label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': Boolean(error) })}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </Row>
  );
}

export interface TextFieldProps extends FieldProps, InputHTMLAttributes<HTMLInputElement> {
  /** Stands inside the control at its end: a unit, a show/hide toggle. */
  after?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled input. Spread `formik.getFieldProps(name)` into it. */
export function Field({ label, error, hint, after, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(control) => (
        <Frame $hasAfter={Boolean(after)}>
          <Input {...input} {...control} />
          {after && <After $inset={typeof after === 'string'}>{after}</After>}
        </Frame>
      )}
    </FieldFrame>
  );
}
