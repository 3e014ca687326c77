/** What this remote exposes, one module per screen (`auth/SignIn` …); the list itself is in `webpack.config.mjs`. */
export type AuthScreen = 'SignIn' | 'SignUp' | 'ForgotPassword' | 'OtpVerify' | 'NewPassword' | 'VerifyEmail';
