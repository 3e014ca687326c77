import { api, passwordReset, paths, toast, useLocation, useNavigate } from '@breakaway/host-api';
import { Button } from '@breakaway/ui';
import { useCallback, useEffect } from 'react';
import { AuthPage } from '../../parts/AuthPage.tsx';
import { Form, SubmitButton } from '../../parts/Form.tsx';
import { useAuthForm } from '../../parts/useAuthForm.ts';
import { CodeBoxes } from './CodeBoxes.tsx';
import { SendNewCode } from './SendNewCode.tsx';
import { emptyCode } from './code.ts';

export default function OtpVerify() {
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === 'default';
  const startAgain = useCallback(() => {
    toast.error('Email not found. Please try forgot password again.');
    navigate(paths.forgotPassword, { replace: true });
  }, [navigate]);

  useEffect(() => {
    if (!passwordReset.email()) startAgain();
  }, [startAgain]);

  const form = useAuthForm({
    initialValues: { code: emptyCode },
    rules: ({ object, code }) => object({ code }),
    submit: async ({ code }) => {
      const email = passwordReset.email();
      if (!email) return startAgain();
      const answer = await api.auth.verifyOtp(email, code.join(''));
      passwordReset.saveTicket(answer.data.resetToken);
      navigate(paths.newPassword);
      toast.success('OTP verified successfully!');
    },
    fallback: 'Invalid OTP. Please try again.',
    blame: 'code',
    advice: 'This is not the code in our newest email.',
  });
  const { formik } = form;
  const focusFirstBox = () => form.form.ref.current?.querySelector('input')?.focus();

  return (
    <AuthPage title="Enter your code" lead={sentTo(passwordReset.email())}>
      <Form of={form}>
        <CodeBoxes
          label="One-time code"
          hint="Codes work for 10 minutes."
          code={formik.values.code}
          error={form.errorOf('code')}
          onChange={(code) => void formik.setFieldValue('code', code)}
          onTouched={() => void formik.setFieldTouched('code', true, false)}
        />
        <SubmitButton busy={form.busy}>Verify OTP</SubmitButton>
        <SendNewCode
          onSent={() => {
            formik.resetForm();
            focusFirstBox();
          }}
          onFailure={(error) => {
            form.tell(error);
            focusFirstBox();
          }}
        />
        <Button tone="secondary" wide onClick={() => (isFirstPage ? navigate(paths.signIn) : navigate(-1))}>
          Back to login
        </Button>
      </Form>
    </AuthPage>
  );
}

// The server does not reveal whether an address has an account, and neither does this text.
const sentTo = (email: string | null) =>
  email ? `If ${email} has an account, we have sent a code of 6 digits to it.` : undefined;
