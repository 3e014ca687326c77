import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { ApiError, invalidField } from '../../http/errors.ts';
import { createPhotoQueue } from './photo-queue.ts';

export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;
const MAX_PIXELS = 40_000_000;
const SIDE_PX = 512;

// Photos are all different: caching would not help.
sharp.cache(false);
const inTurn = createPhotoQueue();

/** Streams an upload into a temporary file, so that many in parallel do not fill the memory. @returns its path */
export async function receivePhoto(upload: Readable): Promise<string> {
  const path = join(tmpdir(), `breakaway-${randomUUID()}.upload`);
  try {
    await pipeline(upload, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    await deleteUpload(path);
    throw error;
  }
  return path;
}

/** Deletes an upload after use. */
export const deleteUpload = (path: string): Promise<void> => rm(path, { force: true });

/** Whether the first bytes are those of a JPEG, PNG or WebP; the file's name and declared type do not count. */
async function isPhoto(path: string): Promise<boolean> {
  const bytes = Buffer.alloc(12);
  const file = await open(path);
  await file.read(bytes, 0, bytes.length).finally(() => file.close());
  const starts = (hex: string, at = 0) => bytes.subarray(at, at + hex.length / 2).toString('hex') === hex;
  return starts('ffd8ff') || starts('89504e470d0a1a0a') || (starts('52494646') && starts('57454250', 8));
}

/**
 * Makes a profile photo of an image file: upright, square, 512 px WebP, without the camera's metadata, such as the
 * location.
 * @param path the upload
 * @throws ApiError 400 when it is not a JPEG, PNG or WebP of at most 40 megapixels; 503 when too many others wait
 */
export async function makePhoto(path: string): Promise<Buffer> {
  if (!(await isPhoto(path)))
    throw invalidField('profileImg', 'Please choose a photo in JPEG, PNG or WebP format.');
  return inTurn(() => makeSmall(path));
}

async function makeSmall(path: string): Promise<Buffer> {
  try {
    const image = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { width, height } = await image.metadata();
    if (width * height > MAX_PIXELS) throw tooManyPixels();
    return await image.rotate().resize(SIDE_PX, SIDE_PX, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (/pixel limit/i.test((error as Error).message)) throw tooManyPixels();
    throw invalidField('profileImg', 'This photo could not be read. Please try another one.');
  }
}

const tooManyPixels = () =>
  invalidField('profileImg', 'This photo is too large: please choose one of at most 40 megapixels.');
