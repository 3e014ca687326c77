import type { AxiosResponseHeaders } from 'axios';
import { http } from './http.ts';

/** A file from the server. */
export interface SavedFile {
  name: string;
  content: Blob;
}

/** A failure is JSON even when a file was requested: read it as for any other call. */
function readFailure(body: ArrayBuffer, _headers: AxiosResponseHeaders, status?: number): unknown {
  if (status === undefined || status < 400) return body;
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return body;
  }
}

/** The name in a Content-Disposition header; ours need no decoding. */
const nameIn = (header: unknown) => /filename="([^"]+)"/.exec(typeof header === 'string' ? header : '')?.[1];

/** Downloads a file with the member's token, which a link could not carry. */
export async function getFile(path: string, params: object): Promise<SavedFile> {
  const { data, headers } = await http.get<ArrayBuffer>(path, {
    params,
    responseType: 'arraybuffer',
    transformResponse: readFailure,
  });
  const type = headers['content-type'];
  return {
    name: nameIn(headers['content-disposition']) ?? 'download',
    content: new Blob([data], { type: typeof type === 'string' ? type : 'application/octet-stream' }),
  };
}
