import { isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { clientNetwork } from './client-network.ts';

/** A client, described in words for members. */
export interface Client {
  /** Browser and system, such as `Chrome on Windows`. */
  device: string;
  /** The beginning of the network address, such as `203.0.113.x`. */
  network: string;
}

/**
 * Browsers and systems by a substring of the user agent; the first match wins, because Chromium's relatives all claim
 * to be Chrome, and Chrome claims to be Safari. A list of ten is enough for members to recognise their devices; a full
 * device library would be many times larger than the rest of this module.
 */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPX\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bDuckDuckGo\/|\bDdg\//, 'DuckDuckGo'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const nameIn = (names: [RegExp, string][], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** Browser and system of a user agent in plain words; `Unknown device` when it names neither. */
export function deviceOf(userAgent = ''): string {
  const browser = nameIn(BROWSERS, userAgent);
  const system = nameIn(SYSTEMS, userAgent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}

/** The beginning of a network address: enough to distinguish a home from a hotel, too little to locate either. */
export function networkOf(ip: string): string {
  const network = clientNetwork(ip);
  if (isIPv4(network)) return network.replace(/\d+$/, 'x');
  return network.includes(':') ? `${network.split(':').slice(0, 3).join(':')}:x` : '';
}

/** Who makes a request, as shown to members. */
export const clientOf = ({ headers, ip }: FastifyRequest): Client => ({
  device: deviceOf(headers['user-agent']),
  network: networkOf(ip),
});
