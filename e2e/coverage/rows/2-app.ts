import { rowsOf } from '../row.ts';

/** Section 2: the app's frame, the consultant, the payment pages, settings. */
export const appRows = rowsOf(2, {
  'app.sidebar': 'Sidebar: AI Consultant, Kom Analysis Software, Race Analyzer, Manage Subscription',
  'app.sidebar-close': 'Sidebar on a phone: the close button starts a new chat',
  'app.settings-button': 'Top bar: a button to the settings',
  'app.profile-image': "Top bar: the popover opens from the member's profile image",
  'app.sign-out': "Top bar: the profile popover's Sign Out clears all local storage and goes to /sign-in",
  'app.tool-spinner': 'A framed tool shows a loading spinner until it is loaded',

  'chat.sidebar': 'Chat sidebar: logo, New Chat, Last Conversations',
  'chat.no-chats': 'Last Conversations shows "No chat available" when empty',
  'chat.upgrade-card': 'Chat sidebar: an Upgrade Plan card that goes to /subscription',
  'chat.header': 'Chat header: a sidebar toggle and a user menu',
  'chat.user-menu': 'User menu: initial of the email, name or email prefix, email, Logout',
  'chat.empty-state': 'Empty state: a greeting and a message box with the placeholder "Message {product}"',
  'chat.bubbles': "Active state: the user's bubbles on the right, the bot's with a logo",
  'chat.copy': 'Each answer has a Copy button that shows "Copied" for 1 second',
  'chat.generating': '"Generating answer for you" shows while waiting',
  'chat.enter': 'Enter sends, Shift+Enter adds a newline',
  'chat.send-disabled': 'Send is disabled while the message is empty or a request is pending',
  'chat.textarea': 'The message box grows up to 80px',

  'subscription.close': 'Payment page: the close icon goes to /',
  'subscription.terms': 'Payment page: the terms link goes to / with the showTerms state flag',
  'subscription.card-option': 'Payment page: a card option with the button "Upgrade to PRO"',
  'subscription.paypal-option': 'Payment page: a PayPal option',
  'subscription.total': 'Payment page: "Total amount: €89.99"',
  'subscription.paypal-busy': '"Processing PayPal payment..." shows while busy',
  'subscription.card-fields': 'Card form: name, country, zip, card number, expiry, CVC',
  'subscription.discount-field': 'Card form: a discountCode input with an apply action',
  'subscription.ultra': '"ULTRA Version for Coach": its four promises, disabled, "Soon coming..."',
  'subscription.annual': 'Annual plan: "Save 42%", 89.99 euro per year per member',
  'subscription.no-weekly': 'The weekly option is not offered',

  'manage.current': 'Manage subscription: current plan, billing information and a cancel action',
  'manage.close': 'Manage subscription: the close icon returns to the consultant',
  'manage.empty': 'Manage subscription: "No active subscription found" with a "Subscribe Now" button',
  'manage.subscribe-now': '"Subscribe Now" goes to /app/subscription',

  'settings.edit': 'Settings: a profile and metrics form with an Edit button per field',
  'settings.legal': 'Settings: Privacy Policy, Terms and Conditions, Support, Cookies Policy',
  'settings.subscription': 'Settings: Subscription goes to /manage-subscription',
  'settings.delete': 'Settings: Delete Account opens a dialog with Cancel and "Yes, Delete Account"',
});
