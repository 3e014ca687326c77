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
const light = {
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

const dark: Record<keyof typeof light, string> = {
  bg: '#0c141b',
  'bg-sunken': '#080e13',
  'bg-raised': '#142029',
  'bg-tint': '#2a1a14',
  text: '#eef2f4',
  'text-muted': '#9db0bc',
  line: '#263540',
  'line-strong': '#5f7482',
  accent: '#ff6b35',
  'accent-hover': '#ff8a5c',
  'on-accent': '#1a0b04',
  link: '#ff9468',
  focus: '#93c5fd',
  good: '#46d68c',
  'good-tint': '#0d281b',
  bad: '#ff7a85',
  'bad-tint': '#31161b',
  warn: '#facc15',
  'warn-tint': '#2a2308',
  data: '#6db7f2',
  'toast-good': '#15803d',
  'toast-bad': '#b91c1c',
  'on-toast': '#ffffff',
  'zone-1': '#94a3b8',
  'zone-2': '#60a5fa',
  'zone-3': '#4ade80',
  'zone-4': '#facc15',
  'zone-5': '#fb923c',
  'zone-6': '#fb7185',
  'grade-1': '#8fb8cc',
  'grade-2': '#f2c14e',
  'grade-3': '#ee7b30',
  'grade-4': '#d6402b',
  'grade-5': '#a8264a',
  'ridge-far': '#111e28',
  'ridge-near': '#182935',
};

export type Colour = keyof typeof light;
export const palette = { light, dark } as const;

const variables = (theme: keyof typeof palette): string =>
  Object.entries(palette[theme])
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

/** The colours of a theme as CSS variables; `dark` also for parts of a page that are dark in both themes. */
export const themeCss = {
  light: `${variables('light')}color-scheme:light;`,
  dark: `${variables('dark')}color-scheme:dark;`,
} as const;
