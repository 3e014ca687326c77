import { Link, paths, useNavigate } from '@breakaway/host-api';
import { Button, Notice } from '@breakaway/ui';
import { AuthPage } from '../../parts/AuthPage.tsx';
import { Below } from '../../parts/Below.tsx';

/**
 * The link is for a sign-up that somebody else made with the same address, with a password of theirs. A password of
 * one's own, set with a code from the same inbox, is the way in.
 */
export function AnothersSignUp({ message }: { message: string }) {
  const navigate = useNavigate();
  return (
    <AuthPage title="Email verification failed">
      <Notice tone="bad">{message}</Notice>
      <p>
        We mail you a code. With it you set your password, and your email address is verified. Nobody else can
        sign in after that.
      </p>
      <Button wide onClick={() => navigate(paths.forgotPassword)}>
        Choose your own password
      </Button>
      <Below>
        <Link to={paths.signUp}>Back to Sign Up</Link>
      </Below>
    </AuthPage>
  );
}
