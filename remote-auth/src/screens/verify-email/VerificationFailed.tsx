import { Link, paths, useNavigate } from '@breakaway/host-api';
import { Button, Notice, Stack } from '@breakaway/ui';
import styled from 'styled-components';
import { AuthPage } from '../../parts/AuthPage.tsx';
import { FormFooter } from '../../parts/FormFooter.tsx';
import { ResendForm } from './ResendForm.tsx';

const NewLink = styled(Stack).attrs({ as: 'section', $gap: 0.75 })`
  padding-top: var(--space-5);
  border-top: 1px solid var(--line);
`;

interface VerificationFailedProps {
  message: string;
  /** Set when the link itself may still be valid. */
  onRetry: (() => void) | undefined;
}

/** The link in the mail did not work: shows the reason and the possible next steps. */
export function VerificationFailed({ message, onRetry }: VerificationFailedProps) {
  const navigate = useNavigate();
  return (
    <AuthPage title="Email verification failed">
      <Notice tone="bad">{message}</Notice>
      <Stack $gap={0.75}>
        {onRetry && (
          <Button wide onClick={onRetry}>
            Try again
          </Button>
        )}
        <Button
          tone={onRetry ? 'secondary' : 'primary'}
          wide
          onClick={() => navigate(paths.signUp, { replace: true })}
        >
          Back to Sign Up
        </Button>
      </Stack>
      {!onRetry && (
        <NewLink>
          <h2>Need a new link?</h2>
          <ResendForm label="Send a new link" />
        </NewLink>
      )}
      <FormFooter>
        Already verified? <Link to={paths.signIn}>Log in</Link>
      </FormFooter>
    </AuthPage>
  );
}
