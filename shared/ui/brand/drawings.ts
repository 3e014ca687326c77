import type { Font } from 'fontkit';
import { mark } from '../src/mark.ts';
import { palette } from '../src/palette.ts';
import { groundOf, outlineOf, ridge } from '../src/ridge.ts';

const { light, dark } = palette;
const shapes = (ink: string, ember: string) =>
  `<path d="${mark.bunch}" fill="${ink}"/><path d="${mark.breakaway}" fill="${ember}"/>`;

/**
 * The icon: `adaptive` without a ground, in the colours of the browser's theme; `tile` with our night behind it and
 * round corners; `maskable` with room for the circle that a phone cuts out of it.
 */
export function iconSvg(kind: 'adaptive' | 'tile' | 'maskable'): string {
  const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">';
  if (kind === 'adaptive')
    return `${open}<style>.i{fill:${light.text}}.e{fill:${light.accent}}@media(prefers-color-scheme:dark){.i{fill:${dark.text}}.e{fill:${dark.accent}}}</style><path class="i" d="${mark.bunch}"/><path class="e" d="${mark.breakaway}"/></svg>`;
  const scale = kind === 'maskable' ? 0.52 : 0.66;
  const shift = 16 * (1 - scale);
  return `${open}<rect width="32" height="32" rx="${kind === 'maskable' ? 0 : 7}" fill="${dark.bg}"/><g transform="translate(${shift} ${shift}) scale(${scale})">${shapes(dark.text, dark.accent)}</g></svg>`;
}

/** A line of text as outlines, because the picture is drawn where the typeface is not installed. */
function textPath(font: Font, text: string, size: number): string {
  const run = font.layout(text);
  const scale = size / font.unitsPerEm;
  let x = 0;
  const glyphs = run.glyphs.map((glyph, i) => {
    const path = `<path transform="translate(${x} 0)" d="${glyph.path.toSVG()}"/>`;
    x += run.positions[i]!.xAdvance;
    return path;
  });
  return `<g transform="scale(${scale} ${-scale})">${glyphs.join('')}</g>`;
}

/** The picture that networks show beside a link: 1200 by 630. */
export function socialSvg(font: Font): string {
  const [width, height] = [1200, 630];
  const back = (seed: number, top: number, base: number, lightness: string) =>
    `<path d="${groundOf(ridge(seed), { left: 0, right: width, top, base }, height)}" fill="${lightness}"/>`;
  const climb = ridge(11, 0.45).map((value, i, all) => 0.1 * value + 0.9 * (i / (all.length - 1)) ** 1.35);
  const box = { left: 0, right: width, top: 250, base: 600 };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${dark.bg}"/>
${back(5, 250, 470, '#111d26')}${back(23, 330, 560, '#16252f')}
<path d="${groundOf(climb, box, height)}" fill="${dark['bg-raised']}"/>
<path d="${outlineOf(climb, box)}" fill="none" stroke="${dark.accent}" stroke-width="7" stroke-linejoin="round"/>
<g transform="translate(72 64) scale(2)">${shapes(dark.text, dark.accent)}</g>
<g transform="translate(152 114)" fill="${dark.text}">${textPath(font, 'Breakaway', 48)}</g>
<g transform="translate(72 236)" fill="${dark.text}">${textPath(font, 'Know your watts', 84)}</g>
<g transform="translate(72 330)" fill="${dark.text}">${textPath(font, 'before the climb.', 84)}</g>
</svg>`;
}

/** The mark on our night, for the head of a mail: mail programs show no SVG. */
export function mailMarkSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><rect width="32" height="32" fill="${dark.bg}"/>${shapes(dark.text, dark.accent)}</svg>`;
}

/** The climb below the mark: 1200 by 144, shown at half that. */
export function mailRidgeSvg(): string {
  const [width, height] = [1200, 144];
  const back = (seed: number, top: number, base: number, colour: string) =>
    `<path d="${groundOf(ridge(seed), { left: 0, right: width, top, base }, height)}" fill="${colour}"/>`;
  const climb = ridge(11, 0.45).map((value, i, all) => 0.14 * value + 0.86 * (i / (all.length - 1)) ** 1.35);
  const box = { left: 0, right: width, top: 22, base: 140 };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${dark.bg}"/>
${back(5, 6, 120, dark['ridge-far'])}${back(23, 40, 130, dark['ridge-near'])}
<path d="${groundOf(climb, box, height)}" fill="${dark['bg-raised']}"/>
<path d="${outlineOf(climb, box)}" fill="none" stroke="${dark.accent}" stroke-width="6" stroke-linejoin="round"/>
</svg>`;
}
