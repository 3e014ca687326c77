import { paths } from '@breakaway/contract/paths';
import axios, { type AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { getConfig } from './config.ts';
import { callFailureOf } from './errors.ts';
import { openPage } from './page.ts';
import { clearSession, getSession } from './session.ts';
import { noteSessionEnd } from './sign-in-note.ts';

/**
 * The one axios instance. Addresses are given as paths; the bases come from the configuration. Cookies go along: by one
 * the API knows a browser again in which a member signed in. Who calls is told by the bearer token alone.
 */
export const http = axios.create({ timeout: 60_000, withCredentials: true });

/** Set by `api.ts`: reads the member's record again when the server says that the plan has lapsed. */
let onPremiumLost: () => void = () => {};
export const whenPremiumLost = (action: () => void): void => {
  onPremiumLost = action;
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
 * A 401 means that the session is over: everything stored is cleared and the page reloads at sign-in. A late answer to
 * a session that is not there any more, because she signed out or somebody else signed in, ends nothing.
 */
function leaveIfRefused(response: AxiosResponse<Body | null>): void {
  if (!isRefused(response)) return;
  const sent = response.config.headers.get('Authorization') ?? undefined;
  if (sent !== bearer()) return;
  const member = getSession()?.data._id;
  clearSession();
  // Written after the clearing, and elsewhere: sign-in says why, and leads back.
  if (member) noteSessionEnd(response.data?.code, member);
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
    if (response.status === 403 && response.data?.code === 'PREMIUM_REQUIRED') onPremiumLost();
  }
  throw callFailureOf(error);
}

// At once, not a tick later: a call carries the token of the moment in which it was made.
http.interceptors.request.use(address, undefined, { synchronous: true });
http.interceptors.response.use(onAnswer, onFailure);
