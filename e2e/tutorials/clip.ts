import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A rider's view on a phone, without the browser's own controls. */
export const phone = { width: 390, height: 620 };
export const pixelRatio = 1.5;

/** Collects screenshots of a page and how long each is shown, for a film without sound. */
export function film(page: Page) {
  const frames: Buffer[] = [];
  const delay: number[] = [];
  return {
    /** Takes a screenshot, to be shown for some milliseconds. */
    async shoot(ms: number): Promise<void> {
      frames.push(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
      delay.push(ms);
    },
    /** Types as a person does, a few letters at a time, with screenshots along the way. */
    async type(text: string, into: ReturnType<Page['locator']>, strokes = 4): Promise<void> {
      for (let i = 1; i <= strokes; i += 1) {
        await into.fill(text.slice(0, Math.ceil((text.length * i) / strokes)));
        await this.shoot(i < strokes ? 220 : 500);
      }
    },
    /** Writes the film, which loops until it is stopped, and one poster image. */
    async write(name: string, stillAt = -1): Promise<void> {
      await sharp(frames, { join: { animated: true } })
        .webp({ quality: 60, effort: 5, delay, loop: 0 })
        .toFile(`${name}.clip.webp`);
      await sharp(frames.at(stillAt)).webp({ quality: 70, effort: 6 }).toFile(`${name}.still.webp`);
      const ms = delay.reduce((sum, one) => sum + one, 0);
      process.stdout.write(`${name}: ${frames.length} pictures, ${(ms / 1000).toFixed(1)} s\n`);
    },
  };
}
