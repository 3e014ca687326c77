import type { Payment, Seller } from '@breakaway/contract';
import { longDate } from '@breakaway/contract/dates';
import { formatEuro } from '@breakaway/contract/plan';
import { productName, useUser } from '@breakaway/host-api';
import { Button, Dialog, DialogActions, Icon, Logo, MailAddress } from '@breakaway/ui';
import styled, { createGlobalStyle } from 'styled-components';
import { Facts } from '../Facts.tsx';
import { meansOf } from '../plan-words.ts';
import { texts } from '../texts.ts';

const words = texts.receipt;

/** On paper there is the receipt alone, in ink, from the top of the page. */
const OnPaper = createGlobalStyle`
  @media print {
    @page { margin: 2cm; }
    html, body { background: Canvas; color-scheme: light; }
    body * { visibility: hidden; }
    dialog[open] {
      inset: 0;
      width: 100%;
      max-width: none;
      max-height: none;
      margin: 0;
      overflow: visible;
      border: 0;
      background: none;
      box-shadow: none;
    }
    dialog[open]::backdrop { display: none; }
    [data-receipt], [data-receipt] * { visibility: visible; color: CanvasText; }
    [data-receipt] { position: absolute; inset: 0 0 auto; border: 0; background: none; padding: 0; }
  }
`;
const Paper = styled.div`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--bg);
  address {
    font-style: normal;
    font-size: var(--text-s);
    color: var(--text-muted);
    white-space: pre-line;
  }
  dd {
    font-weight: var(--regular);
  }
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-3);
  address {
    text-align: right;
  }
`;
const Name = styled.span`
  display: block;
  font-weight: var(--strong);
`;
const Sums = styled.div`
  display: grid;
  gap: var(--space-2);
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);
  font-variant-numeric: tabular-nums;
  p {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: var(--space-4);
  }
`;
/** What was paid in the end. */
const Final = styled.p`
  font-weight: var(--strong);
  &:not(:first-child) {
    padding-top: var(--space-3);
    border-top: 1px solid var(--line);
  }
  strong {
    font: var(--figure-weight) var(--text-2xl) / 1 var(--font-figures);
  }
`;

/** The logo names the product already. */
const sellerLines = ({ name, address, vatId }: Seller) =>
  [...(name === productName() ? [] : [name]), ...address, ...(vatId ? [words.vatId(vatId)] : [])].join('\n');

/** One payment as a receipt that can be printed: who sold what to whom, when, and for how much. */
export function Receipt({
  payment,
  seller,
  onClose,
}: {
  payment: Payment | null;
  seller: Seller;
  onClose: () => void;
}) {
  const user = useUser();
  return (
    <Dialog open={payment !== null} title={words.title} onClose={onClose}>
      {payment && (
        <>
          <OnPaper />
          <Paper data-receipt>
            <Head>
              <Logo name={productName()} />
              <address>{sellerLines(seller)}</address>
            </Head>
            <Facts
              facts={[
                {
                  label: words.to,
                  below: true,
                  value: user && (
                    <>
                      <Name>{user.name}</Name> <MailAddress>{user.email}</MailAddress>
                    </>
                  ),
                },
                { label: words.number, value: payment.paymentId },
                { label: words.date, value: longDate(payment.paidAt) },
                { label: words.item, value: words.plan },
                { label: words.paidWith, value: meansOf(payment) },
              ]}
            />
            <Sums>
              {payment.refunded > 0 && (
                <>
                  <p>
                    {words.total} <span>{formatEuro(payment.amount)}</span>
                  </p>
                  <p>
                    {words.refunded} <span>−{formatEuro(payment.refunded)}</span>
                  </p>
                </>
              )}
              <Final>
                {payment.refunded > 0 ? words.net : words.total}{' '}
                <strong>{formatEuro(payment.amount - payment.refunded)}</strong>
              </Final>
            </Sums>
          </Paper>
          <DialogActions>
            <Button tone="secondary" onClick={onClose}>
              {words.close}
            </Button>
            <Button onClick={() => window.print()}>
              <Icon name="print" />
              {words.print}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
