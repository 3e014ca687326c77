import type { Brand } from '../../card-brand.ts';

export type FieldKind = 'cardNumber' | 'cardExpiry' | 'cardCvc';
export type ElementType = FieldKind | 'card';

export interface StripeError {
  type: string;
  code?: string;
  message: string;
  [detail: string]: unknown;
}

export type StyleRules = Record<string, string | Record<string, string>>;

export interface ElementOptions {
  placeholder?: string;
  disabled?: boolean;
  style?: Partial<Record<'base' | 'complete' | 'empty' | 'invalid', StyleRules>>;
  [other: string]: unknown;
}

/** A font of the page for the frames, as `elements({ fonts })` takes it. */
export interface FontSource {
  family: string;
  src: string;
  weight?: string;
  style?: string;
  unicodeRange?: string;
}

/** The initial data of a field frame, in the fragment of its address. */
export interface FieldStart {
  elementType: ElementType;
  host: string;
  options: ElementOptions;
}

export interface ChangeDetail {
  elementType: ElementType;
  empty: boolean;
  complete: boolean;
  error?: StripeError;
  brand?: Brand;
}

/** Page to field frame. */
export type FieldOrder =
  | { do: 'focus' | 'blur' | 'clear' }
  | { do: 'update'; options: ElementOptions }
  | { do: 'fonts'; fonts: FontSource[] }
  | { do: 'brand'; brand: Brand };

/** Field frame to page: never contains typed values. */
export type FieldReport =
  | { event: 'ready' | 'focus' | 'blur' | 'escape' }
  | { event: 'change'; detail: ChangeDetail }
  | { event: 'resize'; height: number };

/** Page to controller frame. `fields` are the names of the frames with the card. */
export interface ControllerOrder {
  id: number;
  method: 'GET' | 'POST';
  path: string;
  key: string;
  params: Record<string, string>;
  /** Where the card goes in the body, for example `payment_method_data[card]`. */
  cardParam?: string;
  fields?: string[];
}

export interface ControllerAnswer {
  id: number;
  ok: boolean;
  body: Record<string, unknown>;
}

/** The values that the controller frame reads from a field frame; both have the sandbox's origin. */
export interface CardPart {
  values: Record<string, string>;
  error?: StripeError;
}

declare global {
  interface Window {
    readCardPart?: () => CardPart;
  }
}
