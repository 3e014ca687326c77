import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { App, Context } from '../../context.ts';
import { notFound } from '../../http/errors.ts';
import { uploadsFolder } from './photo.ts';

const PHOTO_NAME = /^[0-9a-f-]{36}\.webp$/;

/** Serves photos. A key is never reused, so its content never changes. */
export function serveUploads(app: App, { config }: Context): void {
  app.get<{ Params: { file: string } }>(
    '/uploads/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { file } = request.params;
      const path = join(uploadsFolder(config), file);
      const size =
        PHOTO_NAME.test(file) &&
        (await stat(path).then(
          (found) => found.size,
          () => null,
        ));
      if (!size) throw notFound('This photo does not exist.');
      return reply
        .header('content-type', 'image/webp')
        .header('content-length', size)
        .header('content-disposition', `inline; filename="${file}"`)
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(createReadStream(path));
    },
  );
}
