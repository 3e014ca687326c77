import { formatEuro } from '@breakaway/contract/plan';
import { Link, paths } from '@breakaway/host-api';
import styled from 'styled-components';
import { BASE_PRICE, discountOf, texts } from './texts.ts';

const Sum = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-bottom: var(--space-2);
  font-variant-numeric: tabular-nums;
`;
const row = `
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: var(--space-4);
`;
const Parts = styled.dl`
  display: grid;
  gap: var(--space-1);
  padding-bottom: var(--space-2);
  border-bottom: 1px solid var(--line);
  font-size: var(--text-s);
  > div {
    ${row}
  }
  dt {
    color: var(--text-muted);
    overflow-wrap: anywhere;
  }
`;
const Less = styled.dd`
  color: var(--good);
  font-weight: var(--strong);
`;
const Total = styled.p`
  ${row}
  font-size: var(--text-l);
  font-weight: var(--strong);
`;
const Small = styled.p`
  color: var(--text-muted);
  font-size: var(--text-s);
`;

interface PayNoteProps {
  amount: number;
  /** the discount code that made it less than the plan's price */
  code?: string | undefined;
}

/** Price, period, renewal and the right to withdraw, shown together right before the order button. */
export function PayNote({ amount, code }: PayNoteProps) {
  const less = code ? discountOf(amount) : 0;
  const [label, total] = texts.total(amount).split(/ (?=€)/);
  return (
    <div>
      <Sum>
        {less > 0 && (
          <Parts>
            <div>
              <dt>{texts.oneYear}</dt>
              <dd>{formatEuro(BASE_PRICE)}</dd>
            </div>
            <div>
              <dt>{texts.discount.row(code!)}</dt>
              <Less>−{formatEuro(less)}</Less>
            </div>
          </Parts>
        )}
        <Total aria-live="polite" aria-atomic="true">
          {label} <span>{total}</span>
        </Total>
      </Sum>
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
