import { Link, paths, useLocation } from '@breakaway/host-api';
import { AuthPage } from '../../parts/AuthPage.tsx';
import { FormFooter } from '../../parts/FormFooter.tsx';
import { ResendForm } from './ResendForm.tsx';

/** The address that was just signed up, when this page follows the sign-up form. */
function useSignedUpEmail(): string {
  const state: unknown = useLocation().state;
  const known =
    typeof state === 'object' && state !== null ? (state as { email?: unknown }).email : undefined;
  return typeof known === 'string' ? known : '';
}

/** After the sign-up: a mail is on its way, and can be requested again. */
export function CheckInbox() {
  const known = useSignedUpEmail();
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
      <p>Nothing there after a few minutes? Look in the spam folder, or have it sent again.</p>
      <ResendForm known={known} label="Send the email again" />
      <FormFooter>
        Already verified? <Link to={paths.signIn}>Log in</Link>
      </FormFooter>
    </AuthPage>
  );
}
