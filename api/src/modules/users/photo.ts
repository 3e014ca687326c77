import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Config } from '../../config.ts';
import { ApiError, invalidField } from '../../http/errors.ts';

export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;
const MAX_PIXELS = 40_000_000;
const SIDE_PX = 512;

export const uploadsFolder = (config: Config) => join(config.DATA_DIR, 'uploads');
export const photoUrl = (config: Config, key: string) => `${config.API_ORIGIN}/uploads/${key}.webp`;

/** Whether the first bytes are those of a JPEG, PNG or WebP; what the sender calls the file does not count. */
function isPhoto(bytes: Buffer): boolean {
  const starts = (hex: string, at = 0) => bytes.subarray(at, at + hex.length / 2).toString('hex') === hex;
  return starts('ffd8ff') || starts('89504e470d0a1a0a') || (starts('52494646') && starts('57454250', 8));
}

/**
 * Makes a profile photo of an image file: upright, square, 512 px WebP, without anything that the camera wrote into
 * it, such as the place.
 * @returns the key under which it is stored
 * @throws ApiError 400 when it is not a JPEG, PNG or WebP of at most 40 megapixels
 */
export async function storePhoto(config: Config, bytes: Buffer): Promise<string> {
  if (!isPhoto(bytes)) throw invalidField('profileImg', 'Please choose a photo in JPEG, PNG or WebP format.');
  let webp: Buffer;
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { width, height } = await image.metadata();
    if (width * height > MAX_PIXELS) throw tooManyPixels();
    webp = await image.rotate().resize(SIDE_PX, SIDE_PX, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (/pixel limit/i.test((error as Error).message)) throw tooManyPixels();
    throw invalidField('profileImg', 'This photo could not be read. Please try another one.');
  }
  const folder = uploadsFolder(config);
  const key = randomUUID();
  await mkdir(folder, { recursive: true });
  // Written beside its place first, so that nobody is ever served half a photo.
  await writeFile(join(folder, `${key}.part`), webp, { flush: true });
  await rename(join(folder, `${key}.part`), join(folder, `${key}.webp`));
  return key;
}

const tooManyPixels = () =>
  invalidField('profileImg', 'This photo is too large: please choose one of at most 40 megapixels.');

/** Deletes a photo; one that is gone already is fine. */
export async function deletePhoto(config: Config, key: string): Promise<void> {
  await rm(join(uploadsFolder(config), `${key}.webp`), { force: true });
}
