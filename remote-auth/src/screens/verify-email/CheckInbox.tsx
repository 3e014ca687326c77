import { Link, api, messageOf, paths, toast, useLocation } from '@breakaway/host-api';
import { Button, Field, Stack } from '@breakaway/ui';
import { object } from 'yup';
import { AuthPage } from '../../parts/AuthPage.tsx';
import { Below } from '../../parts/Below.tsx';
import { email, sentEmail } from '../../parts/rules.ts';
import { useAuthForm } from '../../parts/useAuthForm.ts';

const rules = object({ email });

/** The address that was just signed up, when this page follows the sign-up form. */
function useSignedUpEmail(): string {
  const state: unknown = useLocation().state;
  const known =
    typeof state === 'object' && state !== null ? (state as { email?: unknown }).email : undefined;
  return typeof known === 'string' ? known : '';
}

/** After the sign-up: a mail is on its way, and can be asked for once more. */
export function CheckInbox() {
  const known = useSignedUpEmail();
  const { formik, form, field } = useAuthForm({
    initialValues: { email: known },
    rules,
    submit: async (values) => {
      const answer = await api.auth.resendVerification(sentEmail(values.email));
      toast.success(answer.message || 'Success!');
    },
    onFailure: (error) => toast.error(messageOf(error, 'Something went wrong!')),
  });
  return (
    <AuthPage
      title="Check your inbox"
      lead={
        <>
          A verification email was sent{known && ` to ${known}`}. Click the link in it to activate your
          account.
        </>
      }
    >
      <Stack as="form" {...form}>
        <p>Nothing there after a few minutes? Look in the spam folder, or have it sent again.</p>
        <Field label="Email" type="email" autoComplete="email" inputMode="email" {...field('email')} />
        <Button type="submit" tone="secondary" wide busy={formik.isSubmitting}>
          Send the email again
        </Button>
      </Stack>
      <Below>
        Already verified? <Link to={paths.signIn}>Log in</Link>
      </Below>
    </AuthPage>
  );
}
