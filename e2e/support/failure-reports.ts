import type { Page } from '@playwright/test';

/** A report of a remote that failed, as the page sends it. */
export interface FailureReport {
  remote: string;
  version: string;
  kind: string;
  status?: number;
  route: string;
}

/** Collects the reports that a page sends from now on. (The body of a beacon is not visible from outside.) */
export async function failureReports(page: Page): Promise<FailureReport[]> {
  const reports: FailureReport[] = [];
  await page.exposeFunction('reported', (text: string) => reports.push(JSON.parse(text) as FailureReport));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob && String(url) === '/remote-failures')
        void body.text().then((window as unknown as { reported: (text: string) => void }).reported);
      return send(url, body);
    };
  });
  return reports;
}
