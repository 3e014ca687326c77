/** Schemas of everything that crosses the network. For servers and tests: browsers import only the types. */
export * from './envelope.ts';
export * from './user.ts';
export * from './auth.ts';
export * from './users.ts';
export * from './passkeys.ts';
export * from './chat.ts';
export * from './billing.ts';
export * from './tools.ts';
export * from './plans.ts';
export * from './remembered.ts';
export * from './assistants.ts';
