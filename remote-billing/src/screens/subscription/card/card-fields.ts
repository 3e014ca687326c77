import { useState } from 'react';
import { texts } from '../texts.ts';

export const cardFieldNames = ['cardNumber', 'cardExpiry', 'cardCvc'] as const;
export type CardFieldName = (typeof cardFieldNames)[number];

interface FieldState {
  complete: boolean;
  touched: boolean;
  /** The provider's own sentence. */
  error: string | undefined;
}
/** The part of a provider's change event that matters here. */
export interface CardChange {
  complete: boolean;
  error: { message: string } | undefined;
}

const untouched: FieldState = { complete: false, touched: false, error: undefined };

/** What the card's three frames report, and the sentence that each of them needs now. */
export function useCardFields() {
  const [fields, setFields] = useState<Record<CardFieldName, FieldState>>({
    cardNumber: untouched,
    cardExpiry: untouched,
    cardCvc: untouched,
  });
  const set = (name: CardFieldName, part: Partial<FieldState>) =>
    setFields((now) => ({ ...now, [name]: { ...now[name], ...part } }));

  return {
    change: (name: CardFieldName, { complete, error }: CardChange) =>
      set(name, { complete, error: error?.message }),
    blur: (name: CardFieldName) => set(name, { touched: true }),
    touchAll: () => cardFieldNames.forEach((name) => set(name, { touched: true })),
    /** The provider's sentence at once, ours after the field was left or the form submitted. */
    errorOf: (name: CardFieldName): string | undefined => {
      const { complete, touched, error } = fields[name];
      return error ?? (touched && !complete ? texts.card[name] : undefined);
    },
    firstIncomplete: cardFieldNames.find((name) => !fields[name].complete || fields[name].error),
  };
}
