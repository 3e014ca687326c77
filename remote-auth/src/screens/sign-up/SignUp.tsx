import { trialOffer } from '@breakaway/contract/plan';
import { Link, api, paths, toast, useNavigate } from '@breakaway/host-api';
import { Field, Muted, PasswordField } from '@breakaway/ui';
import styled from 'styled-components';
import { AuthPage } from '../../parts/AuthPage.tsx';
import { FormFooter } from '../../parts/FormFooter.tsx';
import { Form, SubmitButton } from '../../parts/Form.tsx';
import { newPasswordHint, sentEmail } from '../../parts/typed.ts';
import { useAuthForm } from '../../parts/useAuthForm.ts';
import { typedEmail } from '../../state/typed-email.ts';

const Trial = styled.p`
  font-size: var(--text-s);
  font-weight: var(--strong);
  text-wrap: balance;
`;
const Accepted = styled(Muted)`
  font-size: var(--text-s);
  text-wrap: pretty;
`;

export default function SignUp() {
  const navigate = useNavigate();
  const form = useAuthForm({
    initialValues: { name: '', email: typedEmail.get(), password: '', confirmPassword: '' },
    rules: ({ object, name, email, newPassword, confirmationOf }) =>
      object({ name, email, password: newPassword(), confirmPassword: confirmationOf('password') }),
    submit: async (values) => {
      const account = { ...values, name: values.name.trim(), email: sentEmail(values.email) };
      const answer = await api.auth.signUp(account);
      navigate(paths.verifyEmail, { state: { email: account.email } });
      toast.success(answer.data?.message || answer.message || 'Signup Successful!');
    },
    fallback: 'Registration failed',
  });
  return (
    <AuthPage title="Join the Cycling Revolution!" lead="Create your account today.">
      <Form of={form}>
        <Field label="Name" autoComplete="name" {...form.field('name')} />
        <Field label="Email" type="email" autoComplete="email" inputMode="email" {...form.field('email')} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint={newPasswordHint(form.errorOf('password'), form.formik.values.password, form.formik.values)}
          {...form.field('password')}
        />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          {...form.field('confirmPassword')}
        />
        <Trial>{trialOffer}</Trial>
        <SubmitButton busy={form.busy} busyText="Signing up...">
          Sign up
        </SubmitButton>
        <Accepted>
          By signing up you accept the{' '}
          <Link to={paths.home} state={{ showTerms: true }}>
            Terms
          </Link>
          . What we do with your data is in the{' '}
          <Link to={paths.home} state={{ section: 'privacy' }}>
            Privacy Policy
          </Link>
          .
        </Accepted>
      </Form>
      <FormFooter>
        Already have an account? <Link to={paths.signIn}>Log in</Link>
      </FormFooter>
    </AuthPage>
  );
}
