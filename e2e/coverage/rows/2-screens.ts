import { rowsOf } from '../row.ts';

/** Section 2: public pages and the screens of the account. */
export const screenRows = rowsOf(2, {
  'header.links': "Visitors' header: FAQ, About Us, Sign Up and a Login button, each to its page",
  'header.logo': 'The logo of the header goes to /',
  'header.menu': 'On small screens the header collapses into a Menu toggle that opens the same four entries',
  'header.menu-icons': 'The Menu toggle swaps an open and a closed icon',
  'footer.legal': 'Footer: Terms & Services, Cookies Policy and Privacy Policy buttons',
  'footer.social': 'Footer: five social icons that all go to /',
  'faq.accordion':
    'FAQ: an accordion with three items: what the product is, whether it replaces a coach, how to join',
  'faq.carousel': 'FAQ: a carousel with previous and next buttons',
  'faq.carousel-keys': 'FAQ: arrow keys move the carousel',
  'faq.carousel-ends': 'FAQ: previous and next are disabled at the ends of the carousel',
  'about.mission': 'About: the mission',
  'about.full-potential': 'About: section "Cycling is not at its full potential"',
  'about.democratizing': 'About: section "Democratizing Performance"',

  'sign-in.greeting': 'Sign-in: "Welcome Back!" with "Sign in and keep riding smarter"',
  'sign-in.fields': 'Sign-in: email, password and a Login button',
  'sign-in.show-password': 'Sign-in: the password has a show/hide toggle',
  'sign-in.forgot-link': 'Sign-in: Forgot Password leads to /forgot-password',
  'sign-in.sign-up-link': 'Sign-in: Sign up leads to /sign-up',
  'sign-in.logo': 'Sign-in: the logo leads to /',
  'sign-in.image': 'Sign-in: a decorative image on large screens only',
  'sign-in.modal': 'Sign-in: a 403 opens "Email Verification Required" with the spec\'s text',
  'sign-in.modal-close': 'The modal closes by its Close button, its close icon and a click on the backdrop',
  'sign-in.lands': 'A login leads to /app/{product}-ai-consultant',
  'sign-in.forced-logout': 'A forced logout leads to /sign-in',

  'sign-up.heading': 'Sign-up: "Join the Cycling Revolution!" with "Create your account today."',
  'sign-up.fields': 'Sign-up: name, email, password, confirmPassword',
  'sign-up.show-passwords': 'Sign-up: the two passwords have independent show/hide toggles',
  'sign-up.logo': 'Sign-up: the logo leads to /',
  'sign-up.log-in-link': 'Sign-up: "Already have an account?" with a "Log in" link to /sign-in',
  'sign-up.illustration': 'Sign-up: the illustration is hidden on small screens',
  'sign-up.lands': 'A registration leads to /verify-email',

  'verify-email.token': 'Verify email: verifies the query parameter token',
  'verify-email.session': 'Verify email: stores the returned session and goes to /subscription',
  'verify-email.message': 'Verify email: shows the server message or "Signup Successful!"',
  'verify-email.failed': 'Verify email: "Email verification failed" panel with a "Back to Sign Up" button',
  'verify-email.no-token': 'Verify email without a token says that a verification email was sent',
  'verify-email.loading': 'Verify email: a loading state while it verifies',

  'forgot.screen': 'Forgot Password: email field, Forgot Password button, Back to login button',
  'forgot.back': 'Forgot Password: Back to login leads to /sign-in',
  'forgot.lands': 'Forgot Password: success leads to /otp-verify',

  'otp.boxes': 'One-time code: six single-digit boxes',
  'otp.paste': 'One-time code: pasting 6 digits fills all boxes',
  'otp.backspace': 'One-time code: Backspace on an empty box moves back one box',
  'otp.typing': 'One-time code: typing moves forward',
  'otp.back': 'One-time code: Back to login goes back one page',
  'otp.stored-email': 'One-time code: uses the reset email that is stored locally',
  'otp.missing-email':
    'One-time code without that email: "Email not found. Please try forgot password again." and /forgot-password',
  'otp.lands': 'One-time code: success leads to /new-password',

  'new-password.fields': 'Set New Password: New Password, Confirm Password, Submit New Password',
  'new-password.show-passwords': 'Set New Password: each field has a show/hide toggle',
  'new-password.back': 'Set New Password: a "Back to forgot password" button',
  'new-password.lands': 'Set New Password: success leads to /sign-in',
});
