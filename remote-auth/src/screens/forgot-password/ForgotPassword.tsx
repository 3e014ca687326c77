import { api, messageOf, passwordReset, paths, toast, useNavigate } from '@breakaway/host-api';
import { Button, Field, Stack } from '@breakaway/ui';
import { object } from 'yup';
import { AuthPage } from '../../parts/AuthPage.tsx';
import { email, sentEmail } from '../../parts/rules.ts';
import { useAuthForm } from '../../parts/useAuthForm.ts';

const rules = object({ email });

export default function ForgotPassword() {
  const navigate = useNavigate();
  const { formik, form, field } = useAuthForm({
    initialValues: { email: '' },
    rules,
    submit: async (values) => {
      const address = sentEmail(values.email);
      const answer = await api.auth.forgotPassword(address);
      passwordReset.begin(address);
      navigate(paths.otpVerify);
      toast.success(answer.message || 'Operation Successful!');
    },
    onFailure: (error) => toast.error(messageOf(error, 'Something went wrong')),
  });
  return (
    <AuthPage title="Forgot Password" lead="Enter your email address and we will send you a 6-digit code.">
      <Stack as="form" {...form}>
        <Field label="Email" type="email" autoComplete="email" inputMode="email" {...field('email')} />
        <Button type="submit" wide busy={formik.isSubmitting}>
          Forgot Password
        </Button>
        <Button tone="quiet" wide onClick={() => navigate(paths.signIn)}>
          Back to login
        </Button>
      </Stack>
    </AuthPage>
  );
}
