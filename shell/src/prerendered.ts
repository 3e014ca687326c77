/** The element with the HTML of the first screen, which the shell's server writes into the page. */
export const PRERENDERED_ID = 'prerendered';

const setValue = Object.getOwnPropertyDescriptor(globalThis.HTMLInputElement?.prototype ?? {}, 'value')?.set;

/** Types into a field of React's, as a person does. */
function type(field: HTMLInputElement, text: string): void {
  setValue?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Another page is shown instead. */
export const dropPrerendered = (): void => document.getElementById(PRERENDERED_ID)?.remove();

/** What was typed before the app was there, for a screen of this path that could not be drawn yet. */
let typed: { at: string; fields: HTMLInputElement[] } | undefined;

/** The script of that HTML keeps the button that was pressed last. (server/prerendered.ts) */
type Early = HTMLElement & { pressed?: HTMLButtonElement };

/** What an element is called. */
const labelOf = (element: Element): string | null =>
  element.getAttribute('aria-label') ?? element.textContent;

/**
 * What a visitor did in the HTML that the page began with, besides typing: parts that were opened or closed, the focus on
 * a link or a button, the last press on a button that is not of a form.
 * @returns does the same in `root`
 */
function actsIn(early: Early, root: ParentNode): () => void {
  const ownOf = <T extends HTMLElement>(element: T | null | undefined): T | undefined => {
    if (!element || !early.contains(element)) return undefined;
    const at = [...early.querySelectorAll(element.localName)].indexOf(element);
    const own = root.querySelectorAll<T>(element.localName)[at];
    return own && labelOf(own) === labelOf(element) ? own : undefined;
  };
  const folds = [...early.querySelectorAll('details')].map((fold) => [fold.open, ownOf(fold)] as const);
  const active = document.activeElement;
  const focused = active instanceof HTMLInputElement ? undefined : ownOf(active as HTMLElement);
  const pressed = ownOf(early.pressed);
  return () => {
    for (const [open, own] of folds) if (own) own.open = open;
    focused?.focus({ preventScroll: true });
    if (pressed) setTimeout(() => pressed.click());
  };
}

/**
 * Removes the HTML that the page began with, now that the app has drawn its own in `root`. What was typed there so far,
 * the focus, and a form that was sent move on to the app's fields of the same name; so does what else was done there. If
 * the app has drawn a failure, what was typed waits for the next try.
 */
export function takeOver(root: ParentNode = document.getElementById('root')!): void {
  const early = document.getElementById(PRERENDERED_ID);
  const doAgain = early && actsIn(early, root);
  if (early) typed = { at: location.pathname, fields: [...early.querySelectorAll('input')] };
  if (typed?.at !== location.pathname) typed = undefined;
  const { fields } = typed ?? { fields: [] };
  const focused = fields.find((field) => field === document.activeElement);
  const [from, to] = [focused?.selectionStart, focused?.selectionEnd];
  early?.remove();
  doAgain?.();
  const ownOf = ({ dataset }: HTMLInputElement) =>
    root.querySelector<HTMLInputElement>(`input[name="${dataset.name}"]`);
  const form = fields[0] && ownOf(fields[0])?.form;
  if (!form) return;
  typed = undefined;
  for (const field of fields) {
    const own = ownOf(field);
    if (own && field.value) type(own, field.value);
  }
  const next = focused && ownOf(focused);
  next?.focus();
  // When React has drawn what was typed, which moves the caret. A field for an address has none to ask for.
  if (typeof from === 'number') queueMicrotask(() => next?.setSelectionRange(from, to ?? from));
  // When the form knows what was typed.
  if (early?.dataset.sent !== undefined) setTimeout(() => form.requestSubmit());
}
