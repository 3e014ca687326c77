import type { AnswerPart, ChatFile } from '@breakaway/contract';
import type { Locator, Page } from '@playwright/test';

/** Files on their way into the chat. */

interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const gpx = (name: string, points: string[]): Upload => ({
  name: `${name}.gpx`,
  mimeType: 'application/gpx+xml',
  buffer: Buffer.from(
    `<?xml version="1.0"?><gpx version="1.1"><trk><name>${name}</name><trkseg>${points.join('')}</trkseg></trk></gpx>`,
  ),
});

/** A generated ride of 20 km over a hill: an hour at 200 W. */
export const recordedRide = (): Upload =>
  gpx(
    'Over the hill',
    Array.from({ length: 401 }, (_, i) => {
      const height = 300 + 250 * Math.sin((Math.PI * i) / 400) ** 2;
      const time = new Date(Date.UTC(2026, 4, 3, 8) + 9000 * i).toISOString();
      return `<trkpt lat="${(45 + i * 4.5e-4).toFixed(5)}" lon="6"><ele>${height.toFixed(1)}</ele><time>${time}</time><extensions><power>200</power><gpxtpx:hr>140</gpxtpx:hr></extensions></trkpt>`;
    }),
  );

/** An event of a drag or a paste with files, on an element. */
export async function withFiles(target: Locator, type: string, files: Upload[]): Promise<void> {
  const sent = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, text: buffer.toString() }));
  await target.evaluate(
    (element, { kind, given }) => {
      const data = new DataTransfer();
      for (const { name, mimeType, text } of given)
        data.items.add(new File([text], name, { type: mimeType }));
      const init = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent(kind, { ...init, clipboardData: data })
          : new DragEvent(kind, { ...init, dataTransfer: data }),
      );
    },
    { kind: type, given: sent },
  );
}

/** What is sent with a question. */
export interface Asked {
  promptId: string;
  message: string;
  file?: ChatFile;
}

/** Answers every question with these parts. */
export async function answerQuestions(page: Page, parts: AnswerPart[] = []): Promise<Asked[]> {
  const asked: Asked[] = [];
  await page.route(/\/gpt-prompt\/createChat$/, async (route) => {
    asked.push(route.request().postDataJSON() as Asked);
    await route.fulfill({
      json: { message: 'Answer generated.', data: 'A plan for it.', parts, engine: 'built-in' },
    });
  });
  return asked;
}
