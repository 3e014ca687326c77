import type { App, Context } from '../../context.ts';
import { notFound } from '../../http/errors.ts';
import { readPhoto } from './photo-store.ts';

const PHOTO_NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/;

/** Serves photos. A key is never reused, so its content never changes. */
export function serveUploads(app: App, { db }: Context): void {
  app.get<{ Params: { file: string } }>(
    '/uploads/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { file } = request.params;
      const key = PHOTO_NAME.exec(file)?.[1];
      const webp = key && (await readPhoto(db, key));
      if (!webp) throw notFound('This photo does not exist.');
      return reply
        .header('content-type', 'image/webp')
        .header('content-disposition', `inline; filename="${file}"`)
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(webp);
    },
  );
}
