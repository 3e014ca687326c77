import { Link, api, messageOf, passwordReset, paths, toast, useNavigate } from '@breakaway/host-api';
import { Button, Notice, PasswordField, Stack } from '@breakaway/ui';
import { useState } from 'react';
import { object } from 'yup';
import { AuthPage } from '../../parts/AuthPage.tsx';
import { Below } from '../../parts/Below.tsx';
import { confirmationOf, newPassword } from '../../parts/rules.ts';
import { useAuthForm } from '../../parts/useAuthForm.ts';

// The names of the call's parameters, by which the server names a field that it refuses.
const rules = object({ newPassword, confirmPassword: confirmationOf('newPassword') });

interface Permission {
  email: string;
  ticket: string;
}

function openReset(): Permission | null {
  const [email, ticket] = [passwordReset.email(), passwordReset.ticket()];
  return email && ticket ? { email, ticket } : null;
}

export default function NewPassword() {
  // Read once: a reset that succeeds clears it while this screen is still there.
  const [permission] = useState(openReset);
  return (
    <AuthPage title="Set New Password">
      {permission ? <NewPasswordForm {...permission} /> : <NotOpen />}
    </AuthPage>
  );
}

function NotOpen() {
  return (
    <>
      <Notice tone="warn">
        No password reset is open in this browser. Ask for a new code, then choose a new password.
      </Notice>
      <Below>
        <Link to={paths.forgotPassword}>Back to forgot password</Link>
      </Below>
    </>
  );
}

function NewPasswordForm({ email, ticket }: Permission) {
  const navigate = useNavigate();
  const { formik, form, field } = useAuthForm({
    initialValues: { newPassword: '', confirmPassword: '' },
    rules,
    submit: async (values) => {
      const answer = await api.auth.resetPassword({ email, ...values }, ticket);
      passwordReset.end();
      navigate(paths.signIn, { replace: true });
      toast.success(answer.message || 'Password Changed Successful!');
    },
    onFailure: (error) => toast.error(messageOf(error, 'Operation failed')),
  });
  return (
    <Stack as="form" {...form}>
      {/* Tells password managers whose password this is. */}
      <input hidden type="email" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField label="New Password" autoComplete="new-password" {...field('newPassword')} />
      <PasswordField label="Confirm Password" autoComplete="new-password" {...field('confirmPassword')} />
      <Button type="submit" wide busy={formik.isSubmitting}>
        Submit New Password
      </Button>
      <Button tone="quiet" wide onClick={() => navigate(paths.forgotPassword)}>
        Back to forgot password
      </Button>
    </Stack>
  );
}
