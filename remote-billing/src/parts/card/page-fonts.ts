import type { CustomFontSource } from '@stripe/stripe-js';

const PATIENCE_MS = 2000;

/** The page's typeface for letters of the card form: the file without a range, or with the range of basic Latin. */
function faceOf(family: string): CSSFontFaceRule | undefined {
  return [...document.styleSheets]
    .flatMap((sheet) => {
      try {
        return [...sheet.cssRules];
      } catch {
        // A sheet of another origin keeps its rules to itself.
        return [];
      }
    })
    .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
    .find(({ style }) => {
      const range = style.getPropertyValue('unicode-range');
      return style.getPropertyValue('font-family').replaceAll(/["']/g, '') === family && !range;
    });
}

function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The typeface could not be read.', { cause: reader.error }));
    reader.readAsDataURL(file);
  });
}

async function read(family: string): Promise<CustomFontSource[]> {
  const face = faceOf(family);
  const url = /url\(["']?([^"')]+)/.exec(face?.style.getPropertyValue('src') ?? '')?.[1];
  if (!url) return [];
  const answer = await fetch(new URL(url, document.baseURI));
  if (!answer.ok) return [];
  return [{ family, src: `url(${await dataUrl(await answer.blob())})`, weight: '400' }];
}

/**
 * The page's typeface for the card provider's frames, which load none on their own. It is handed over as data: the
 * provider takes no address without https, and another origin could not read ours. Without it they use the next font.
 */
export const pageFonts = (family = 'Archivo'): Promise<CustomFontSource[]> =>
  Promise.race([
    read(family).catch(() => []),
    new Promise<CustomFontSource[]>((resolve) => {
      setTimeout(() => resolve([]), PATIENCE_MS);
    }),
  ]);
