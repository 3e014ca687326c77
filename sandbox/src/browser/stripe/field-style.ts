import type { ElementOptions, StyleRules } from './messages.ts';

const ALLOWED =
  /^(color|font-(family|size|style|variant|weight)|line-height|letter-spacing|text-(align|decoration|shadow|transform)|padding|background-color)$/;
const STATES = ['base', 'complete', 'empty', 'invalid'] as const;

function kebab(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function addRule(sheet: CSSStyleSheet, selector: string, rules: StyleRules): void {
  const index = sheet.insertRule(`${selector} {}`, sheet.cssRules.length);
  const { style } = sheet.cssRules[index] as CSSStyleRule;
  for (const [property, value] of Object.entries(rules)) {
    if (typeof value === 'string' && ALLOWED.test(kebab(property))) style.setProperty(kebab(property), value);
  }
}

/** Applies the page's style options: only properties that Stripe supports, set through CSSOM. */
export function applyStyle(element: HTMLStyleElement, style: ElementOptions['style'] = {}): void {
  element.textContent = 'input { color: #32325d; font: 16px/1.2 system-ui, sans-serif; }';
  const { sheet } = element;
  if (!sheet) return;
  for (const state of STATES) {
    const rules = style[state];
    if (!rules) continue;
    const selector = state === 'base' ? 'input' : `input[data-state~="${state}"]`;
    addRule(sheet, selector, rules);
    for (const [pseudo, nested] of Object.entries(rules)) {
      if (typeof nested === 'object' && /^::?[a-z-]+$/.test(pseudo))
        addRule(sheet, selector + pseudo, nested);
    }
  }
}
