import type { CDPSession } from '@playwright/test';

/** One request of a page, not of the frames in it. */
export interface PageRequest {
  /** Method and address. */
  asked: string;
  /** It went to the app's own origin. */
  isOwn: boolean;
  isScript: boolean;
  /** Bytes of its body, compressed: the headers beside it depend on the protocol. */
  bytes: number;
  /** When its last byte was there, ms since 1970. */
  endedAt: number;
}

/** Follows what a page asks for. An answer that was in the browser's cache is none. */
export async function followTraffic(devtools: CDPSession, origin: string) {
  const requests = new Map<string, PageRequest>();
  let page: string | undefined;
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ requestId, request: { url, method }, type, frameId }) => {
    page ??= frameId;
    if (frameId !== page || type === 'Preflight' || !/^https?:/.test(url)) return;
    requests.set(requestId, {
      asked: `${method} ${url}`,
      isOwn: url.startsWith(origin),
      isScript: /\.js$/.test(new URL(url).pathname),
      bytes: 0,
      endedAt: Infinity,
    });
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) requests.delete(requestId);
  });
  devtools.on('Network.requestServedFromCache', ({ requestId }) => void requests.delete(requestId));
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (!request) return;
    request.bytes += encodedDataLength;
    request.endedAt = Date.now();
  });
  // Of an answer that comes in pieces, as the page does, only the sum is known, with its headers.
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request && request.bytes === 0)
      Object.assign(request, { bytes: encodedDataLength, endedAt: Date.now() });
  });
  return {
    all: () => [...requests.values()],
    /** What follows counts from nothing. */
    forget: () => requests.clear(),
  };
}

export const bytesOf = (requests: PageRequest[]): number =>
  requests.reduce((sum, { bytes }) => sum + bytes, 0);

/** What was asked for more than once, of the app or of the API. */
export function askedAgain(requests: PageRequest[]): string[] {
  const asked = requests.map((request) => request.asked);
  return asked.filter((one, index) => asked.indexOf(one) !== index);
}
