import { createElement, isElementType } from './element.ts';
import type { SandboxElement } from './element.ts';
import type { ChangeDetail, ElementOptions, ElementType, FontSource } from './messages.ts';

type TypeName = string | { __elementType?: string };

/** Stripe takes fonts by https or as data, and refuses others at once. */
function fontsOf({ fonts = [] }: { fonts?: unknown }): FontSource[] {
  return (fonts as FontSource[]).filter(({ src }) => {
    // A stylesheet (`cssSrc`) is not read here.
    if (!src) return false;
    const [, url = src] = /^url\(["']?([^"')]+)/.exec(src) ?? [];
    if (/^(https:\/\/|data:)/.test(url)) return true;
    throw new Error(
      `Invalid src value in font configuration: ${url}. URLs have to start with 'https://' or 'data:'.`,
    );
  });
}

/** A group of Elements that make up one payment. */
export function createElements(options: Record<string, unknown> = {}) {
  const group = new Map<ElementType, SandboxElement>();
  const groupOptions = { ...options };
  const fonts = fontsOf(options);
  return {
    create(type: string, elementOptions: ElementOptions = {}): SandboxElement {
      if (!isElementType(type))
        throw new Error(
          `The sandbox has no Element of type ${type}; it has cardNumber, cardExpiry, cardCvc and card.`,
        );
      if (group.has(type)) throw new Error(`Can only create one Element of type ${type} through elements().`);
      const element = createElement(type, elementOptions, fonts, () => group.delete(type));
      if (type === 'cardNumber') {
        element.on('change', (detail) => {
          const { brand } = detail as ChangeDetail;
          if (brand) group.get('cardCvc')?.tellBrand(brand);
        });
      }
      group.set(type, element);
      elementGroups.set(element, group);
      return element;
    },
    getElement(type: TypeName): SandboxElement | null {
      const name = typeof type === 'string' ? type : (type?.__elementType ?? '');
      return isElementType(name) ? (group.get(name) ?? null) : null;
    },
    update(next: Record<string, unknown>): void {
      Object.assign(groupOptions, next);
    },
    fetchUpdates: async () => ({}),
    submit: async () => ({}),
    _frames: () => framesOf(group),
  };
}

export type Elements = ReturnType<typeof createElements>;

const elementGroups = new WeakMap<object, Map<ElementType, SandboxElement>>();

// Number first: its error is reported when several fields are incomplete.
const ORDER: ElementType[] = ['card', 'cardNumber', 'cardExpiry', 'cardCvc'];

function framesOf(group: Map<ElementType, SandboxElement>): string[] {
  return ORDER.flatMap((type) => group.get(type)?.frameName ?? []);
}

/** The names of the frames with the card that an Element belongs to. */
export function cardFrames(element: object): string[] {
  const group = elementGroups.get(element);
  if (!group) throw new Error('The Element that was passed has not been created by this Stripe.js.');
  const { card } = Object.fromEntries(group);
  return element === card ? [card.frameName] : framesOf(group).filter((name) => name !== card?.frameName);
}
