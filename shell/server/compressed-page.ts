import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Every page has its own nonce and is therefore compressed separately. Above quality 5, brotli takes longer than it
 * saves.
 */
const QUALITY = 5;

/** The encodings that a client accepts, from its `Accept-Encoding`. */
function accepted(header: string): string[] {
  return header
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .filter(([, weight]) => weight === undefined || Number(weight) > 0)
    .map(([name]) => name!);
}

/**
 * Compresses a page in the best encoding that the client accepts. (The only secret in the page is the nonce. It changes
 * with every response, so the compressed length reveals nothing.)
 * @returns the encoding for `Content-Encoding`, null for none
 */
export async function compressed(
  page: string,
  acceptEncoding = '',
): Promise<{ encoding: 'br' | 'gzip' | null; body: string | Buffer }> {
  const can = accepted(acceptEncoding);
  if (can.includes('br'))
    return {
      encoding: 'br',
      body: await brotli(page, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      }),
    };
  if (can.includes('gzip')) return { encoding: 'gzip', body: await gzipped(page) };
  return { encoding: null, body: page };
}
