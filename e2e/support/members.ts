import type { Page } from '@playwright/test';
import type { Session } from '@breakaway/contract';
import { linkIn, mailTo } from './mailbox.ts';
import { apiUrl, appUrl } from './addresses.ts';

let count = 0;
/** An unused address. */
export const freshEmail = (name = 'rider'): string =>
  `${name}.${Date.now()}.${process.pid}.${(count += 1)}@example.com`;

export const password = 'col-du-galibier';

/** One call of the API as the browser makes it; throws on an error. */
export async function call<T>(
  method: string,
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<T> {
  const answer = await fetch(`${apiUrl()}${path}`, {
    method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const json = (await answer.json()) as T & { message: string };
  if (!answer.ok)
    throw new Error(`${method} ${path.split('?')[0]} answered ${answer.status}: ${json.message}`);
  return json;
}

/** Signs a rider up and leaves the mail unread. */
export async function newUnverifiedMember({
  email = freshEmail(),
  name = 'Anna Rider',
} = {}): Promise<string> {
  await call('POST', '/auth/signUp', { body: { name, email, password, confirmPassword: password } });
  return email;
}

/** Signs a rider up and verifies the address through the real calls and the real mail, without a browser. */
export async function newMember(options: { email?: string; name?: string } = {}): Promise<Session> {
  const email = await newUnverifiedMember(options);
  const link = linkIn(await mailTo(email, /verify/i), /verify-email/);
  const token = new URL(link).searchParams.get('token')!;
  return call<Session>('GET', `/auth/verify-email?token=${encodeURIComponent(token)}`);
}

/**
 * A member with the PRO plan, by the discount code that leaves nothing due. The onboarding questions are answered
 * already, unless `onboarded` is false.
 */
export async function newPremiumMember({
  onboarded = true,
  ...options
}: { email?: string; name?: string; onboarded?: boolean } = {}): Promise<Session> {
  const session = await newMember(options);
  await call('POST', '/stripe/create-payment-intent', {
    token: session.token,
    body: { userId: session.data._id, type: 'year', couponCode: 'FREERIDE' },
  });
  if (onboarded) await call('POST', '/users/onBoarding', { token: session.token, body: {} });
  const details = await call<{ data: Session['data'] }>(
    'GET',
    `/users/getUserDetails?id=${session.data._id}`,
    {
      token: session.token,
    },
  );
  return { ...session, data: details.data };
}

const shared = new Map<string, Promise<Session>>();

/** One member for all tests of a file that do not change them, so that a check does not wait for a sign-up. */
export function sharedMember(kind: 'without a plan' | 'premium' = 'without a plan'): Promise<Session> {
  const known = shared.get(kind) ?? (kind === 'premium' ? newPremiumMember() : newMember());
  shared.set(kind, known);
  return known;
}

/**
 * Puts a session into the browser, as a sign-in would. An empty page at the product's address holds the storage:
 * nothing of the product has been loaded yet.
 */
export async function signInAs(page: Page, session: Session): Promise<void> {
  const empty = `${appUrl()}/empty-page-of-the-tests`;
  await page.route(empty, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Empty</title>' }),
  );
  await page.goto(empty);
  await page.evaluate((stored) => localStorage.setItem('breakaway_ai_user', stored), JSON.stringify(session));
  await page.unroute(empty);
}
