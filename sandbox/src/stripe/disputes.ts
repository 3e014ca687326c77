import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { DAY } from './calendar.ts';
import { LIST, candidates, found, page, selected } from './operation.ts';
import type { Operation } from './operation.ts';

const SECONDS_TO_ANSWER = 7 * DAY;

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/** The card holder's bank charges the whole payment back. */
export function openDispute(account: Account, charge: Stripe.Charge, reason: string): Stripe.Dispute {
  const dispute = account.disputes.put<Stripe.Dispute>({
    id: account.newId('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: account.now() + SECONDS_TO_ANSWER,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
  });
  const disputed = account.charges.put({ ...charge, disputed: true });
  account.emit('charge.dispute.created', dispute);
  account.emit('charge.dispute.funds_withdrawn', dispute);
  account.emit('charge.updated', disputed, { disputed: false });
  return dispute;
}

export const disputeOperations: Operation[] = [
  {
    method: 'GET',
    path: '/v1/disputes',
    takes: [...LIST, 'charge', 'payment_intent'],
    run: ({ account, params }) => {
      const rows = candidates(account.disputes, params, ['charge', 'payment_intent']);
      const wanted = selected(rows, params, {
        charge: (row) => row.charge,
        payment_intent: (row) => row.payment_intent,
      });
      return page(wanted, params, '/v1/disputes');
    },
  },
  {
    method: 'GET',
    path: '/v1/disputes/:id',
    takes: [],
    run: ({ account, id }) => found(account.disputes, 'dispute', id),
  },
];
