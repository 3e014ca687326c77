import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { finishAuthentication } from './confirmation.ts';
import { momentOf } from './moment.ts';
import { passTime } from './schedule.ts';
import { finishSetup } from './setup-confirmation.ts';

type Intent = Stripe.PaymentIntent | Stripe.SetupIntent;

/** The message of the bank's page: the intent, its secret, the challenge and the answer. */
export interface ChallengeAnswer {
  intent: string;
  clientSecret: string | undefined;
  /** The id of the challenge in `next_action`. One that a later confirmation has replaced changes nothing. */
  source: string | undefined;
  passed: boolean;
}

function isAsked(intent: Intent, source: string | undefined): boolean {
  const { use_stripe_sdk: asked } = intent.next_action ?? {};
  return source === undefined || (asked as { source?: string } | undefined)?.source === source;
}

/** The intent after the card holder's answer, or null when there is none with this secret. */
export function answerChallenge(account: Account, answer: ChallengeAnswer): Intent | null {
  passTime(account);
  const intent = account.paymentIntents.get(answer.intent) ?? account.setupIntents.get(answer.intent) ?? null;
  if (!intent || intent.client_secret !== answer.clientSecret) return null;
  if (!isAsked(intent, answer.source)) return intent;
  return account.at(momentOf(account, intent.customer), () =>
    intent.object === 'payment_intent'
      ? finishAuthentication(account, intent, answer.passed)
      : finishSetup(account, intent, answer.passed),
  );
}
