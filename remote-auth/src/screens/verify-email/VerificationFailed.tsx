import { Link, paths, useNavigate } from '@breakaway/host-api';
import { Button, Muted, Notice, Stack } from '@breakaway/ui';
import { AuthPage } from '../../parts/AuthPage.tsx';
import { FormFooter } from '../../parts/FormFooter.tsx';
import { ResendForm } from './ResendForm.tsx';

interface VerificationFailedProps {
  message: string;
  /** Set when the link itself may still be valid. */
  onRetry: (() => void) | undefined;
}

/** The link in the mail did not work: shows the reason and the possible next steps, the likeliest first. */
export function VerificationFailed({ message, onRetry }: VerificationFailedProps) {
  const navigate = useNavigate();
  return (
    <AuthPage title="Email verification failed">
      <Notice tone="bad">{message}</Notice>
      {onRetry ? (
        <>
          <Muted>Your link may still be good. If it has expired, we mail you a new one.</Muted>
          <Button wide onClick={onRetry}>
            Try again
          </Button>
        </>
      ) : (
        <Muted>Tell us your address, and we mail you a new link.</Muted>
      )}
      <Stack $gap={0.75}>
        <ResendForm label="Send a new link" tone={onRetry ? 'secondary' : 'primary'} />
        <Button tone="secondary" wide onClick={() => navigate(paths.signUp, { replace: true })}>
          Back to Sign Up
        </Button>
      </Stack>
      <FormFooter>
        Already verified? <Link to={paths.signIn}>Log in</Link>
      </FormFooter>
    </AuthPage>
  );
}
