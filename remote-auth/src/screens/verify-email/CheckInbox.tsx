import { Link, paths, useLocation } from '@breakaway/host-api';
import { Muted, VisuallyHidden } from '@breakaway/ui';
import styled from 'styled-components';
import { AuthPage } from '../../parts/AuthPage.tsx';
import { FormFooter } from '../../parts/FormFooter.tsx';
import { ResendForm } from './ResendForm.tsx';

/** On a line of its own, to be checked at a glance. It breaks where the line is full, not at its hyphens. */
const Address = styled.strong`
  display: block;
  margin-block: var(--space-1);
  word-break: break-all;
`;

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
    <AuthPage title="Check your inbox">
      <p>
        A verification email was sent
        {known ? (
          <>
            {' to '}
            <Address>
              {known}
              <VisuallyHidden>.</VisuallyHidden>
            </Address>
          </>
        ) : (
          '. '
        )}
        Click the link in it to activate your account.
      </p>
      <Muted>Nothing there after a few minutes? Look in the spam folder, or have it sent again.</Muted>
      <ResendForm known={known} label="Send the email again" />
      <FormFooter>
        Already verified? <Link to={paths.signIn}>Log in</Link>
      </FormFooter>
    </AuthPage>
  );
}
