/** A grid on which a chart is drawn, about as wide as it is shown, so that its text keeps its size. */
export interface Size {
  width: number;
  height: number;
  plot: { left: number; right: number; top: number; bottom: number };
}

const phone: Size = { width: 320, height: 260, plot: { left: 34, right: 310, top: 26, bottom: 216 } };
const wide: Size = { width: 480, height: 318, plot: { left: 38, right: 468, top: 30, bottom: 274 } };

/**
 * One picture, drawn once for phones and once for wider windows. The rules of `chartCss` show the one that fits.
 * @param words what the picture shows
 * @param draw its content on such a grid
 */
export const both = (words: string, draw: (size: Size) => string): string =>
  `<div class="chart" role="img" aria-label="${words}">${[
    ['for-phones', phone] as const,
    ['for-windows', wide] as const,
  ]
    .map(
      ([name, size]) =>
        `<svg class="${name}" viewBox="0 0 ${size.width} ${size.height}" aria-hidden="true">${draw(size)}</svg>`,
    )
    .join('')}</div>`;
