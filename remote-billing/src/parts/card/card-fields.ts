import { CardCvcElement, CardExpiryElement, CardNumberElement, useElements } from '@stripe/react-stripe-js';
import { useState } from 'react';
import { texts } from './texts.ts';

const elementOf = { cardNumber: CardNumberElement, cardExpiry: CardExpiryElement, cardCvc: CardCvcElement };
export type CardFieldName = keyof typeof elementOf;
const names = Object.keys(elementOf) as CardFieldName[];

interface FieldState {
  complete: boolean;
  touched: boolean;
  /** The provider's own message. */
  error: string | undefined;
}
/** The relevant part of a provider's change event. */
export interface CardChange {
  complete: boolean;
  error: { message: string } | undefined;
}

const untouched: FieldState = { complete: false, touched: false, error: undefined };

/** What the card's three frames report, and the message that each of them needs now. */
export function useCardFields() {
  const elements = useElements();
  const [fields, setFields] = useState<Record<CardFieldName, FieldState>>({
    cardNumber: untouched,
    cardExpiry: untouched,
    cardCvc: untouched,
  });
  const set = (name: CardFieldName, part: Partial<FieldState>) =>
    setFields((now) => ({ ...now, [name]: { ...now[name], ...part } }));

  /** The provider's message immediately, ours after the field was left or the form submitted. */
  function errorOf(name: CardFieldName): string | undefined {
    const { complete, touched, error } = fields[name];
    return error ?? (touched && !complete ? texts[name] : undefined);
  }

  return {
    bind: (name: CardFieldName) => ({
      error: errorOf(name),
      onChange: ({ complete, error }: CardChange) => set(name, { complete, error: error?.message }),
      onBlur: () => set(name, { touched: true }),
    }),
    /** Something was entered into one of them, or it was left. */
    begun: names.some((name) => fields[name].touched || fields[name].complete),
    touchAll: () => names.forEach((name) => set(name, { touched: true })),
    /** @returns whether a field is incomplete; the first such field then has the focus */
    focusIncomplete(): boolean {
      const name = names.find((one) => !fields[one].complete || fields[one].error);
      if (name) elements?.getElement(elementOf[name] as typeof CardNumberElement)?.focus();
      return name !== undefined;
    },
  };
}

export type CardFields = ReturnType<typeof useCardFields>;
