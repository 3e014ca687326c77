import { iconFiles } from '@breakaway/ui/brand-files';
import { palette } from '@breakaway/ui/palette';
import { preloadedFonts } from '@breakaway/ui/tokens';

/** JSON that is safe inside a script element. */
export const inline = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
/** A text that is safe inside an element or an attribute. */
export const escape = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

/** Where the shell's build has the files of the brand. */
export const brand = '/assets/brand/';
/** The address of the product's symbol. */
export const icon = `${brand}${iconFiles.svg}`;

/** Icons, fonts and the colours of the browser's own bars. */
export const identity = [
  `<meta name="theme-color" content="${palette.light.bg}" media="(prefers-color-scheme: light)">`,
  `<meta name="theme-color" content="${palette.dark.bg}" media="(prefers-color-scheme: dark)">`,
  `<link rel="icon" type="image/svg+xml" href="${icon}">`,
  `<link rel="apple-touch-icon" href="${brand}${iconFiles.apple}">`,
  '<link rel="manifest" href="/app.webmanifest">',
  ...preloadedFonts.map(
    (file) => `<link rel="preload" as="font" type="font/woff2" href="${brand}${file}" crossorigin>`,
  ),
].join('\n');
