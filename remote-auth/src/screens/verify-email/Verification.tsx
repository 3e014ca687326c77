import { messageOf, paths, saveSession, statusOf, toast, useNavigate } from '@breakaway/host-api';
import { Button, Muted, Notice, Spinner, Stack } from '@breakaway/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { AuthPage } from '../../parts/AuthPage.tsx';
import { verifyOnce } from './verify-once.ts';

type State = { is: 'loading' } | { is: 'success' } | { is: 'error'; message: string; canRetry: boolean };

const Waiting = styled.div`
  display: flex;
  align-items: center;
  gap: 0.75rem;
`;

/** Redeems the token of a verification mail: signs the member in and leads her to the payment page. */
export function Verification({ token }: { token: string }) {
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<State>({ is: 'loading' });

  useEffect(() => {
    let isCurrent = true;
    verifyOnce(token).then(
      (session) => {
        if (!isCurrent) return;
        setState({ is: 'success' });
        saveSession(session);
        navigate(paths.subscription, { replace: true });
        toast.success(session.message || 'Signup Successful!');
      },
      (error: unknown) => {
        if (!isCurrent) return;
        setState({
          is: 'error',
          message: messageOf(error, 'Email verification failed. Please try again.'),
          canRetry: (statusOf(error) ?? 500) >= 500,
        });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt, navigate, token]);

  if (state.is === 'error') {
    return (
      <AuthPage title="Email verification failed">
        <Notice tone="bad">{state.message}</Notice>
        <Stack $gap={0.5}>
          {state.canRetry && (
            <Button
              wide
              onClick={() => {
                setState({ is: 'loading' });
                setAttempt(attempt + 1);
              }}
            >
              Try again
            </Button>
          )}
          <Button
            tone={state.canRetry ? 'quiet' : 'primary'}
            wide
            onClick={() => navigate(paths.signUp, { replace: true })}
          >
            Back to Sign Up
          </Button>
        </Stack>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={state.is === 'success' ? 'Your email is verified' : 'Verifying your email'}>
      <Waiting role="status">
        <Spinner />
        <Muted>{state.is === 'success' ? 'Taking you to your plan…' : 'This takes a moment…'}</Muted>
      </Waiting>
    </AuthPage>
  );
}
