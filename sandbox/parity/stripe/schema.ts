import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Stripe from 'stripe';
import type { StripeSchema } from './types.ts';

const CACHE = join(import.meta.dirname, '../../../.cache');
/** The inputs of the derived schema, besides the version of the SDK. */
const SOURCES = ['resources.ts', 'types.ts'];

function fingerprint(): string {
  const hash = createHash('sha256').update(Stripe.PACKAGE_VERSION);
  for (const name of SOURCES) hash.update(readFileSync(join(import.meta.dirname, name)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * The schema of Stripe's objects, derived from the installed SDK once and cached until the SDK or the derivation
 * changes.
 */
export function stripeSchema(): StripeSchema {
  const file = join(CACHE, `stripe-schema-${fingerprint()}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as StripeSchema;
  } catch {
    // Loaded only here: the compiler is large, and the cached schema does not need it.
    const { readStripeTypes } = require('./types.ts') as typeof import('./types.ts');
    const schema = readStripeTypes(import.meta.dirname);
    mkdirSync(CACHE, { recursive: true });
    // Several processes may do this at once: each writes a file of its own, and the last to rename wins.
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(schema));
    renameSync(`${file}.${process.pid}`, file);
    return schema;
  }
}
