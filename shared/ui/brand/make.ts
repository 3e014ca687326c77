/**
 * Makes the files of the brand: the typeface, cut down, the icons, and what mails wear. `npm run brand` after a change of the mark, of
 * the palette or of the characters; the files are committed, so that a build needs none of these tools.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import sharp from 'sharp';
import subset from 'subset-font';
import { palette } from '../src/palette.ts';
import { characters } from './characters.ts';
import { iconSvg, mailMarkSvg, mailRidgeSvg, socialSvg } from './drawings.ts';

const files = join(import.meta.dirname, 'files');
const source = (name: string) =>
  readFileSync(
    createRequire(import.meta.url).resolve(`@fontsource-variable/archivo/files/archivo-${name}.woff2`),
  );

const weights = { min: 400, max: 760 };
/** The weight of labels and buttons. (src/tokens.ts) */
const STRONG = 600;
const wanted = {
  text: { from: 'latin-wght-normal', axes: { wght: weights }, text: characters.text },
  display: { from: 'latin-standard-normal', axes: { wght: 760, wdth: 114 }, text: characters.display },
  figures: { from: 'latin-standard-normal', axes: { wght: 680, wdth: 84 }, text: characters.figures },
};

/** How wide the letters of Arial are on average, in em: the measure of a typeface that replaces it without a jump. */
const arialWidth = { regular: 904 / 2048, bold: 978 / 2048 };
/** Letters of English text in per mille, and the space between words. */
const frequency: Record<string, number> = {
  ' ': 180,
  e: 104,
  t: 74,
  a: 67,
  o: 61,
  i: 57,
  n: 57,
  s: 52,
  h: 50,
  r: 49,
  d: 35,
  l: 33,
  u: 23,
  c: 23,
  m: 20,
  f: 18,
  w: 19,
  g: 16,
  y: 16,
  p: 16,
  b: 12,
  v: 8,
  k: 6,
};

/**
 * What makes Arial as wide and as high as this typeface while the real one is on its way.
 * @param room how much wider than that on average
 */
function fallbackMetrics(
  font: Font,
  cut: keyof typeof arialWidth,
  room = 1,
): { sizeAdjust: string; ascent: string; descent: string } {
  const letters = Object.entries(frequency);
  const total = letters.reduce((sum, [, share]) => sum + share, 0);
  const width = letters.reduce(
    (sum, [letter, share]) =>
      sum + (share / total) * font.glyphForCodePoint(letter.codePointAt(0)!).advanceWidth,
    0,
  );
  const adjust = (room * width) / font.unitsPerEm / arialWidth[cut];
  const percent = (value: number) => `${(100 * value).toFixed(2)}%`;
  return {
    sizeAdjust: percent(adjust),
    ascent: percent(font.ascent / font.unitsPerEm / adjust),
    descent: percent(-font.descent / font.unitsPerEm / adjust),
  };
}

rmSync(files, { recursive: true, force: true });
mkdirSync(files, { recursive: true });
const named = (name: string, extension: string, content: Buffer): string => {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const file = `${name}.${hash}.${extension}`;
  writeFileSync(join(files, file), content);
  process.stdout.write(`${file} ${(content.length / 1000).toFixed(1)} kB\n`);
  return file;
};

const fonts: Record<string, string> = {};
for (const [name, { from, axes, text }] of Object.entries(wanted))
  fonts[name] = named(
    `archivo-${name}`,
    'woff2',
    await subset(source(from), text, { targetFormat: 'woff2', variationAxes: axes }),
  );
fonts.ext = named('archivo-ext', 'woff2', source('latin-ext-wght-normal'));
/** A cut in the format that the reader of outlines takes. */
const readable = async ({ from, text }: { from: string; text: string }, axes: Record<string, number>) =>
  create(await subset(source(from), text, { targetFormat: 'sfnt', variationAxes: axes })) as Font;
// The weight has to be named: the file itself begins at 600, where letters are 4 % wider.
const font = await readable(wanted.text, { wght: weights.min });
const strong = await readable(wanted.text, { wght: STRONG });
const headings = await readable(wanted.display, wanted.display.axes);

// Letter by letter the two differ by up to 3 %. A browser counts the largest paint again when the app draws a text that
// is larger than the first HTML was, so the stand-in may be the wider one. Labels are never the largest.
const TEXT_ROOM = 1.01;
const HEADINGS_ROOM = 1.02;

const png = (svg: string, width: number, flat = width < 600) =>
  sharp(Buffer.from(svg), { density: 300 })
    .resize({ width })
    .png({ compressionLevel: 9, palette: flat, dither: 0 })
    .toBuffer();
const icons = {
  svg: named('icon', 'svg', Buffer.from(iconSvg('adaptive'))),
  apple: named('icon-180', 'png', await png(iconSvg('tile'), 180)),
  small: named('icon-192', 'png', await png(iconSvg('tile'), 192)),
  large: named('icon-512', 'png', await png(iconSvg('tile'), 512)),
  maskable: named('icon-maskable-512', 'png', await png(iconSvg('maskable'), 512)),
  social: named('social', 'png', await png(socialSvg(headings), 1200)),
};

writeFileSync(
  join(import.meta.dirname, '../src/brand-files.ts'),
  `/** The files of the brand by what they are. Written by \`npm run brand\`; do not edit. */
export const fontFiles = ${JSON.stringify(fonts)} as const;
/** How Arial is fitted to our typeface, for a font face in CSS. */
interface StandIn {
  readonly sizeAdjust: string;
  readonly ascent: string;
  readonly descent: string;
}
/** Arial, as wide and as high as our typeface. */
export const fallbackFont: StandIn = ${JSON.stringify(fallbackMetrics(font, 'regular', TEXT_ROOM))};
/** The same for labels and buttons, in Arial Bold. */
export const strongFallbackFont: StandIn = ${JSON.stringify(fallbackMetrics(strong, 'bold'))};
/** The same for headings, in Arial Bold. */
export const headingFallbackFont: StandIn = ${JSON.stringify(fallbackMetrics(headings, 'bold', HEADINGS_ROOM))};
export const iconFiles = ${JSON.stringify(icons)} as const;
`,
);

const mailed: (keyof typeof palette.light)[] = [
  'bg',
  'bg-sunken',
  'bg-raised',
  'text',
  'text-muted',
  'line',
  'accent',
  'on-accent',
  'link',
];
const coloursOf = (theme: keyof typeof palette) =>
  Object.fromEntries(mailed.map((name) => [name, palette[theme][name]]));
const base64 = async (svg: string, width: number) => (await png(svg, width, true)).toString('base64');
// The API is bundled into one file and knows nothing of the screens' packages, so it gets what it needs as text.
writeFileSync(
  join(import.meta.dirname, '../../../api/src/modules/mail/brand.ts'),
  `/** The brand as mails wear it. Written by \`npm run brand\`; do not edit. */
export const colours = ${JSON.stringify({ light: coloursOf('light'), dark: coloursOf('dark') })} as const;
/** PNG files, base64. */
export const pictures = ${JSON.stringify({ mark: await base64(mailMarkSvg(), 80), ridge: await base64(mailRidgeSvg(), 1200) })} as const;
`,
);
process.stdout.write(`Theme colours ${palette.light.bg} and ${palette.dark.bg}\n`);
