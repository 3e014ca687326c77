import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { App, Context } from '../../context.ts';

/** How long an earlier version, which serves photos from the disk, may still run beside this one. */
const BOTH_RUN_MS = 3_600_000;
/** The job by which an earlier version deletes a photo. */
const DELETE_JOB = 'users.delete-photo';

const folderOf = ({ config }: Context) => join(config.DATA_DIR, 'uploads');

/** Stores the photo of a file for the member whose record has its key; without such a member nothing. */
async function takeOver({ db }: Context, path: string, key: string): Promise<void> {
  const webp = await readFile(path);
  await db
    .insertInto('photos')
    .columns(['key', 'user_id', 'webp'])
    .expression((query) =>
      query
        .selectFrom('users')
        .select(({ val }) => [val(key).$castTo<string>().as('key'), 'id', val(webp).as('webp')])
        .where('photo_key', '=', key)
        // A photo that the member saves meanwhile is newer.
        .forUpdate(),
    )
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ key, webp }))
    .execute();
}

/** Copies photos from the disk into the database. @param remove whether the files are deleted then */
export async function copyPhotos(context: Context, remove: boolean): Promise<void> {
  const folder = folderOf(context);
  const files = await readdir(folder).catch(() => []);
  let isWhole = true;
  for (const file of files) {
    const path = join(folder, file);
    try {
      if (file.endsWith('.webp')) await takeOver(context, path, file.slice(0, -'.webp'.length));
      if (remove) await rm(path, { force: true });
    } catch (error) {
      // One that cannot be read must not keep the others.
      const reason = error instanceof Error ? error.message : String(error);
      context.log.warn('A photo on the disk could not be copied into the database', { file, reason });
      isWhole = false;
    }
  }
  if (remove && isWhole) await rm(folder, { force: true, recursive: true });
}

/**
 * Earlier versions kept photos in files. While the server listens they are copied, so that every replica has them, and
 * deleted an hour later.
 */
export function movePhotosFromDisk(app: App, context: Context): void {
  const copy = (remove: boolean) =>
    copyPhotos(context, remove).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      context.log.warn('Photos on the disk could not be copied into the database', { reason });
    });
  let later: NodeJS.Timeout | undefined;
  let copied: Promise<void> = Promise.resolve();
  app.addHook('onListen', async () => {
    copied = copy(false);
    later = setTimeout(() => (copied = copy(true)), BOTH_RUN_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearTimeout(later);
    await copied;
  });
  context.outbox.handle<{ key: string }>(DELETE_JOB, ({ key }) =>
    rm(join(folderOf(context), `${key}.webp`), { force: true }),
  );
}
