import type { FastifyRequest } from 'fastify';
import { PAYMENT_KEY_MS, once } from './idempotency.ts';
import type { Money, MoneyBack, Transaction } from './model.ts';
import { captureOf, detailedRefundOf, refund, refundOf, saleOf, saleRefundOf } from './payments.ts';
import { find, link, wantsWhole } from './routing.ts';
import type { ById, Scope } from './routing.ts';
import { atTimeOf } from './time.ts';

/** Payments and refunds, in the shapes of version 1 (sales) and version 2 (captures). */
export function paymentRoutes({ app, account, base }: Scope): void {
  const give = (request: FastifyRequest<ById>, asked: unknown) => {
    const { id } = request.params;
    const { subscription } = find(account.transactions.get(id));
    return atTimeOf(account, subscription, () => refund(account, find(account.transactions.get(id)), asked));
  };
  const showCapture = (request: FastifyRequest, payment: Transaction) => {
    const self = `${base(request)}/v2/payments/captures/${payment.id}`;
    return { ...captureOf(payment), links: [link('self', self), link('refund', `${self}/refund`, 'POST')] };
  };
  const showRefund = (request: FastifyRequest, row: MoneyBack, whole: boolean) => {
    const { id, status } = refundOf(row);
    return {
      ...(whole ? refundOf(row) : { id, status }),
      links: [
        link('self', `${base(request)}/v2/payments/refunds/${id}`),
        link('up', `${base(request)}/v2/payments/captures/${row.sale}`),
      ],
    };
  };
  const showSale = (request: FastifyRequest, payment: Transaction) => {
    const self = `${base(request)}/v1/payments/sale/${payment.id}`;
    return {
      ...saleOf(payment),
      parent_payment: `PAYID-${payment.id}`,
      links: [link('self', self), link('refund', `${self}/refund`, 'POST')],
    };
  };
  const showSaleRefund = (request: FastifyRequest, row: MoneyBack, made: boolean) => ({
    ...(made ? detailedRefundOf(account, row) : saleRefundOf(row)),
    links: [
      link('self', `${base(request)}/v1/payments/refund/${row.id}`),
      link('sale', `${base(request)}/v1/payments/sale/${row.sale}`),
    ],
  });

  app.get<ById>('/paypal/v2/payments/captures/:id', async (request) =>
    showCapture(request, find(account.transactions.get(request.params.id))),
  );
  app.post<ById>('/paypal/v2/payments/captures/:id/refund', async (request, reply) =>
    once(account, request, reply, PAYMENT_KEY_MS, {
      make: () => give(request, request.body?.amount),
      again: (id) => account.moneyBack.get(id),
      statuses: [201, 201],
      show: (row) => showRefund(request, row, wantsWhole(request)),
    }),
  );
  app.get<ById>('/paypal/v2/payments/refunds/:id', async (request) =>
    showRefund(request, find(account.moneyBack.get(request.params.id)), true),
  );
  app.get<ById>('/paypal/v1/payments/sale/:id', async (request) =>
    showSale(request, find(account.transactions.get(request.params.id))),
  );
  app.post<ById>('/paypal/v1/payments/sale/:id/refund', async (request, reply) =>
    once(account, request, reply, PAYMENT_KEY_MS, {
      make: () => give(request, v2Amount(request.body?.amount)),
      again: (id) => account.moneyBack.get(id),
      statuses: [201, 201],
      show: (row) => showSaleRefund(request, row, true),
    }),
  );
  app.get<ById>('/paypal/v1/payments/refund/:id', async (request) =>
    showSaleRefund(request, find(account.moneyBack.get(request.params.id)), false),
  );
}

/** Version 1 names an amount differently from version 2. */
function v2Amount(sent: unknown): Partial<Money> | undefined {
  if (sent === undefined) return undefined;
  const { total, currency } = (sent ?? {}) as { total?: string; currency?: string };
  return { ...(total ? { value: total } : {}), ...(currency ? { currency_code: currency } : {}) };
}
