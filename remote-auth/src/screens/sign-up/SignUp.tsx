import { Link, api, messageOf, paths, toast, useNavigate } from '@breakaway/host-api';
import { Button, Field, PasswordField, Stack } from '@breakaway/ui';
import { object, string } from 'yup';
import { AuthPage } from '../../parts/AuthPage.tsx';
import { Below } from '../../parts/Below.tsx';
import { confirmationOf, email, newPassword, sentEmail } from '../../parts/rules.ts';
import { useAuthForm } from '../../parts/useAuthForm.ts';

const rules = object({
  name: string().trim().required('Name is required'),
  email,
  password: newPassword,
  confirmPassword: confirmationOf('password'),
});

export default function SignUp() {
  const navigate = useNavigate();
  const { formik, form, field } = useAuthForm({
    initialValues: { name: '', email: '', password: '', confirmPassword: '' },
    rules,
    submit: async (values) => {
      const account = { ...values, name: values.name.trim(), email: sentEmail(values.email) };
      const answer = await api.auth.signUp(account);
      navigate(paths.verifyEmail, { state: { email: account.email } });
      toast.success(answer.data?.message || answer.message || 'Signup Successful!');
    },
    onFailure: (error) => toast.error(messageOf(error, 'Registration failed')),
  });
  return (
    <AuthPage title="Join the Cycling Revolution!" lead="Create your account today.">
      <Stack as="form" {...form}>
        <Field label="Name" autoComplete="name" {...field('name')} />
        <Field label="Email" type="email" autoComplete="email" inputMode="email" {...field('email')} />
        <PasswordField label="Password" autoComplete="new-password" {...field('password')} />
        <PasswordField label="Confirm Password" autoComplete="new-password" {...field('confirmPassword')} />
        <Button type="submit" wide busy={formik.isSubmitting}>
          {formik.isSubmitting ? 'Signing up...' : 'Sign up'}
        </Button>
      </Stack>
      <Below>
        Already have an account? <Link to={paths.signIn}>Log in</Link>
      </Below>
    </AuthPage>
  );
}
