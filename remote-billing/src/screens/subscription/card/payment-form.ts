import { object, string } from 'yup';
import { payerRules, type Payer } from '../../../parts/card/payer.ts';

export interface PaymentForm extends Payer {
  discountCode: string;
}

export const paymentRules = object({ ...payerRules, discountCode: string() });
