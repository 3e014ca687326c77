import type { RuntimeConfig, Session, User } from '@breakaway/contract';
import { emptyProfile } from '@breakaway/contract/profile-fields';
import { METRIC } from '@breakaway/contract/units';
import { render } from '@testing-library/react';
import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { setConfig } from './config.ts';
import { HostProviders } from './host/HostProviders.tsx';
import { client } from './http-client.ts';
import { clearSession, saveSession } from './session.ts';
import { ToastLayer } from './toast-layer.tsx';

export { sessionOf } from './session-of.ts';
export const testConfig: RuntimeConfig = {
  product: { name: 'Breakaway', slug: 'breakaway' },
  apiBase: 'http://api.test',
  chatApiBase: 'http://api.test',
  landingUrl: 'http://landing.test/',
  tools: { 'kom-analysis': 'http://kom.test', 'race-analyzer': 'http://race.test' },
  stripe: { publishableKey: 'pk_test_x' },
  paypal: { clientId: 'test', planIds: [] },
};
setConfig(testConfig);

/** A member with an empty profile, as the API gives a new one. */
export function testUser(overrides: Partial<User> = {}): User {
  return {
    _id: 'u1',
    name: 'Anna Rider',
    email: 'anna@example.com',
    profileUrl: null,
    isPremium: true,
    isOnboarded: true,
    trial: { state: 'over', endsAt: null },
    units: METRIC,
    ...emptyProfile(),
    ...overrides,
  };
}

export const testSession = (user: Partial<User> = {}): Session => ({
  message: 'Login Successful!',
  token: 'test-token',
  data: testUser(user),
});

export interface RecordedCall {
  call: string;
  params: Record<string, unknown>;
  body: unknown;
  headers: Record<string, unknown>;
}
type Reply = { status?: number; body?: unknown; headers?: Record<string, string> } | 'offline';
type Handler = Reply | ((seen: RecordedCall) => Reply | Promise<Reply>);

/**
 * Mocks responses at the network level, below the real client: `{ 'POST /auth/login': { body } }`.
 * @returns the calls that were made, in order
 */
export function answerCalls(handlers: Record<string, Handler>): RecordedCall[] {
  const seen: RecordedCall[] = [];
  client.defaults.adapter = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    const call = `${(config.method ?? 'get').toUpperCase()} ${config.url}`;
    const body: unknown = typeof config.data === 'string' ? JSON.parse(config.data) : config.data;
    const entry = { call, params: config.params ?? {}, body, headers: config.headers.toJSON() };
    seen.push(entry);
    const handler = handlers[call] ?? { status: 404, body: { message: `No answer prepared for ${call}` } };
    const reply = typeof handler === 'function' ? await handler(entry) : handler;
    if (reply === 'offline') throw new AxiosError('Network Error', 'ERR_NETWORK', config);
    const status = reply.status ?? 200;
    const response = { status, statusText: '', data: reply.body ?? {}, headers: reply.headers ?? {}, config };
    if (status >= 400) {
      throw new AxiosError(
        `Request failed with status code ${status}`,
        undefined,
        config,
        undefined,
        response,
      );
    }
    return response;
  };
  return seen;
}

function Where() {
  const { pathname, search, state } = useLocation();
  return <output data-testid="location" data-state={JSON.stringify(state)}>{`${pathname}${search}`}</output>;
}

const NoToasts = () => null;

/**
 * Renders a screen as the shell does: with router, store, theme, and toasts if the test asks for them.
 * `getByTestId('location')` holds the path that the screen has navigated to.
 */
export function renderScreen(
  screen: ReactElement,
  {
    at = '/',
    session = null,
    toasts = false,
  }: { at?: string | { pathname: string; state?: unknown }; session?: Session | null; toasts?: boolean } = {},
) {
  clearSession();
  if (session) saveSession(session);
  return render(
    <MemoryRouter initialEntries={[at]} useTransitions={false}>
      <HostProviders toasts={toasts ? ToastLayer : NoToasts}>
        <Routes>
          <Route path="*" element={screen} />
        </Routes>
        <Where />
      </HostProviders>
    </MemoryRouter>,
  );
}
