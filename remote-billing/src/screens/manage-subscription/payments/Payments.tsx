import type { Payment, Seller } from '@breakaway/contract';
import { longDate, shortDate } from '@breakaway/contract/dates';
import { formatEuro } from '@breakaway/contract/plan';
import { Button, Card, Muted, Skeleton, Stack, VisuallyHidden } from '@breakaway/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { meansOf } from '../plan-words.ts';
import { texts } from '../texts.ts';
import { Receipt } from './Receipt.tsx';
import type { LoadedPayments } from './usePayments.ts';

const Table = styled.table`
  width: 100%;
  th {
    padding: 0 0 var(--space-2);
    color: var(--text-muted);
    font-size: var(--text-s);
    font-weight: var(--strong);
    text-align: left;
  }
  td {
    padding: var(--space-2) 0;
    border-top: 1px solid var(--line);
    vertical-align: baseline;
  }
  th + th,
  td + td {
    padding-left: var(--space-3);
  }
  :is(th, td):nth-last-child(-n + 2) {
    text-align: right;
  }
  td {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  tr:last-child td {
    padding-bottom: 0;
  }
`;
const Open = styled.button.attrs({ type: 'button' })`
  min-height: 44px;
  margin: calc(-1 * var(--space-2)) 0;
  padding: 0;
  border: 0;
  background: none;
  color: var(--link);
  text-decoration: underline;
  cursor: pointer;
`;
/** On a phone the method stands below the date instead of in a column of its own. */
const Column = styled.td`
  display: none;
  ${({ theme }) => theme.from.tablet} {
    display: table-cell;
  }
`;
const Below = styled.span`
  display: block;
  color: var(--text-muted);
  font-size: var(--text-s);
  ${({ theme }) => theme.from.tablet} {
    display: none;
  }
`;
const Amount = styled.span`
  font-weight: var(--strong);
`;
const Refund = styled.span`
  display: block;
  color: var(--text-muted);
  font-size: var(--text-s);
`;

const words = texts.payments;

function refundOf({ amount, refunded }: Payment): string | null {
  if (refunded <= 0) return null;
  return refunded < amount ? words.partly(formatEuro(refunded)) : words.refunded;
}

function List({ list, seller }: { list: readonly Payment[]; seller: Seller }) {
  const [opened, setOpened] = useState<Payment | null>(null);
  return (
    <>
      <Table aria-labelledby="payments">
        <thead>
          <tr>
            <th scope="col">{words.date}</th>
            <Column as="th" scope="col">
              {words.paidWith}
            </Column>
            <th scope="col">{words.amount}</th>
            <th scope="col">
              <VisuallyHidden>{words.receipt}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map((payment) => (
            <tr key={payment.paymentId}>
              <td>
                {shortDate(payment.paidAt)}
                <Below>{meansOf(payment)}</Below>
              </td>
              <Column>{meansOf(payment)}</Column>
              <td>
                <Amount>{formatEuro(payment.amount)}</Amount>
                <Refund>{refundOf(payment)}</Refund>
              </td>
              <td>
                <Open
                  onClick={() => setOpened(payment)}
                  aria-label={words.receiptOf(longDate(payment.paidAt) ?? '')}
                >
                  {words.receipt}
                </Open>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Receipt payment={opened} seller={seller} onClose={() => setOpened(null)} />
    </>
  );
}

/** Past payments and their refunds. */
export function Payments({ payments, onRetry }: { payments: LoadedPayments; onRetry: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    // The button that had the focus disappears as soon as it is pressed.
    if (pressed.current) heading.current?.focus();
    pressed.current = false;
  }, [payments.state]);
  return (
    <Card aria-labelledby="payments">
      <Stack>
        <h2 id="payments" ref={heading} tabIndex={-1}>
          {words.heading}
        </h2>
        {payments.state === 'loading' && <Skeleton label={words.loading} />}
        {payments.state === 'failed' && (
          <Stack>
            <p role="alert">{words.failed}</p>
            <div>
              <Button
                tone="secondary"
                onClick={() => {
                  pressed.current = true;
                  onRetry();
                }}
              >
                {texts.retry}
              </Button>
            </div>
          </Stack>
        )}
        {payments.state === 'ready' && payments.list.length === 0 && <Muted>{words.none}</Muted>}
        {payments.state === 'ready' && payments.list.length > 0 && (
          <List list={payments.list} seller={payments.seller} />
        )}
      </Stack>
    </Card>
  );
}
