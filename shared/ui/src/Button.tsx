import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import styled, { css } from 'styled-components';
import { Spinner } from './Spinner.tsx';

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';

const tones = {
  primary: css`
    background: var(--accent);
    color: var(--on-accent);
    &:hover:not(:disabled) {
      background: var(--accent-hover);
    }
  `,
  secondary: css`
    background: var(--bg-raised);
    border-color: var(--line-strong);
    &:hover:not(:disabled) {
      background: var(--hover);
    }
  `,
  quiet: css`
    background: transparent;
    &:hover:not(:disabled) {
      background: var(--hover);
    }
  `,
  danger: css`
    background: transparent;
    border-color: var(--bad);
    color: var(--bad);
    &:hover:not(:disabled) {
      background: var(--bad-tint);
    }
  `,
} satisfies Record<ButtonTone, ReturnType<typeof css>>;

/** The look of a button, for links that lead somewhere as a button would: `styled(Link)<{ $tone }>`. */
export const buttonStyle = css<{ $tone?: ButtonTone; $wide?: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: 44px;
  padding: var(--space-2) var(--space-4);
  border: 1px solid transparent;
  border-radius: var(--radius);
  font-weight: var(--strong);
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  color: inherit;
  cursor: pointer;
  transition:
    background-color var(--quick),
    border-color var(--quick);
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  ${({ $tone = 'primary' }) => tones[$tone]}
  &:disabled {
    cursor: not-allowed;
  }
  /* What is under way keeps its colour: it is what people look at. */
  &:disabled:not([aria-busy='true']) {
    opacity: 0.55;
  }
`;

const Plain = styled.button<{ $tone?: ButtonTone; $wide?: boolean }>`
  ${buttonStyle}
  /* Paper cannot be pressed. */
  @media print {
    display: none;
  }
`;

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  tone?: ButtonTone;
  /** As wide as the form that it stands in. */
  wide?: boolean;
  /** Something is under way: shows a spinner beside the label and cannot be pressed. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A press on a submit button leaves the focus where it is. Otherwise the field that loses it writes its error at once,
 * the button moves away below the pointer, and the click is lost.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** A button. It is `type="button"` unless it says otherwise, so that it never submits a form by accident. */
export function Button({
  tone = 'primary',
  wide,
  busy = false,
  disabled,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <Plain
      onMouseDown={type === 'submit' ? keepFocus : undefined}
      {...rest}
      type={type}
      $tone={tone}
      $wide={wide}
      disabled={disabled || busy}
      aria-busy={busy || rest['aria-busy'] || undefined}
    >
      {busy && <Spinner size={18} />}
      {children}
    </Plain>
  );
}

/** A square button that shows only an icon; its name is required, because nothing else says what it does. */
export const IconButton = styled.button.attrs<{ 'aria-label': string }>((props) => ({
  type: 'button',
  ...props,
}))`
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: var(--radius);
  background: transparent;
  color: inherit;
  cursor: pointer;
  &:hover:not(:disabled) {
    background: var(--hover);
  }
  &:disabled {
    opacity: 0.45;
    cursor: not-allowed;
  }
`;
