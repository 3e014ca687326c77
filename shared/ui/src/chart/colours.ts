import { palette, type Colour } from '../palette.ts';

/** From the name of a colour to its value, as the page shows it at the moment. */
export type Colours = (name: Colour) => string;

const forced: Partial<Record<Colour, string>> = { bg: 'Canvas', 'bg-raised': 'Canvas' };

/** A canvas knows no CSS variables: the colours of its element, those of paper in print, or those the system forces. */
export function coloursOf(element: Element): Colours {
  if (matchMedia('print').matches) return (name) => palette.light[name];
  if (matchMedia('(forced-colors: active)').matches) return (name) => forced[name] ?? 'CanvasText';
  const style = getComputedStyle(element);
  const known = new Map<Colour, string>();
  // Each look at the style may lay the page out.
  return (name) => {
    const value = known.get(name) ?? (style.getPropertyValue(`--${name}`).trim() || palette.light[name]);
    known.set(name, value);
    return value;
  };
}

/** Calls back when the colours of the page may have changed: theme, print, forced colours. */
export function onColoursChange(changed: () => void): () => void {
  const queries = ['(prefers-color-scheme: dark)', 'print', '(forced-colors: active)'].map((query) =>
    matchMedia(query),
  );
  for (const query of queries) query.addEventListener('change', changed);
  const themes = new MutationObserver(changed);
  themes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
    themes.disconnect();
  };
}
