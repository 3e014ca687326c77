import { paths } from '@breakaway/contract/paths';
import axios, { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { getConfig } from './config.ts';
import { clearSession, getSession } from './session.ts';

/** The one axios instance. Addresses are given as paths; the bases come from the configuration. */
export const http = axios.create({ timeout: 60_000 });

/** Set by `api.ts`: reads the member's record again when the server says that the plan has lapsed. */
let onPremiumLost: () => void = () => {};
export const whenPremiumLost = (action: () => void): void => {
  onPremiumLost = action;
};

function address(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const { apiBase, chatApiBase } = getConfig();
  const path = config.url ?? '';
  if (!path.startsWith('/'))
    throw new Error('The API is called by path only, so that no token leaves for elsewhere.');
  config.baseURL = path.startsWith('/gpt-prompt/') ? chatApiBase : apiBase;
  const token = getSession()?.token;
  if (token && !config.headers.has('Authorization')) config.headers.set('Authorization', `Bearer ${token}`);
  return config;
}

let leaving = false;
/** A 401 means that the session is over: everything stored is cleared and the page reloads at sign-in, once. */
function leave(): void {
  if (leaving) return;
  leaving = true;
  clearSession();
  window.location.assign(paths.signIn);
}

interface Body {
  code?: string;
  status?: number;
  statusCode?: number;
}

function onAnswer(response: AxiosResponse<Body>): AxiosResponse<Body> {
  if (response.data?.status === 401 || response.data?.statusCode === 401) leave();
  return response;
}

function onFailure(error: AxiosError<Body>): never {
  if (error.response?.status === 401) leave();
  if (error.response?.status === 403 && error.response.data?.code === 'PREMIUM_REQUIRED') onPremiumLost();
  throw error;
}

// At once, not a tick later: a sign-out clears the session right after asking for it to be revoked.
http.interceptors.request.use(address, undefined, { synchronous: true });
http.interceptors.response.use(onAnswer, onFailure);
