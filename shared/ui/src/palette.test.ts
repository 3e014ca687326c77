import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { palette, type Colour } from './palette.ts';

/** Relative luminance of a colour (WCAG 2.2). */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high! + 0.05) / (low! + 0.05);
}

const grounds: Colour[] = ['bg', 'bg-sunken', 'bg-raised', 'bg-tint'];
const texts: Colour[] = ['text', 'text-muted', 'link', 'accent', 'good', 'bad', 'warn'];
const zones: Colour[] = ['zone-1', 'zone-2', 'zone-3', 'zone-4', 'zone-5', 'zone-6'];
const grades: Colour[] = ['grade-1', 'grade-2', 'grade-3', 'grade-4', 'grade-5'];
const themes = ['light', 'dark'] as const;

describe.each(themes)('%s', (theme) => {
  const colours = palette[theme];
  test.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
    '%s is legible on %s',
    (text, ground) => expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5),
  );
  test.each([
    ['on-accent', 'accent'],
    ['on-accent', 'accent-hover'],
    ['good', 'good-tint'],
    ['bad', 'bad-tint'],
    ['warn', 'warn-tint'],
    ['text', 'good-tint'],
    ['text', 'bad-tint'],
    ['text', 'warn-tint'],
    ['data', 'bg-raised'],
    ['on-toast', 'toast-good'],
    ['on-toast', 'toast-bad'],
  ] as const)('%s is legible on %s', (text, ground) =>
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5),
  );
  test.each([...zones, 'line-strong', 'focus', 'data'] as Colour[])(
    '%s can be seen as a line or an area',
    (colour) => {
      for (const ground of ['bg', 'bg-raised'] as const)
        expect(contrast(colours[colour], colours[ground])).toBeGreaterThanOrEqual(3);
    },
  );
});

/** What an eye without one kind of cone sees (Machado, Oliveira and Fernandes 2009, full severity), linear RGB. */
const eyes = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};
function seenBy(eye: number[], hex: string): number[] {
  const rgb = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [0, 3, 6].map((row) =>
    Math.min(1, Math.max(0, eye[row]! * rgb[0]! + eye[row + 1]! * rgb[1]! + eye[row + 2]! * rgb[2]!)),
  );
}
/** CIE L*a*b* of linear sRGB, white D65. */
function lab([r, g, b]: number[]): number[] {
  const xyz = [
    (0.4124 * r! + 0.3576 * g! + 0.1805 * b!) / 0.95047,
    0.2126 * r! + 0.7152 * g! + 0.0722 * b!,
    (0.0193 * r! + 0.1192 * g! + 0.9505 * b!) / 1.08883,
  ].map((value) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116));
  return [116 * xyz[1]! - 16, 500 * (xyz[0]! - xyz[1]!), 200 * (xyz[1]! - xyz[2]!)];
}
const difference = (eye: number[], a: string, b: string) =>
  Math.hypot(...lab(seenBy(eye, a)).map((value, i) => value - lab(seenBy(eye, b))[i]!));

/** A difference of about 2.3 can just be seen; neighbours of a ramp have to differ clearly, for every eye. */
describe.each(Object.entries(eyes))('%s', (_, eye) => {
  test.each(
    themes.flatMap((theme) => [zones, grades].map((ramp) => [theme, ramp[0]!.split('-')[0], ramp] as const)),
  )('tells the neighbours of the ramp apart: %s %s', (theme, _name, ramp) => {
    const close = ramp
      .slice(1)
      .map((colour, i) => [
        colour,
        Math.round(difference(eye, palette[theme][ramp[i]!], palette[theme][colour])),
      ])
      .filter(([, by]) => Number(by) < 10);
    expect(close).toEqual([]);
  });
});

test('mails wear the palette as it is now', () => {
  const source = readFileSync(join(__dirname, '../../../api/src/modules/mail/brand.ts'), 'utf8');
  const themes = source.split(/\b(?:light|dark): \{/).slice(1, 3);
  for (const [i, theme] of (['light', 'dark'] as const).entries()) {
    const colours = [...themes[i]!.split('}')[0]!.matchAll(/'?([\w-]+)'?: '(#\w+)'/g)];
    expect(colours.length).toBeGreaterThan(5);
    for (const [, name, value] of colours)
      expect([name, value]).toEqual([name, palette[theme][name as Colour]]);
  }
});
