import type { User } from '@breakaway/contract';
import { string } from 'yup';
import { likelyCountry } from './countries.ts';
import { texts } from './texts.ts';

/** The billing details that the card provider wants beside the card itself. */
export interface Payer {
  name: string;
  country: string;
  zip: string;
}

export const payerRules = {
  name: string().trim().required(texts.name),
  country: string(),
  zip: string(),
};

/** What is known about the payer before they type. */
export const payerOf = (user: User | null): Payer => ({
  name: user?.name ?? '',
  country: likelyCountry(),
  zip: '',
});
