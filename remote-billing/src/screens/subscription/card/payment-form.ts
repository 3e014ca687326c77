import { object, string } from 'yup';
import { texts } from '../texts.ts';

export interface PaymentForm {
  name: string;
  country: string;
  zip: string;
  discountCode: string;
}

export const paymentRules = object({
  name: string().trim().required(texts.name),
  country: string(),
  zip: string(),
  discountCode: string(),
});
