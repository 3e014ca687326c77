import type { ProfileGroup } from '@breakaway/contract';
import { editProfile } from '@breakaway/contract/schemas';
import type { Units } from '@breakaway/contract/units';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { parseJson } from '../../http/body-parsers.ts';
import { ApiError, invalidField } from '../../http/errors.ts';
import { labelOf } from '../../http/label.ts';
import { isStorable, UNSTORABLE } from '../../http/storable.ts';
import { deleteUpload, MAX_PHOTO_BYTES, receivePhoto } from './photo.ts';
import { groupNames, parseGroup } from './profile.ts';

/** The limits of one form: a photo, and no group longer than any real one. */
export const FORM_LIMITS = {
  fileSize: MAX_PHOTO_BYTES,
  files: 1,
  fields: 24,
  fieldSize: 16 * 1024,
  parts: 25,
};

export interface EditForm {
  name?: string;
  /** Set only for a real change: the form shows a mask in place of the password. */
  password?: string;
  currentPassword?: string;
  groups: Partial<Record<ProfileGroup, Record<string, unknown>>>;
  units?: Partial<Units>;
  /** The path of the upload; the reader of the form deletes it. */
  photo?: string;
}

interface Parts {
  fields: Record<string, unknown>;
  photo?: string;
}

/** The fields of a form: no other is read, or named in a response. */
const FIELDS = new Set<string>(['units', 'name', 'email', 'password', 'currentPassword', ...groupNames]);

const MASK = /^[*\u2022\u25CF.]*$/;

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** The raw fields of a multipart form or of a JSON body. */
async function readFields(request: FastifyRequest): Promise<Parts> {
  if (!request.isMultipart()) return { fields: (request.body ?? {}) as Record<string, unknown> };
  try {
    return await readParts(request);
  } catch (error) {
    // The form parser's errors have no status.
    if (error instanceof ApiError || (error as { statusCode?: number }).statusCode) throw error;
    throw new ApiError(400, 'VALIDATION_FAILED', 'This form arrived incomplete. Please try again.');
  }
}

async function readParts(request: FastifyRequest): Promise<Parts> {
  const parts: Parts = { fields: {} };
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') await readPhoto(part, parts);
      else if (FIELDS.has(part.fieldname)) {
        if (part.valueTruncated)
          throw invalidField(part.fieldname, `${labelOf(part.fieldname)} is too long.`);
        parts.fields[part.fieldname] = part.value;
      }
    }
    return parts;
  } catch (error) {
    if (parts.photo) await deleteUpload(parts.photo);
    throw error;
  }
}

async function readPhoto(part: MultipartFile, parts: Parts): Promise<void> {
  const path = await receivePhoto(part.file);
  if (part.fieldname === 'profileImg' && part.file.bytesRead > 0 && !part.file.truncated) parts.photo = path;
  else await deleteUpload(path);
  if (part.file.truncated)
    throw new ApiError(
      413,
      'PAYLOAD_TOO_LARGE',
      'This photo is too large: please choose one of at most 5 MB.',
    );
}

/** A value of a form that is JSON in a text. */
function parsed(field: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return parseJson(value);
  } catch {
    throw invalidField(field, `${labelOf(field)} is not valid JSON.`);
  }
}

function unitsIn(value: unknown): Partial<Units> {
  const result = editProfile.units.safeParse(parsed('units', value));
  if (!result.success) throw invalidField('units', 'Please choose km or mi, kg or lb, and C or F.');
  return result.data;
}

function textOf(fields: Record<string, unknown>, field: string, max: number): string {
  const value = fields[field] ?? '';
  if (typeof value !== 'string') throw invalidField(field, `${labelOf(field)} must be a text.`);
  if (!isStorable(value)) throw invalidField(field, `${labelOf(field)} ${UNSTORABLE}`);
  if (value.length > max)
    throw invalidField(field, `${labelOf(field)} is too long: at most ${max} characters.`);
  return value;
}

/**
 * Reads a profile form. Absent fields stay as they are.
 * @param ownEmail the member's address: it is shown read-only, so a form may repeat it but not change it
 * @throws ApiError 400 naming the field, 413 for a photo that is too large
 */
export async function readEditForm(request: FastifyRequest, ownEmail: string): Promise<EditForm> {
  const { fields, photo } = await readFields(request);
  try {
    return { ...readTexts(fields, ownEmail), photo };
  } catch (error) {
    if (photo) await deleteUpload(photo);
    throw error;
  }
}

function readTexts(fields: Record<string, unknown>, ownEmail: string): Omit<EditForm, 'photo'> {
  const groups: EditForm['groups'] = {};
  for (const name of groupNames) {
    const value = fields[name];
    if (isEmpty(value)) continue;
    groups[name] = parseGroup(name, parsed(name, value));
  }
  const email = textOf(fields, 'email', 254).trim().toLowerCase();
  if (email !== '' && email !== ownEmail) throw invalidField('email', 'The email address cannot be changed.');
  const password = textOf(fields, 'password', 256);
  return {
    name: textOf(fields, 'name', 120).trim() || undefined,
    password: MASK.test(password) ? undefined : password,
    currentPassword: textOf(fields, 'currentPassword', 256) || undefined,
    groups,
    ...(isEmpty(fields.units) ? {} : { units: unitsIn(fields.units) }),
  };
}
