import { Button, VisuallyHidden } from '@breakaway/ui';
import { useEffect, useRef } from 'react';

interface Props {
  busy: boolean;
  disabled: boolean;
  onPress: () => void;
}

/**
 * Opens the browser's dialog for passkeys. While it is open, the button is disabled; it gets the focus back afterwards.
 */
export function PasskeyButton({ busy, disabled, onPress }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy && document.activeElement === document.body) button.current?.focus();
    wasBusy.current = busy;
  }, [busy]);
  return (
    <>
      <Button
        ref={button}
        tone="secondary"
        wide
        busy={busy}
        disabled={disabled}
        onClick={onPress}
        // The first HTML of the page is the same for all browsers.
        data-needs="PublicKeyCredential"
      >
        {busy ? 'Waiting for your passkey...' : 'Sign in with a passkey'}
      </Button>
      <VisuallyHidden role="status">{busy && 'Please follow your browser.'}</VisuallyHidden>
    </>
  );
}
