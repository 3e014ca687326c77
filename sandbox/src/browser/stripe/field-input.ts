import type { Brand } from '../../card-brand.ts';
import { KINDS } from './field-kinds.ts';
import type { Judgement } from './field-kinds.ts';
import type { CardPart, FieldKind, StripeError } from './messages.ts';

/** One labelled text input that formats and validates a part of a card while typing. */
export function createInput(kind: FieldKind, placeholder: string | undefined, changed: () => void) {
  const rules = KINDS[kind];
  const input = document.createElement('input');
  Object.assign(input, {
    name: rules.name,
    type: 'text',
    inputMode: 'numeric',
    autocomplete: rules.autocomplete,
    spellcheck: false,
    placeholder: placeholder ?? rules.placeholder,
  });
  input.setAttribute('aria-label', rules.label);
  let brand: Brand = 'unknown';
  let shownError: StripeError | undefined;

  const digits = () => input.value.replace(/\D/g, '');
  const judged = (): Judgement => rules.judge(digits(), { brand, now: new Date() });

  function judge(insist: boolean): void {
    const { complete, error } = judged();
    shownError = error ?? (insist && !complete ? rules.incomplete : undefined);
    input.setAttribute('aria-invalid', String(shownError !== undefined));
  }

  function reformat(deleting: boolean): void {
    const caret = input.selectionStart ?? input.value.length;
    const atEnd = caret >= input.value.length;
    const before = input.value.slice(0, caret).replace(/\D/g, '').length;
    input.value = rules.format(digits(), deleting, brand);
    if (atEnd) return;
    let position = 0;
    for (let seen = 0; seen < before && position < input.value.length; position++) {
      if (/\d/.test(input.value[position] ?? '')) seen++;
    }
    input.setSelectionRange(position, position);
  }

  input.addEventListener('input', (event) => {
    reformat((event as InputEvent).inputType?.startsWith('delete') ?? false);
    judge(false);
    changed();
  });
  input.addEventListener('blur', () => {
    if (digits() === '') return;
    judge(true);
    changed();
  });

  return {
    input,
    state: () => ({ empty: input.value === '', complete: judged().complete, error: shownError }),
    digits,
    setBrand(next: Brand): void {
      brand = next;
      reformat(false);
      judge(false);
      changed();
    },
    clear(): void {
      input.value = '';
      judge(false);
      changed();
    },
    /** The values for the payment; an incomplete input shows what is missing, here and on the page. */
    read(): CardPart {
      judge(true);
      changed();
      return { values: rules.values(digits()), ...(shownError ? { error: shownError } : {}) };
    },
  };
}

export type FieldInput = ReturnType<typeof createInput>;
