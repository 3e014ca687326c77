import { FieldFrame, controlStyle } from '@breakaway/ui';
import type { ComponentType } from 'react';
import type { StripeElementStyle } from '@stripe/stripe-js';
import styled from 'styled-components';
import type { CardChange } from './card-fields.ts';

const Box = styled.div<{ $invalid: boolean }>`
  ${controlStyle}
  display: grid;
  align-content: center;
  padding-block: 0;
  &&& {
    background: var(
      --bg-raised
    ); /* a box that contains a frame is not read-only, although CSS matches it as such */
  }
  border-color: ${({ $invalid }) => ($invalid ? 'var(--bad)' : 'var(--line-strong)')};
  &:focus-within,
  &:has(.StripeElement--focus) {
    outline: 3px solid ${({ $invalid }) => ($invalid ? 'var(--bad)' : 'var(--focus)')};
    outline-offset: 2px;
  }
`;
const ErrorText = styled.p`
  color: var(--bad);
  font-size: var(--text-s);
  font-weight: var(--strong);
`;

interface ElementProps {
  id?: string;
  options?: { style?: StripeElementStyle };
  onChange?: (event: CardChange) => void;
  onBlur?: () => void;
}

/** One frame of the card provider, with our label and our error text. */
export function CardField({
  label,
  Element,
  style,
  error,
  onChange,
  onBlur,
}: {
  label: string;
  Element: ComponentType<ElementProps>;
  style: StripeElementStyle;
  error: string | undefined;
  onChange: (event: CardChange) => void;
  onBlur: () => void;
}) {
  return (
    <FieldFrame label={label}>
      {({ id }) => (
        <>
          <Box $invalid={Boolean(error)}>
            <Element id={id} options={{ style }} onChange={onChange} onBlur={onBlur} />
          </Box>
          {/* The frame is another document and cannot refer to this text, so the text is a live region. */}
          {error && <ErrorText role="alert">{error}</ErrorText>}
        </>
      )}
    </FieldFrame>
  );
}
