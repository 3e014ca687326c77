import { releaseName } from '@breakaway/releases/release';
import { z } from 'zod';
import { Refusal } from './refusal.ts';

const { name } = releaseName.shape;

/** The parts of an address that names a remote. */
export const ofRemote = z.object({ name });

/** Reads parts of a request. Throws a refusal that names the first problem. */
export function read<Out>(schema: z.ZodType<Out>, value: unknown): Out {
  const found = schema.safeParse(value);
  if (found.success) return found.data;
  const [issue] = found.error.issues;
  throw new Refusal(
    400,
    `${issue?.path.join('.') || 'The request'}: ${issue?.message}. Nothing was changed.`,
  );
}

/** Reads the body of a request. Throws a refusal that names the first problem. */
export function readJson<Out>(schema: z.ZodType<Out>, body: unknown): Out {
  let value: unknown;
  try {
    value = JSON.parse((body as Buffer).toString('utf8'));
  } catch {
    throw new Refusal(400, 'The request is not JSON. Nothing was changed.');
  }
  return read(schema, value);
}
