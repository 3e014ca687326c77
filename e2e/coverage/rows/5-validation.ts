import { rowsOf } from '../row.ts';

/** Section 5: validation rules and their messages. */
export const validationRows = rowsOf(5, {
  'when.touched': 'Errors show only after a field has been blurred, or on submit',
  'when.change-and-blur': 'Validation runs on change and on blur',

  'sign-in.email-required': 'Sign-in email: "Email is required"',
  'sign-in.email-format': 'Sign-in email: "Invalid email format"',
  'sign-in.email-lowercased': 'Sign-in email: lowercased before sending',
  'sign-in.password-required': 'Sign-in password: "Password is required"',
  'sign-up.name-required': 'Sign-up name: "Name is required"',
  'sign-up.email-required': 'Sign-up email: "Email is required"',
  'sign-up.email-format': 'Sign-up email: "Invalid email format"',
  'sign-up.email-lowercased': 'Sign-up email: lower-cased before sending',
  'sign-up.password-required': 'Sign-up password: "Password is required"',
  'sign-up.password-length': 'Sign-up password: "Password must be at least 6 characters long"',
  'sign-up.confirm-required': 'Sign-up confirmPassword: "Confirm Password is required"',
  'sign-up.confirm-match': 'Sign-up confirmPassword: "Passwords must match"',
  'forgot.email-required': 'Forgot password email: "Email is required"',
  'forgot.email-format': 'Forgot password email: "Invalid email format"',
  'forgot.email-lowercased': 'Forgot password email: lowercased before sending',
  'new-password.password-required': 'New password: "Password is required"',
  'new-password.password-length': 'New password: "Password must be at least 6 characters long"',
  'new-password.confirm-required': 'New password, confirm: "Confirm Password is required"',
  'new-password.confirm-match': 'New password, confirm: "Passwords must match"',
  'otp.required': 'OTP: "OTP is required"',
  'otp.length': 'OTP: "OTP must be exactly 6 digits"',
  'otp.digits': 'OTP: "OTP must contain only numbers"',
  'chat.message': 'Chat: an empty message cannot be sent',

  'payment.name': 'Payment name: "Please Enter Name"',
  'payment.card-number': 'Payment card number: "Please enter a valid card number"',
  'payment.expiry': 'Payment expiry: "Please enter a valid expiry date"',
  'payment.cvc': 'Payment CVC: "Please enter a valid CVC"',
  'payment.discount-code': 'Payment discount code: "Please enter a discount code" when empty',
  'payment.provider-errors': "Payment: the card provider's own field errors are shown",

  'settings.email': 'Settings email: "Invalid email address"; shown read-only',
  'settings.password-mask': 'Settings: the password shows a mask placeholder',
  'settings.numbers': 'Settings: the nine numbers must be at least 0: "Value must be a positive."',
  'settings.favourites':
    'Settings: the three favourites carry the minimum-zero text rule with the same message',
  'settings.name': 'Settings: the name is text',
  'settings.essentials': 'Settings: height, weight, FTP and CHO tolerance carry an asterisk',
  'settings.estimates': 'Settings: the other fields are optional and estimated when empty',
  'settings.photo': 'Settings: the profile photo accepts image files only',
});
