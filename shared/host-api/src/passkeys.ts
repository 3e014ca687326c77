import type {
  LoginAnswer,
  PasskeyAnswer,
  PasskeyOptionsAnswer,
  PasskeysAnswer,
  PlainAnswer,
} from '@breakaway/contract';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { http } from './http.ts';

const post = async <T>(path: string, body?: object) => (await http.post<T>(path, body)).data;
const optionsFor = async <T>(path: string) => (await post<PasskeyOptionsAnswer>(path)).data as unknown as T;
type RequestOptions = PublicKeyCredentialRequestOptionsJSON;

/**
 * Messages for the failures of the browser's dialog. By design, browsers do not distinguish a refusal from a time-out.
 */
function sentenceOf(error: unknown): Error {
  const { name, code } = error as { name?: string; code?: string };
  if (name === 'InvalidStateError' || code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return new Error('This device has a passkey for your account already.');
  if (name === 'NotAllowedError') return new Error('No passkey was used. You can try again at any time.');
  if (name === 'SecurityError') return new Error('Passkeys do not work at this address.');
  return new Error('Your device could not use a passkey. Please try again, or use your password.');
}

async function ask<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    throw sentenceOf(error);
  }
}

// The library is loaded where a passkey is about to be used, by name, so that only those parts of it travel.
async function assertion(optionsPath: string) {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = await optionsFor<RequestOptions>(optionsPath);
  return ask(() => startAuthentication({ optionsJSON }));
}

async function canOffer(): Promise<boolean> {
  try {
    return (await window.PublicKeyCredential?.isConditionalMediationAvailable?.()) === true;
  } catch {
    return false;
  }
}

/**
 * Waits until a passkey is chosen in the browser's autofill list, below a field with `autocomplete="username
 * webauthn"`.
 * @returns its signature; null when the browser offers none, the offer is cancelled, or it could not start
 */
async function chosenInField(signal: AbortSignal) {
  if (!(await canOffer())) return null;
  try {
    const { startAuthentication, WebAuthnAbortService } = await import('@simplewebauthn/browser');
    const optionsJSON = await optionsFor<RequestOptions>('/passkeys/sign-in-options');
    // Cancelled in the meantime: starting now would end the dialog that replaced it.
    if (signal.aborted) return null;
    const withdraw = () => WebAuthnAbortService.cancelCeremony();
    signal.addEventListener('abort', withdraw);
    return await startAuthentication({ optionsJSON, useBrowserAutofill: true }).finally(() =>
      signal.removeEventListener('abort', withdraw),
    );
  } catch {
    // The member did not ask for it, so there is no message: the form and the button are still there.
    return null;
  }
}

const signInBy = (credential: object) => post<LoginAnswer>('/passkeys/sign-in', { credential });

/** Passkeys: WebAuthn's dialogs and the calls around them. Failures are errors with a message for people. */
export const passkeys = {
  /** Whether this browser supports passkeys. */
  isSupported: () => typeof window.PublicKeyCredential === 'function',
  list: async () => (await http.get<PasskeysAnswer>('/passkeys')).data,
  /** Lets the device create a passkey for the signed-in member. */
  add: async () => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const optionsJSON = await optionsFor<PublicKeyCredentialCreationOptionsJSON>('/passkeys/add-options');
    const credential = await ask(() => startRegistration({ optionsJSON }));
    return post<PasskeyAnswer>('/passkeys', { credential });
  },
  rename: async (id: string, name: string) =>
    (await http.patch<PasskeyAnswer>('/passkeys', { name }, { params: { id } })).data,
  remove: async (id: string) => (await http.delete<PlainAnswer>('/passkeys', { params: { id } })).data,
  /** Signs in with a passkey that the member chooses in the browser's dialog. */
  signIn: async () => signInBy(await assertion('/passkeys/sign-in-options')),
  /**
   * Offers passkeys in a field's autofill list, until one is chosen or `signal` cancels the offer. The browser has only
   * one dialog: `signIn` ends an offer too.
   * @returns the session, or null when none was chosen
   */
  offer: async (signal: AbortSignal) => {
    const credential = await chosenInField(signal);
    return credential && signInBy(credential);
  },
  /** Confirms with a passkey that it is the signed-in member. */
  confirm: async () =>
    post<PlainAnswer>('/passkeys/confirm', { credential: await assertion('/passkeys/confirm-options') }),
};
