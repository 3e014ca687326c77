import {
  ButtonLink,
  Link,
  api,
  clearSession,
  getSession,
  passwordReset,
  paths,
  toast,
  useNavigate,
} from '@breakaway/host-api';
import { Button, Notice, PasswordField } from '@breakaway/ui';
import { useState } from 'react';
import { AuthPage } from '../../parts/AuthPage.tsx';
import { Form, SubmitButton } from '../../parts/Form.tsx';
import { newPasswordHint } from '../../parts/typed.ts';
import { useAuthForm } from '../../parts/useAuthForm.ts';
import { typedEmail } from '../../state/typed-email.ts';

interface Permission {
  email: string;
  resetToken: string;
}

function openReset(): Permission | null {
  const [email, resetToken] = [passwordReset.email(), passwordReset.ticket()];
  return email && resetToken ? { email, resetToken } : null;
}

export default function NewPassword() {
  // Read once: a successful reset clears it while this screen is still mounted.
  const [permission] = useState(openReset);
  return (
    <AuthPage title="Set New Password" lead={permission && `For ${permission.email}`}>
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
      <ButtonLink to={paths.forgotPassword} $wide>
        Back to forgot password
      </ButtonLink>
    </>
  );
}

/** The server has ended every session of this account, so a stored one is useless now. */
function leaveReset(email: string) {
  if (getSession()?.data.email === email) clearSession();
  else passwordReset.end();
  typedEmail.keep(email);
}

function NewPasswordForm({ email, resetToken }: Permission) {
  const navigate = useNavigate();
  const form = useAuthForm({
    initialValues: { newPassword: '', confirmPassword: '' },
    // The names of the call's parameters, which the server uses to name a rejected field.
    rules: ({ object, newPassword, confirmationOf }) =>
      object({ newPassword: newPassword({ email }), confirmPassword: confirmationOf('newPassword') }),
    submit: async (values) => {
      const answer = await api.auth.resetPassword({ email, ...values }, resetToken);
      leaveReset(email);
      navigate(paths.signIn, { replace: true });
      toast.success(answer.message || 'Password Changed Successful!');
    },
    fallback: 'Operation failed',
    advice: <Link to={paths.forgotPassword}>Ask for a new code</Link>,
  });
  return (
    <Form of={form}>
      {/* Tells password managers whose password this is. */}
      <input hidden type="email" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        hint={newPasswordHint(form.errorOf('newPassword'), form.formik.values.newPassword, { email })}
        {...form.field('newPassword')}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        {...form.field('confirmPassword')}
      />
      <SubmitButton busy={form.busy}>Submit New Password</SubmitButton>
      <Button tone="secondary" wide onClick={() => navigate(paths.forgotPassword)}>
        Back to forgot password
      </Button>
    </Form>
  );
}
