import { messageOf, paths, saveSession, statusOf, toast, useNavigate } from '@breakaway/host-api';
import { Muted, Spinner } from '@breakaway/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { AuthPage } from '../../parts/AuthPage.tsx';
import { typedEmail } from '../../state/typed-email.ts';
import { SignUpBySomeoneElse } from './SignUpBySomeoneElse.tsx';
import { VerificationFailed } from './VerificationFailed.tsx';
import { verifyOnce } from './verify-once.ts';

type State =
  | { is: 'loading' }
  | { is: 'success' }
  | { is: 'error'; message: string; canRetry: boolean; isAnothers: boolean };

const Waiting = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
`;

/** Redeems the token of a verification mail: signs the member in and leads to the payment page. */
export function Verification({ token }: { token: string }) {
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<State>({ is: 'loading' });

  useEffect(() => {
    let isCurrent = true;
    async function redeem() {
      try {
        const session = await verifyOnce(token);
        if (!isCurrent) return;
        saveSession(session);
        typedEmail.forget();
        setState({ is: 'success' });
        navigate(paths.subscription, { replace: true });
        toast.success(session.message || 'Signup Successful!');
      } catch (error) {
        if (!isCurrent) return;
        setState({
          is: 'error',
          message: messageOf(error, 'Email verification failed. Please try again.'),
          canRetry: (statusOf(error) ?? 500) >= 500,
          isAnothers: statusOf(error) === 409,
        });
      }
    }
    void redeem();
    return () => {
      isCurrent = false;
    };
  }, [attempt, navigate, token]);

  if (state.is === 'error') {
    const tryAgain = () => {
      setState({ is: 'loading' });
      setAttempt(attempt + 1);
    };
    if (state.isAnothers) return <SignUpBySomeoneElse message={state.message} />;
    return <VerificationFailed message={state.message} onRetry={state.canRetry ? tryAgain : undefined} />;
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
