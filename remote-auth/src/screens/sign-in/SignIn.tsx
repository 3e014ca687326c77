import type { Session } from '@breakaway/contract';
import {
  Link,
  afterSignIn,
  api,
  paths,
  saveSession,
  signedOutBecause,
  statusOf,
  toast,
  useNavigate,
} from '@breakaway/host-api';
import { Field, Notice, PasswordField } from '@breakaway/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { AuthPage } from '../../parts/AuthPage.tsx';
import { FormFooter } from '../../parts/FormFooter.tsx';
import { Form, SubmitButton } from '../../parts/Form.tsx';
import { sentEmail } from '../../parts/typed.ts';
import { useAuthForm } from '../../parts/useAuthForm.ts';
import { typedEmail } from '../../state/typed-email.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { UnverifiedDialog } from './UnverifiedDialog.tsx';
import { usePasskeySignIn } from './usePasskeySignIn.ts';

const Forgot = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: end;
  min-height: 44px;
  margin-block: calc(-1 * var(--space-2));
  font-size: var(--text-s);
`;

export default function SignIn() {
  const navigate = useNavigate();
  const [unverified, setUnverified] = useState<string>();
  // Read on mount: a sign-in clears it before this screen is gone.
  const [reason] = useState(signedOutBecause);
  const enter = (session: Session) => {
    saveSession(session);
    typedEmail.forget();
    navigate(afterSignIn(session), { replace: true });
    toast.success(session.message || 'Login Successful!');
  };
  const intercept = (error: unknown) => {
    const isUnverified = statusOf(error) === 403;
    if (isUnverified) setUnverified(sentEmail(typedEmail.get()));
    return isUnverified;
  };
  const form = useAuthForm({
    initialValues: { email: typedEmail.get(), password: '' },
    rules: ({ object, email, password }) => object({ email, password }),
    submit: async ({ email, password }) => {
      enter(await api.auth.login({ email: sentEmail(email), password }));
    },
    fallback: 'Login failed',
    intercept,
    advice: (
      <>
        Check the address and caps lock, or <Link to={paths.forgotPassword}>reset your password</Link>.
      </>
    ),
  });
  const passkey = usePasskeySignIn({
    enter,
    tell: (error) => {
      if (!intercept(error))
        form.tell(error, { step: 'Sign in with your password, or try your passkey again.' });
    },
  });
  return (
    <AuthPage title="Welcome Back!" lead="Sign in and keep riding smarter">
      {reason && (
        // An alert, because it is there when the page loads: a status would not be announced then.
        <div role="alert">
          <Notice tone="warn" silent>
            {reason}
          </Notice>
        </div>
      )}
      <Form of={form}>
        <Field
          label="Email"
          type="email"
          autoComplete="username webauthn"
          inputMode="email"
          {...form.field('email')}
        />
        <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
        <Forgot to={paths.forgotPassword}>Forgot Password</Forgot>
        <SubmitButton busy={form.busy} busyText="Logging in..." disabled={passkey.busy}>
          Login
        </SubmitButton>
        {passkey.isSupported && (
          <PasskeyButton busy={passkey.busy} disabled={form.busy} onPress={passkey.signIn} />
        )}
      </Form>
      <FormFooter>
        No account yet? <Link to={paths.signUp}>Sign up</Link>
      </FormFooter>
      {unverified !== undefined && (
        <UnverifiedDialog email={unverified} onClose={() => setUnverified(undefined)} />
      )}
    </AuthPage>
  );
}
