/** The colours of the dark theme. In a file of its own, so that what is always dark comes without the other theme. */
export const dark = {
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

/** Colours as CSS variables. */
export const variables = (colours: typeof dark): string =>
  Object.entries(colours)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

/** The dark theme as CSS variables, also for parts of a page that are dark in both themes. */
export const darkCss = `${/* @__PURE__ */ variables(dark)}color-scheme:dark;` as const;
