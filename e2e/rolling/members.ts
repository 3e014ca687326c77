import { setTimeout } from 'node:timers/promises';
import { callJson } from './gateway-call.ts';

export interface Rider {
  token: string;
  id: string;
}

interface Mail {
  text: string;
}

/** A member with PRO, by the calls and the mail that a person would use. */
export async function newRider(n: number): Promise<Rider> {
  const email = `rolling.${Date.now()}.${n}@example.com`;
  const password = 'col-du-galibier';
  const form = { name: 'Anna Rider', email, password, confirmPassword: password };
  await callJson({ to: 'api', method: 'POST', path: '/auth/signUp', body: form });
  const inbox = { to: 'sandbox', path: `/mail/messages?to=${encodeURIComponent(email)}` };
  let link: string | undefined;
  for (let tries = 0; !link && tries < 150; tries += 1) {
    link = (await callJson<Mail[]>(inbox))
      .map(({ text }) => /verify-email\S*[?&]token=([\w-]+)/.exec(text)?.[1])
      .find(Boolean);
    if (!link) await setTimeout(200);
  }
  if (!link) throw new Error(`No mail to ${email} arrived.`);
  const session = await callJson<{ token: string; data: { _id: string } }>({
    to: 'api',
    path: `/auth/verify-email?token=${link}`,
  });
  const { token, data } = session;
  await callJson({
    to: 'api',
    method: 'POST',
    path: '/stripe/create-payment-intent',
    token,
    body: { userId: data._id, type: 'year', couponCode: 'FREERIDE' },
  });
  return { token, id: data._id };
}
