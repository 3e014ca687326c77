import { dark, darkCss, variables } from './dark.ts';

/**
 * The colours, in both themes. One meaning for each:
 *
 * - `accent` (ember) is what to press, and the member's own value; never a gradient, never an error.
 * - `good`, `warn` and `bad` are states; `data` is the other series of a chart.
 * - `toast-good` and `toast-bad` fill a toast, in both themes, under `on-toast`.
 * - `zone-1` to `zone-6` are training zones, `grade-1` to `grade-5` gradients of a road. The three ramps share no hue
 *   order, and neighbours differ in lightness too, so that they hold for eyes that see fewer colours.
 * - `ridge-far` and `ridge-near` are the mountains behind a picture.
 *
 * `palette.test.ts` computes the contrast of every pair that is drawn.
 */
const light: typeof dark = {
  bg: '#f7f5f0',
  'bg-sunken': '#efebe3',
  'bg-raised': '#ffffff',
  'bg-tint': '#fbe9e0',
  text: '#0e1a24',
  'text-muted': '#51606b',
  line: '#ddd8cd',
  'line-strong': '#7c8a94',
  accent: '#bd370b',
  'accent-hover': '#9a2c08',
  'on-accent': '#ffffff',
  link: '#a9320b',
  focus: '#1d4ed8',
  good: '#0d7044',
  'good-tint': '#e4f4ec',
  bad: '#b3182b',
  'bad-tint': '#fdecee',
  warn: '#8a5a00',
  'warn-tint': '#fdf3dc',
  data: '#1f6fb2',
  'toast-good': '#15803d',
  'toast-bad': '#b91c1c',
  'on-toast': '#ffffff',
  'zone-1': '#64748b',
  'zone-2': '#2563eb',
  'zone-3': '#15803d',
  'zone-4': '#b47a0f',
  'zone-5': '#b8400e',
  'zone-6': '#7f1740',
  'grade-1': '#8fb8cc',
  'grade-2': '#f2c14e',
  'grade-3': '#ee7b30',
  'grade-4': '#d6402b',
  'grade-5': '#8e1b3a',
  'ridge-far': '#e6e1d6',
  'ridge-near': '#d8d2c4',
};

export type Colour = keyof typeof light;
export const palette = { light, dark } as const;

/** The colours of each theme as CSS variables. */
export const themeCss = {
  light: `${/* @__PURE__ */ variables(light)}color-scheme:light;`,
  dark: darkCss,
} as const;
