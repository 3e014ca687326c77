import type { Page } from '@playwright/test';

/** A report of a remote that failed, as the page sends it. */
export interface FailureReport {
  remote: string;
  version: string;
  kind: string;
  status?: number;
  route: string;
}

/** Collects the failures that a page reports from now on. (The body of a beacon is not visible from outside.) */
export async function failureReports(page: Page): Promise<FailureReport[]> {
  const reports: FailureReport[] = [];
  await page.exposeFunction('reported', (text: string) => {
    const said = (JSON.parse(text) as { reports: FailureReport[] }).reports;
    reports.push(...said.filter(({ kind }) => kind !== 'loaded'));
  });
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob && String(url) === '/page-reports')
        void body.text().then((window as unknown as { reported: (text: string) => void }).reported);
      return send(url, body);
    };
  });
  return reports;
}
