// Runs in the frame of one card field, on the sandbox's origin. Typed values stay here until the controller frame of
// the same origin reads them; the page around only learns whether the field is empty, complete or invalid.
import { brandOf } from '../../card-brand.ts';
import { createInput } from './field-input.ts';
import type { FieldInput } from './field-input.ts';
import { addFonts } from './field-fonts.ts';
import { applyStyle } from './field-style.ts';
import type { ChangeDetail, FieldKind, FieldOrder, FieldReport, FieldStart } from './messages.ts';

const start = JSON.parse(decodeURIComponent(location.hash.slice(1))) as FieldStart;
const kinds: FieldKind[] =
  start.elementType === 'card' ? ['cardNumber', 'cardExpiry', 'cardCvc'] : [start.elementType];
let { options } = start;
let lastChange = '';

const styleSheet = document.createElement('style');
document.head.append(styleSheet);
const row = document.createElement('form');
row.addEventListener('submit', (event) => event.preventDefault());
const inputs: FieldInput[] = kinds.map((kind) =>
  createInput(kind, kinds.length === 1 ? options.placeholder : undefined, () => changed(kind)),
);
row.append(...inputs.map(({ input }) => input));
document.body.append(row);

function report(message: FieldReport): void {
  parent.postMessage(message, start.host);
}

function detail(): ChangeDetail {
  const states = inputs.map((field) => field.state());
  const error = states.find((state) => state.error)?.error;
  const number = kinds[0] === 'cardNumber' ? inputs[0] : undefined;
  return {
    elementType: start.elementType,
    empty: states.every((state) => state.empty),
    complete: states.every((state) => state.complete),
    ...(error ? { error } : {}),
    ...(number ? { brand: brandOf(number.digits()) } : {}),
  };
}

/** In the combined Element the focus moves on as soon as a part is complete. */
function advance(from: FieldKind): void {
  const at = kinds.indexOf(from);
  const field = inputs[at];
  if (field && document.activeElement === field.input && field.state().complete)
    inputs[at + 1]?.input.focus();
}

function changed(kind: FieldKind): void {
  for (const field of inputs) {
    const { empty, complete, error } = field.state();
    field.input.dataset.state = [empty && 'empty', complete && 'complete', error && 'invalid']
      .filter(Boolean)
      .join(' ');
  }
  advance(kind);
  const next = detail();
  const said = JSON.stringify(next);
  if (said === lastChange) return;
  const brandChanged = next.brand !== undefined && !lastChange.includes(`"brand":"${next.brand}"`);
  lastChange = said;
  if (inputs[2] && brandChanged && next.brand) inputs[2].setBrand(next.brand);
  report({ event: 'change', detail: next });
}

function dress(): void {
  applyStyle(styleSheet, options.style);
  for (const { input } of inputs) {
    input.disabled = options.disabled === true;
    if (kinds.length === 1 && options.placeholder !== undefined) input.placeholder = options.placeholder;
  }
}

for (const { input } of inputs) {
  input.addEventListener('focus', () => report({ event: 'focus' }));
  input.addEventListener('blur', () => report({ event: 'blur' }));
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') report({ event: 'escape' });
  });
}

addEventListener('message', (event: MessageEvent<FieldOrder>) => {
  if (event.source !== parent || event.origin !== start.host) return;
  const order = event.data;
  if (order.do === 'focus') inputs[0]?.input.focus();
  else if (order.do === 'blur') (document.activeElement as HTMLElement | null)?.blur();
  else if (order.do === 'clear') for (const field of inputs) field.clear();
  else if (order.do === 'fonts') addFonts(order.fonts);
  else if (order.do === 'brand') inputs[kinds.indexOf('cardCvc')]?.setBrand(order.brand);
  else if (order.do === 'update') {
    options = { ...options, ...order.options };
    dress();
  }
});

window.readCardPart = () => {
  const parts = inputs.map((field) => field.read());
  const error = parts.find((part) => part.error)?.error;
  return { values: Object.assign({}, ...parts.map((part) => part.values)), ...(error ? { error } : {}) };
};

// The frame may be laid out after this script ran, and again when a font loads.
new ResizeObserver(() => {
  const height = Math.ceil(row.getBoundingClientRect().height);
  if (height > 0) report({ event: 'resize', height });
}).observe(row);

lastChange = JSON.stringify(detail());
dress();
report({ event: 'ready' });
