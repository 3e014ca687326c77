/** Every sentence of the page. Where the specification gives a text, it stands here letter by letter. */
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
  cancel: 'Cancel Subscription',
  cancelTitle: 'Cancel your subscription?',
  cancelText: (until: string | null) =>
    until
      ? `You keep everything until ${until}. After that your plan ends and you are not charged again.`
      : 'Your plan ends and you are not charged again.',
  keep: 'Keep my plan',
  confirm: 'Yes, cancel',
  cancelFailed: 'The subscription could not be cancelled. Please try again.',
  pastDue:
    'The last payment did not go through. We will try again; please check your card or PayPal account.',
} as const;
