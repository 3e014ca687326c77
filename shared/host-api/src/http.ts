import { paths } from '@breakaway/contract/paths';
import axios, { type AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { getConfig } from './config.ts';
import { callFailureOf } from './errors.ts';
import { openPage } from './page.ts';
import { clearSession, getSession, isSessionStored } from './session.ts';
import { noteSessionEnd } from './sign-in-note.ts';

/**
 * The one axios instance. Callers pass paths; the base addresses come from the configuration. Cookies are sent too: one
 * of them lets the API recognise a browser that a member has signed in from. Only the bearer token identifies the
 * caller.
 */
export const http = axios.create({ timeout: 60_000, withCredentials: true });

/** Set by `api.ts`: fetches the member's record again when the server says that the plan has lapsed. */
let premiumLost: () => void = () => {};
export const onPremiumLost = (action: () => void): void => {
  premiumLost = action;
};

const bearer = () => {
  const token = getSession()?.token;
  return token && `Bearer ${token}`;
};

function address(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const { apiBase, chatApiBase } = getConfig();
  const path = config.url ?? '';
  if (!path.startsWith('/'))
    throw new Error('The API is called by path only, so that no token leaves for elsewhere.');
  config.baseURL = path.startsWith('/gpt-prompt/') ? chatApiBase : apiBase;
  const own = bearer();
  if (own && !config.headers.has('Authorization')) config.headers.set('Authorization', own);
  return config;
}

interface Body {
  code?: unknown;
  status?: unknown;
  statusCode?: unknown;
}

const isRefused = ({ status, data }: AxiosResponse<Body | null>) =>
  [status, data?.status, data?.statusCode, data?.code].includes(401);

/**
 * A 401 means that the session is over: all stored data is cleared and the page reloads at sign-in. A late answer to a
 * session that no longer exists, because the member signed out or somebody else signed in, ends nothing.
 */
function leaveIfRefused(response: AxiosResponse<Body | null>): void {
  if (!isRefused(response)) return;
  const sent = response.config.headers.get('Authorization') ?? undefined;
  if (sent !== bearer()) return;
  const member = getSession()?.data._id;
  // After a sign-out in another tab, the answer to a call of this one can come before the notice of the storage.
  const code = isSessionStored() ? response.data?.code : 'ENDED_IN_OTHER_TAB';
  clearSession();
  // Written after the clearing, to session storage: sign-in shows the reason and returns to the page.
  if (member) noteSessionEnd(code, member);
  openPage(paths.signIn);
}

function onAnswer(response: AxiosResponse<Body | null>): AxiosResponse<Body | null> {
  leaveIfRefused(response);
  return response;
}

function onFailure(error: AxiosError<Body | null>): never {
  const { response } = error;
  if (response) {
    leaveIfRefused(response);
    if (response.status === 403 && response.data?.code === 'PREMIUM_REQUIRED') premiumLost();
  }
  throw callFailureOf(error);
}

// Synchronously: a call carries the token of the moment in which it was made.
http.interceptors.request.use(address, undefined, { synchronous: true });
http.interceptors.response.use(onAnswer, onFailure);
