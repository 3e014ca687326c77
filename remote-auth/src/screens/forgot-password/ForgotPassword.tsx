import { api, passwordReset, paths, toast, useNavigate } from '@breakaway/host-api';
import { Button, Field } from '@breakaway/ui';
import { AuthPage } from '../../parts/AuthPage.tsx';
import { Form, SubmitButton } from '../../parts/Form.tsx';
import { sentEmail } from '../../parts/typed.ts';
import { useAuthForm } from '../../parts/useAuthForm.ts';
import { typedEmail } from '../../state/typed-email.ts';

export default function ForgotPassword() {
  const navigate = useNavigate();
  const form = useAuthForm({
    initialValues: { email: typedEmail.get() || passwordReset.email() || '' },
    rules: ({ object, email }) => object({ email }),
    submit: async (values) => {
      const address = sentEmail(values.email);
      const answer = await api.auth.forgotPassword(address);
      passwordReset.begin(address);
      navigate(paths.otpVerify);
      toast.success(answer.message || 'Operation Successful!');
    },
    fallback: 'Something went wrong',
  });
  return (
    <AuthPage
      title="Forgot Password"
      lead="Enter your email address and we will send you a code of 6 digits."
    >
      <Form of={form}>
        <Field
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
          {...form.field('email')}
        />
        <SubmitButton busy={form.busy}>Forgot Password</SubmitButton>
        <Button tone="secondary" wide onClick={() => navigate(paths.signIn)}>
          Back to login
        </Button>
      </Form>
    </AuthPage>
  );
}
