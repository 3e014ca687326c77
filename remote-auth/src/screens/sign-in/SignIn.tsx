import { Link, api, consultant, paths, saveSession, statusOf, toast, useNavigate } from '@breakaway/host-api';
import { Field, PasswordField } from '@breakaway/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { object, string } from 'yup';
import { AuthPage } from '../../parts/AuthPage.tsx';
import { Below } from '../../parts/Below.tsx';
import { Form, SubmitButton } from '../../parts/Form.tsx';
import { email, sentEmail } from '../../parts/rules.ts';
import { useAuthForm } from '../../parts/useAuthForm.ts';
import { typedEmail } from '../../state/typed-email.ts';
import { UnverifiedDialog } from './UnverifiedDialog.tsx';

const rules = object({ email, password: string().required('Password is required') });

const Forgot = styled(Link)`
  justify-self: end;
  padding: 0.25rem 0;
  font-size: 0.9375rem;
`;

export default function SignIn() {
  const navigate = useNavigate();
  const [unverified, setUnverified] = useState(false);
  const form = useAuthForm({
    initialValues: { email: typedEmail.get(), password: '' },
    rules,
    submit: async ({ email, password }) => {
      const session = await api.auth.login({ email: sentEmail(email), password });
      saveSession(session);
      typedEmail.forget();
      navigate(consultant(), { replace: true });
      toast.success(session.message || 'Login Successful!');
    },
    fallback: 'Login failed',
    intercept: (error) => {
      const isUnverified = statusOf(error) === 403;
      if (isUnverified) setUnverified(true);
      return isUnverified;
    },
  });
  return (
    <AuthPage title="Welcome Back!" lead="Sign in and keep riding smarter">
      <Form of={form}>
        <Field
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
          {...form.field('email')}
        />
        <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
        <Forgot to={paths.forgotPassword}>Forgot Password</Forgot>
        <SubmitButton busy={form.busy} busyText="Logging in...">
          Login
        </SubmitButton>
      </Form>
      <Below>
        Don’t have an account? <Link to={paths.signUp}>Sign up</Link>
      </Below>
      <UnverifiedDialog open={unverified} onClose={() => setUnverified(false)} />
    </AuthPage>
  );
}
