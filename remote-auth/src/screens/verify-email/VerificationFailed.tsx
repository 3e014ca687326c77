import { Link, paths, useNavigate } from '@breakaway/host-api';
import { Button, Muted, Notice } from '@breakaway/ui';
import { Disclosure } from '@breakaway/ui/controls';
import { AuthPage } from '../../parts/AuthPage.tsx';
import { FormFooter } from '../../parts/FormFooter.tsx';
import { ResendForm } from './ResendForm.tsx';

interface VerificationFailedProps {
  message: string;
  /** Set when the link itself may still be valid. */
  onRetry: (() => void) | undefined;
}

/** The link in the email did not work: shows the reason and the possible next steps, the likeliest first. */
export function VerificationFailed({ message, onRetry }: VerificationFailedProps) {
  const navigate = useNavigate();
  const back = (
    <Button tone="secondary" wide onClick={() => navigate(paths.signUp, { replace: true })}>
      Back to Sign Up
    </Button>
  );
  return (
    <AuthPage title="Email verification failed">
      <Notice tone="bad">{message}</Notice>
      {onRetry ? (
        <>
          <Button wide onClick={onRetry}>
            Try again
          </Button>
          {back}
          <Disclosure label="My link is more than a day old">
            <ResendForm label="Send a new link" />
          </Disclosure>
        </>
      ) : (
        <>
          <Muted>You can have a new link sent to your email address.</Muted>
          <ResendForm label="Send a new link" tone="primary" />
          {back}
        </>
      )}
      <FormFooter>
        Already verified? <Link to={paths.signIn}>Log in</Link>
      </FormFooter>
    </AuthPage>
  );
}
