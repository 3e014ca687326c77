import { Link, paths, useNavigate } from '@breakaway/host-api';
import { Button, Notice } from '@breakaway/ui';
import { AuthPage } from '../../parts/AuthPage.tsx';
import { FormFooter } from '../../parts/FormFooter.tsx';

/**
 * The link belongs to a sign-up that somebody else made with the same address and a password of theirs. The owner of
 * the address gets in by setting their own password, with a code from the same inbox.
 */
export function SignUpBySomeoneElse({ message }: { message: string }) {
  const navigate = useNavigate();
  return (
    <AuthPage title="Email verification failed">
      <Notice tone="bad">{message}</Notice>
      <p>
        We email you a code. With it you set your password, and your email address is verified. Nobody else
        can sign in after that.
      </p>
      <Button wide onClick={() => navigate(paths.forgotPassword)}>
        Choose your own password
      </Button>
      <FormFooter>
        <Link to={paths.signUp}>Back to Sign Up</Link>
      </FormFooter>
    </AuthPage>
  );
}
