import { rowsOf } from '../row.ts';

/** Section 4: states and transitions. */
export const stateRows = rowsOf(4, {
  'sign-in.submitting': 'Sign-in: while submitting the button reads "Logging in..." and cannot be submitted',
  'sign-in.success': 'Sign-in success: session saved, consultant page, a success toast',
  'sign-in.success-text': 'Sign-in success toast: the server\'s message or "Login Successful!"',
  'sign-in.403': 'Sign-in: on 403 the verification modal opens',
  'sign-in.failure': 'Sign-in: any other failure shows an error toast',
  '401.error-path': 'A 401 as an error clears all local storage and reloads to the sign-in path',
  '401.success-path': 'A 401 on the success path clears all local storage and reloads to the sign-in path',
  'password-visibility': 'Password visibility toggles between hidden and shown',

  'sign-up.submitting': 'Sign-up: while submitting the button reads "Signing up..." and is inert',
  'sign-up.success': 'Sign-up success: success toast, /verify-email',
  'sign-up.failure': 'Sign-up failure: error toast, the form stays',

  'forgot.success':
    'Forgot password: the email is saved, /otp-verify, server message or "Operation Successful!"',
  'otp.success': 'OTP: toast "OTP verified successfully!", /new-password',
  'reset.success': 'Reset: /sign-in, toast with the server message or "Password Changed Successful!"',

  'chat.initial': 'Chat starts in the initial state without a conversation id',
  'chat.first-send':
    'The first send creates a conversation and stores its _id; its answer ends the initial state',
  'chat.answer-delay': "The bot's answer is shown after 1.5 s",
  'chat.new-chat': 'New Chat clears conversation id and messages and returns to the initial state',
  'chat.history-item': 'A history item loads its messages in chronological order',
  'chat.send-failure': 'After a failed send the screen is in the initial state again',
  'chat.logout': 'Logout clears all browser storage and the chat, shows "Signed out successfully", goes to /',
  'chat.logout-failed': 'A failed logout shows "Failed to sign out"',

  'card.processing': 'Card: while processing the button is disabled and reads "Processing..."',
  'card.free': 'Card: a discounted price of 0 needs no card confirmation; user stored, consultant screen',
  'card.succeeded': 'Card: "Payment Successful", after 2 seconds user reloaded and stored, consultant screen',
  'paypal.approved': 'PayPal: after approval verified, user refreshed and stored, consultant',
  'coupon.applied': 'Coupon: id saved, input disabled, "Coupon applied successfully!"',
  'coupon.cleared': 'Clearing the discount input resets the price to the base price',

  'subscription.label': 'Label: Active when cancelAtPeriodEnd is false, otherwise Inactive',
  'subscription.cancel-button': 'The Cancel button shows only when cancelAtPeriodEnd is false',
  'subscription.cancelled': 'After a cancel the subscription is reloaded',

  'settings.one-field': 'Settings: fields are edited one at a time; Edit selects a field',
  'settings.save': 'Settings: Save submits the whole form',
  'settings.sign-out': 'Settings: Sign Out clears local storage and goes to /sign-in',
  'settings.deleted': 'Settings: account deletion clears local storage and goes to /sign-in',

  'header-menu': 'The phone menu opens and closes by the Menu button',
  accordion: 'Accordion items open and close',
  'user-state': 'The user state is set and cleared by set user and set onboarding flag',
});
