import type { Kysely } from 'kysely';
import type { Context, Module } from '../../context.ts';
import type { Database } from '../../db/database.ts';

export interface Entitlement {
  isPremium: boolean;
  paidThrough: Date | null;
}

export const billingModule: Module = async () => {};

export async function readEntitlement(
  _db: Kysely<Database>,
  _userId: string,
  _now: Date,
): Promise<Entitlement> {
  return { isPremium: false, paidThrough: null };
}

export async function syncIfDue(_context: Context, _userId: string): Promise<void> {}

export async function endSubscriptions(
  _context: Context,
  _trx: Kysely<Database>,
  _userId: string,
): Promise<void> {}
