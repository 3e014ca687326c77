import { useSearchParams } from '@breakaway/host-api';
import { CheckInbox } from './CheckInbox.tsx';
import { Verification } from './Verification.tsx';

export default function VerifyEmail() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return token ? <Verification key={token} token={token} /> : <CheckInbox />;
}
