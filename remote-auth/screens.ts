import type { Screens } from '@breakaway/federation/screens';

/** What this remote exposes. */
export const screens = {
  SignIn: { file: './src/screens/sign-in/SignIn.tsx', at: '/sign-in', prerendered: true },
  SignUp: { file: './src/screens/sign-up/SignUp.tsx', at: '/sign-up', prerendered: true },
  ForgotPassword: {
    file: './src/screens/forgot-password/ForgotPassword.tsx',
    at: '/forgot-password',
    prerendered: true,
  },
  OtpVerify: { file: './src/screens/otp-verify/OtpVerify.tsx', at: '/otp-verify' },
  NewPassword: { file: './src/screens/new-password/NewPassword.tsx', at: '/new-password' },
  VerifyEmail: { file: './src/screens/verify-email/VerifyEmail.tsx', at: '/verify-email' },
} satisfies Screens;

declare module '@breakaway/federation/screens' {
  interface RemoteScreens {
    auth: typeof screens;
  }
}
