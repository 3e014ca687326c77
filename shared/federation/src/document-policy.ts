import { createHash } from 'node:crypto';

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes of the inline elements of a page, as a content security policy names them. */
const hashesOf = (html: string, tag: 'style' | 'script'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map((found) => sha256(found[1]!));

export interface DocumentPolicy {
  /** Which page may frame it; nobody without one. */
  framer?: string;
  /** Where it may send requests besides its own server. */
  connect?: string[];
  /** Directives beyond these. */
  more?: string[];
}

/**
 * The content security policy of a page that webpack has built, without anything unsafe: its own files, and the inline
 * elements that it was built with. (styled-components writes its rules into an empty element, whose hash is that of
 * nothing; what it adds later goes past the text.)
 */
export function documentPolicy(
  html: string,
  { framer = "'none'", connect = [], more = [] }: DocumentPolicy = {},
): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...hashesOf(html, 'script')].join(' '),
    ['style-src', ...hashesOf(html, 'style'), sha256('')].join(' '),
    "worker-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "manifest-src 'self'",
    ['connect-src', "'self'", ...connect].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framer}`,
    ...more,
  ].join('; ');
}
