import { paths } from '@breakaway/contract/paths';
import type { AxiosError, AxiosRequestConfig, AxiosResponse } from 'axios';
import { getConfig } from './config.ts';
import { CallFailure, NO_ANSWER, callFailureOf } from './errors.ts';
import { openPage } from './page.ts';
import { clearSession, getSession, isSessionStored } from './session.ts';
import { noteSessionEnd } from './sign-in-note.ts';

type Client = typeof import('./http-client.ts');
let loading: Promise<Client> | undefined;

/**
 * Loads the HTTP client. It is a separate chunk: what a page shows first needs no call, and a visitor's page may make
 * none. A failed load is retried at the next call.
 */
function loadClient(): Promise<Client> {
  loading ??= import(/* webpackChunkName: "http-client" */ './http-client.ts').catch(() => {
    loading = undefined;
    throw new CallFailure(NO_ANSWER);
  });
  return loading;
}

/** Set by `api.ts`: fetches the member's record again when the server says that the plan has lapsed. */
let premiumLost: () => void = () => {};
export const onPremiumLost = (action: () => void): void => {
  premiumLost = action;
};

const bearer = () => {
  const token = getSession()?.token;
  return token && `Bearer ${token}`;
};

/** The API is called by path: the base addresses come from the configuration. */
function baseOf(path: string): string {
  if (!path.startsWith('/'))
    throw new Error('The API is called by path only, so that no token leaves for elsewhere.');
  const { apiBase, chatApiBase } = getConfig();
  return path.startsWith('/gpt-prompt/') ? chatApiBase : apiBase;
}

interface Body {
  code?: unknown;
  status?: unknown;
  statusCode?: unknown;
}

const bodyOf = ({ data }: AxiosResponse<unknown>) => (data ?? {}) as Body;

function isRefused(response: AxiosResponse<unknown>): boolean {
  const { status, statusCode, code } = bodyOf(response);
  return [response.status, status, statusCode, code].includes(401);
}

/**
 * A 401 means that the session is over: all stored data is cleared and the page reloads at sign-in. A late answer to a
 * session that no longer exists, because the member signed out or somebody else signed in, ends nothing.
 */
function leaveIfRefused(response: AxiosResponse<unknown>, sent: unknown): void {
  if (!isRefused(response) || sent !== bearer()) return;
  const member = getSession()?.data._id;
  // After a sign-out in another tab, the answer to a call of this one can come before the notice of the storage.
  const code = isSessionStored() ? bodyOf(response).code : 'ENDED_IN_OTHER_TAB';
  clearSession();
  // Written after the clearing, to session storage: sign-in shows the reason and returns to the page.
  if (member) noteSessionEnd(code, member);
  openPage(paths.signIn);
}

type Options = Omit<AxiosRequestConfig, 'baseURL' | 'url' | 'method' | 'data' | 'headers'> & {
  headers?: Record<string, string>;
};

async function call<T>(
  method: string,
  url: string,
  data?: unknown,
  { headers: own, ...options }: Options = {},
): Promise<AxiosResponse<T>> {
  const baseURL = baseOf(url);
  const token = bearer();
  // Before anything is waited for: a call carries the token of the moment in which it was made.
  const headers: Record<string, string> = { ...(token && { Authorization: token }), ...own };
  const { client } = await loadClient();
  try {
    const response = await client.request<T>({ ...options, method, baseURL, url, data, headers });
    leaveIfRefused(response, headers.Authorization);
    return response;
  } catch (error) {
    const { response } = error as Partial<AxiosError>;
    if (response) {
      leaveIfRefused(response, headers.Authorization);
      if (response.status === 403 && bodyOf(response).code === 'PREMIUM_REQUIRED') premiumLost();
    }
    throw callFailureOf(error);
  }
}

/** Calls of the API. @throws CallFailure for a call that failed or got no answer */
export const http = {
  get: <T>(path: string, options?: Options) => call<T>('get', path, undefined, options),
  post: <T>(path: string, body?: unknown, options?: Options) => call<T>('post', path, body, options),
  patch: <T>(path: string, body?: unknown, options?: Options) => call<T>('patch', path, body, options),
  delete: <T>(path: string, options?: Options) => call<T>('delete', path, undefined, options),
};
