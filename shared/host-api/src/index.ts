/**
 * What the shell provides to every remote at run time. Its `version` in package.json is the version of the contract.
 */
export { AccountMenu } from './AccountMenu.tsx';
export { api, freshUser, refreshUser } from './api.ts';
export { ButtonLink } from './ButtonLink.tsx';
export { consultant, getConfig, productName } from './config.ts';
export { fieldErrorsOf, messageOf, statusOf } from './errors.ts';
export { InSidebar, useSidebar } from './frame.tsx';
export * from './navigation.ts';
export { passkeys } from './passkeys.ts';
export { passwordReset } from './password-reset.ts';
export { clearSession, getSession, saveSession, saveUser, useSession, useUnits, useUser } from './session.ts';
export { afterSignIn, sessionRanOut, signedOutBecause } from './sign-in-note.ts';
export { signOut } from './sign-out.ts';
export { store } from './store.ts';
export { useTitle } from './title.ts';
export type { ToastAction } from './toast-action.ts';
export { toast } from './toasts.ts';
