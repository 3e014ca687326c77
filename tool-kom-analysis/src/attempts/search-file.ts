import { searchRide, type RideSearch, type SearchedRide } from '@breakaway/cycling';
import { MAX_FILE_BYTES } from '@breakaway/cycling/files';
import { bytesOf } from './file-bytes.ts';

/** Searches one file for a segment. One that is too large is not read at all. */
export async function searchFile(file: File, search: RideSearch): Promise<SearchedRide> {
  if (file.size > MAX_FILE_BYTES)
    return {
      kind: 'failed',
      message: `This file has ${Math.ceil(file.size / 1_000_000)} MB. No ride needs that.`,
    };
  let bytes: Uint8Array;
  try {
    bytes = await bytesOf(file);
  } catch {
    return { kind: 'failed', message: 'The browser could not open this file.' };
  }
  return searchRide(bytes, file.name, search);
}
