import type { Case } from '../case.ts';
import { discountCases } from './discount-cases.ts';
import { lifetimeCases } from './lifetime-cases.ts';
import { paymentCases } from './payment-cases.ts';
import { requestCases } from './request-cases.ts';
import type { StripeWorld } from './world.ts';

export const stripeCases: Case<StripeWorld>[] = [
  ...paymentCases,
  ...discountCases,
  ...requestCases,
  ...lifetimeCases,
];
