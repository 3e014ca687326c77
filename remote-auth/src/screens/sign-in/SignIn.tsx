import {
  Link,
  api,
  consultant,
  messageOf,
  paths,
  saveSession,
  statusOf,
  toast,
  useNavigate,
} from '@breakaway/host-api';
import { Button, Field, PasswordField, Stack } from '@breakaway/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { object, string } from 'yup';
import { AuthPage } from '../../parts/AuthPage.tsx';
import { Below } from '../../parts/Below.tsx';
import { email, sentEmail } from '../../parts/rules.ts';
import { useAuthForm } from '../../parts/useAuthForm.ts';
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
  const { formik, form, field } = useAuthForm({
    initialValues: { email: '', password: '' },
    rules,
    submit: async ({ email, password }) => {
      const session = await api.auth.login({ email: sentEmail(email), password });
      saveSession(session);
      navigate(consultant(), { replace: true });
      toast.success(session.message || 'Login Successful!');
    },
    onFailure: (error) => {
      if (statusOf(error) === 403) setUnverified(true);
      else toast.error(messageOf(error, 'Login failed'));
    },
  });
  return (
    <AuthPage title="Welcome Back!" lead="Sign in and keep riding smarter">
      <Stack as="form" {...form}>
        <Field label="Email" type="email" autoComplete="email" inputMode="email" {...field('email')} />
        <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
        <Forgot to={paths.forgotPassword}>Forgot Password</Forgot>
        <Button type="submit" wide busy={formik.isSubmitting}>
          {formik.isSubmitting ? 'Logging in...' : 'Login'}
        </Button>
      </Stack>
      <Below>
        Don’t have an account? <Link to={paths.signUp}>Sign up</Link>
      </Below>
      <UnverifiedDialog open={unverified} onClose={() => setUnverified(false)} />
    </AuthPage>
  );
}
