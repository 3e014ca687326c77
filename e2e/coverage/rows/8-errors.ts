import { rowsOf } from '../row.ts';

/** Section 8: the error catalogue and the default texts. */
export const errorRows = rowsOf(8, {
  pattern: "Server's message from the body, else the error's own message, else a fallback",
  '401': '401 on any call: session cleared, sign-in',
  'login-403': '403 on login: email-not-verified modal',
  'login-other': 'Other login errors: server message, else error message, else "Login failed"',
  registration: 'Registration failure: server message, else error message, else "Registration failed"',
  chat: 'Chat failure: "Something went wrong"; initial state',
  'forgot-password': 'Forgot password failure: "Something went wrong" fallback',
  'reset-password': 'Reset password failure: "Operation failed" fallback',
  coupon: 'Coupon failure: "Failed to apply discount" fallback',
  'coupon-empty': 'Empty coupon: "Please enter a discount code"',
  history: 'History load failure: list emptied',
  logout: 'Logout failure: "Failed to sign out"',
  'card-refused': 'Card payment failed: the provider\'s message, or "Payment Failed"',
  'card-thrown': 'Card payment, a thrown error: its message or "Payment failed. Please try again."',
  'paypal-create': 'PayPal: "PayPal subscription failed. Please try again."',
  'paypal-error': 'PayPal: "PayPal payment failed. Please try again."',
  'paypal-cancelled': 'PayPal: "PayPal payment cancelled."',
  'subscription-load':
    'Subscription load failure: "Failed to load subscription details", with a Retry button',
  cancel: 'Cancel failure: the server message',
  otp: 'OTP failure: server message, or "Invalid OTP. Please try again."',
  'otp-missing-email':
    'No reset email at OTP: "Email not found. Please try forgot password again." and /forgot-password',
  'verify-email':
    'Email verification failure: server message, or "Email verification failed. Please try again."',
  'profile-save': 'Profile save failure: logged only',
  'user-refresh': 'User refresh failure: logged only',
  'codes-hidden': 'Error codes other than 401 and 403 are not shown',

  'default.success': 'Default success toast: "Success!"',
  'default.error': 'Default error toast: "Something went wrong!"',
  'success.signed-out': 'Success toast: "Signed out successfully"',
  'success.discount': 'Success toast: "Discount applied successfully!"',
  'success.coupon': 'Success toast: "Coupon applied successfully!"',
  'success.payment': 'Success toast: "Payment Successful"',
  'success.deleted': 'Success toast: "Account Deleted Successfully"',
  'success.profile': 'Success toast: "Profile updated successfully."',
  'success.otp': 'Success toast: "OTP verified successfully!"',
  'success.login': 'Success toast: "Login Successful!"',
  'success.signup': 'Success toast: "Signup Successful!"',
});
