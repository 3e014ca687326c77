/** The files of the brand by what they are. Written by `npm run brand`; do not edit. */
export const fontFiles = {
  text: 'archivo-text.f57cc99c.woff2',
  display: 'archivo-display.c0087b85.woff2',
  figures: 'archivo-figures.b5c781b7.woff2',
  ext: 'archivo-ext.ff4f17d2.woff2',
} as const;
/** How Arial is fitted to our typeface, for a font face in CSS. */
interface StandIn {
  readonly sizeAdjust: string;
  readonly ascent: string;
  readonly descent: string;
}
/** Arial, as wide and as high as our typeface. */
export const fallbackFont: StandIn = { sizeAdjust: '99.20%', ascent: '88.51%', descent: '21.17%' };
/** The same for labels and buttons, in Arial Bold. */
export const strongFallbackFont: StandIn = { sizeAdjust: '94.23%', ascent: '93.17%', descent: '22.29%' };
/** The same for headings, in Arial Bold. */
export const headingFallbackFont: StandIn = { sizeAdjust: '117.67%', ascent: '74.61%', descent: '17.85%' };
export const iconFiles = {
  svg: 'icon.e100a888.svg',
  apple: 'icon-180.d550bfb3.png',
  small: 'icon-192.7c478967.png',
  large: 'icon-512.c070745b.png',
  maskable: 'icon-maskable-512.1f853211.png',
  social: 'social.2182de4f.png',
} as const;
