/** Every text of the page. Texts that the specification gives are quoted exactly. */
export const texts = {
  heading: 'Manage Subscription',
  plan: 'Current plan',
  billing: 'Billing information',
  none: 'No active subscription found',
  noneHint: 'The PRO plan opens the AI consultant, the segment analysis and the race analyzer.',
  subscribe: 'Subscribe Now',
  loadFailed: 'Failed to load subscription details',
  retry: 'Retry',
  active: 'Active',
  inactive: 'Inactive',
  nextBilling: 'Next billing date',
  dueSince: 'Payment due since',
  accessUntil: 'Access until',
  paidWith: 'Paid with',
  nextPayment: 'Next payment',
  until: (date: string) => `PRO until ${date}`,
  resume: 'Resume my plan',
  resumeText: (date: string, price: string) =>
    `You cancelled this plan. If you resume it, it renews on ${date} and ${price} is charged then.`,
  resumeFailed: 'The plan could not be resumed. Please try again.',
  cancel: 'Cancel Subscription',
  cancelTitle: 'Cancel your subscription?',
  cancelText: (until: string | null) =>
    until
      ? `You keep everything until ${until}. After that your plan ends and you are not charged again.`
      : 'Your plan ends at once, and you are not charged again.',
  endsByItself: (end: string | null) =>
    `This plan ends by itself${end ? ` on ${end}` : ''}. Nothing is charged, so there is nothing to cancel.`,
  trial: { name: 'PRO (free trial)', paidWith: 'Nothing to pay', keep: 'Keep PRO' },
  keep: 'Keep my plan',
  confirm: 'Yes, cancel',
  cancelFailed: 'The subscription could not be cancelled. Please try again.',
  pastDue: {
    title: 'Your last payment did not go through.',
    keeps: (until: string | null) =>
      until ? `You keep PRO until ${until}.` : 'You keep PRO for a few days.',
    byCard: 'Pay now, with the same card or another one, and your plan goes on.',
    byPaypal:
      'Please check at PayPal which card or bank account it is taken from. PayPal tries again by itself, so there is nothing to pay here.',
    pay: 'Pay now',
    heading: 'Pay by card',
    due: (amount: string) => `Amount due: ${amount}`,
    amountChanged: (amount: string) =>
      `The amount due is ${amount} now. If you agree, press “Pay now” again.`,
    notNow: 'Not now',
    atPaypal: 'Check at PayPal',
    newTab: '(opens in a new tab)',
    checkAgain: 'Check again',
    stillDue: 'PayPal has not been able to take the payment yet.',
    checkFailed: 'We could not check your plan. Please try again.',
    unconfirmed:
      'Your payment went through, and we are still waiting for its confirmation. You will not be charged again.',
  },
  withdrawal: {
    heading: 'Right of withdrawal',
    text: (until: string | null, paid: boolean) =>
      `Until ${until} you can withdraw from the contract without giving a reason: ` +
      (paid
        ? 'everything is paid back to the means of payment that you used, and the plan ends at once.'
        : 'the plan ends at once.'),
    /** The wording that Directive (EU) 2023/2673 proposes for both steps. */
    open: 'Withdraw from contract here',
    confirm: 'Confirm withdrawal',
    title: 'Withdraw from the contract?',
    statement: 'I withdraw from this contract:',
    name: 'Name',
    contract: 'Contract',
    mail: 'Confirmation goes to',
    refund: 'You get back',
    effect: 'Your PRO plan ends at once.',
    failed: 'The withdrawal could not be made. Please try again.',
  },
  payments: {
    heading: 'Payments',
    date: 'Date',
    paidWith: 'Paid with',
    amount: 'Amount',
    loading: 'Loading payments',
    none: 'No payments yet.',
    failed: 'Your payments could not be loaded.',
    refunded: 'Refunded',
    partly: (amount: string) => `${amount} refunded`,
    receipt: 'Receipt',
    receiptOf: (date: string) => `Receipt of ${date}`,
  },
  receipt: {
    title: 'Receipt',
    vatId: (id: string) => `VAT ID ${id}`,
    number: 'Number',
    date: 'Date',
    to: 'For',
    item: 'Item',
    plan: 'PRO plan, one year',
    paidWith: 'Paid with',
    refunded: 'Refunded',
    total: 'Total',
    print: 'Print',
    close: 'Close',
  },
} as const;
