import type { Page, Route } from '@playwright/test';

/** Mocked responses of the API in the network: for states that the real one reaches seldom or only briefly. */

export interface Reply {
  status?: number;
  body?: unknown;
}

/** Whatever the API's address is. */
const at = (path: string) => new RegExp(`${path}(\\?|$)`);

const filled = ({ status = 200, body = { message: '', data: null } }: Reply) => ({ status, json: body });

/** From now on a call gets this response; `'offline'` cuts the connection. */
export async function answerWith(page: Page, path: string, reply: Reply | 'offline'): Promise<void> {
  await page.unroute(at(path));
  await page.route(at(path), (route) =>
    reply === 'offline' ? route.abort('internetdisconnected') : route.fulfill(filled(reply)),
  );
}

/** From now on a call waits; the returned function releases it with this response, or to the API. */
export async function hold(page: Page, path: string): Promise<(reply?: Reply) => Promise<void>> {
  const waiting: Route[] = [];
  await page.route(at(path), (route) => void waiting.push(route));
  return async (reply) => {
    await Promise.all(waiting.map((route) => (reply ? route.fulfill(filled(reply)) : route.continue())));
    // Not earlier: a route without a handler continues on its own.
    await page.unroute(at(path));
  };
}

/** The API's own response with a part of it changed. */
export async function changeAnswer(
  page: Page,
  path: string,
  change: (body: never) => unknown,
): Promise<void> {
  await page.route(at(path), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as never) });
  });
}
