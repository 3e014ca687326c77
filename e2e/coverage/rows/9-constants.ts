import { rowsOf } from '../row.ts';

/** Section 9: business constants and limits. */
export const constantRows = rowsOf(9, {
  'pro-price': 'PRO plan: 89.99 euro, EUR, per year per member ("Save 42%")',
  'plan-expiry': 'Plan type "year" expires after 365 days',
  'week-expiry': 'Plan type "week" expires after 7 days',
  'no-weekly': 'The weekly 2.99 euro option is not offered',
  'coach-price': 'The future coach plan: 100 euro per month',
  amount: 'Amounts read €{amount with 2 decimals}/{period}',
  'free-amount': 'A FREE subscription without an amount shows 0',
  'billing-date': 'The billing date has the long US format',
  'password-length': 'Passwords have at least 6 characters',
  'otp-length': 'One-time codes have 6 digits',
  'card-redirect': 'After a paid card the redirect waits 2000 ms',
  'answer-delay': "The bot's answer waits 1.5 s",
  'copied-label': '"Copied" stays for 1 s',
  'textarea-height': 'The message box grows to 80px at most',
  'sidebar-width': 'The sidebar is 288px wide',
  'menu-height': 'The phone menu panel is 12rem high',
  'toast-place': 'Toasts: top-right, with an 8 px gutter',
  'toast-limit': 'Toasts: at most 20 at once',
  'toast-duration': 'Toasts stay 4000 ms, success toasts 3000 ms',
  'toast-colours': 'Success toasts have a green background, error toasts a red one',
  'chunk-timeout': 'Loading a chunk times out after 120000 ms',
  'provider-ids': "The publishable key and the PayPal client id are the product's configuration",
});
