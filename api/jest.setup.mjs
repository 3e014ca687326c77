import { startTestDatabase } from './jest.database.mjs';

export default async function setup() {
  globalThis.stopTestDatabase = await startTestDatabase();
}
