import type { Screens } from '@breakaway/federation/screens';

/** What this remote exposes. */
export const screens = {
  Consultant: { file: './src/screens/consultant/Consultant.tsx', at: '/app/breakaway-ai-consultant' },
} satisfies Screens;

declare module '@breakaway/federation/screens' {
  interface RemoteScreens {
    chat: typeof screens;
  }
}
