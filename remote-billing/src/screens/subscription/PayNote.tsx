import { Link, paths } from '@breakaway/host-api';
import styled from 'styled-components';
import { texts } from './texts.ts';

const Total = styled.p`
  font-size: var(--text-l);
  font-weight: var(--strong);
  font-variant-numeric: tabular-nums;
`;
const Small = styled.p`
  color: var(--text-muted);
  font-size: var(--text-s);
`;

/** Price, period, renewal and the right to withdraw, shown together right before the order button. */
export function PayNote({ amount }: { amount: number }) {
  return (
    <div>
      <Total aria-live="polite">{texts.total(amount)}</Total>
      <Small>
        {texts.renewal(amount)} {amount > 0 && texts.withdrawal} By subscribing you accept the{' '}
        <Link to={paths.home} state={{ showTerms: true }}>
          {texts.terms}
        </Link>
        .
      </Small>
    </div>
  );
}
