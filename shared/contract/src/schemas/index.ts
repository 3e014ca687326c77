/** Schemas of everything that crosses the wire. For servers and tests: a browser imports only types of this. */
export * from './envelope.ts';
export * from './user.ts';
export * from './auth.ts';
export * from './users.ts';
export * from './passkeys.ts';
export * from './chat.ts';
export * from './billing.ts';
export * from './tools.ts';
