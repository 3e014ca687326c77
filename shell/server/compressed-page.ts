import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Each page is compressed for itself, since each has its own nonce: beyond 5, brotli takes longer than it saves. */
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
 * Compresses a page as the client can read it. (Nothing in it is a secret but the nonce, which is another one in every
 * answer, so its length tells nobody anything.)
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
