import { Button, Notice, Stack, VisuallyHidden, type ButtonTone } from '@breakaway/ui';
import type { ReactNode } from 'react';
import type { AuthForm } from './useAuthForm.ts';

/** The form of a screen, with what to do after a failure above its fields. The toast that announces it has the reason. */
export function Form({
  of: { form, failure },
  children,
}: {
  of: Pick<AuthForm, 'form' | 'failure'>;
  children: ReactNode;
}) {
  return (
    <Stack as="form" {...form}>
      {failure && (
        <Notice tone="bad" silent>
          {failure}
        </Notice>
      )}
      {children}
    </Stack>
  );
}

interface SubmitButtonProps {
  busy: boolean;
  /** The label while the call runs. */
  busyText?: string;
  tone?: ButtonTone;
  disabled?: boolean;
  children: ReactNode;
}

/** Submits the form. It is disabled while the call runs; a status next to it tells screen readers. */
export function SubmitButton({ busy, busyText, children, ...button }: SubmitButtonProps) {
  return (
    <>
      <Button type="submit" wide busy={busy} {...button}>
        {busy && busyText ? busyText : children}
      </Button>
      <VisuallyHidden role="status">{busy && 'Please wait…'}</VisuallyHidden>
    </>
  );
}
