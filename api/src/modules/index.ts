import type { Module } from '../context.ts';
import { assistantsModule } from './assistants/index.ts';
import { authModule } from './auth/index.ts';
import { billingModule } from './billing/index.ts';
import { coachModule } from './coach/index.ts';
import { mailModule } from './mail/index.ts';
import { opsModule } from './ops/index.ts';
import { passkeysModule } from './passkeys/index.ts';
import { plansModule } from './plans/index.ts';
import { toolsModule } from './tools/index.ts';
import { usersModule } from './users/index.ts';

/** Every module of the API, in order of registration. */
export const modules: Module[] = [
  opsModule,
  mailModule,
  authModule,
  usersModule,
  passkeysModule,
  toolsModule,
  plansModule,
  coachModule,
  assistantsModule,
  billingModule,
];
