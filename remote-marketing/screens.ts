import type { Screens } from '@breakaway/federation/screens';

/** What this remote exposes. */
export const screens = {
  PublicFrame: { file: './src/screens/public-frame/PublicFrame.tsx', at: null },
  Home: { file: './src/screens/home/Home.tsx', at: '/' },
  Faq: { file: './src/screens/faq/Faq.tsx', at: '/faq', prerendered: { inside: 'PublicFrame' } },
  About: { file: './src/screens/about/About.tsx', at: '/about-us', prerendered: { inside: 'PublicFrame' } },
} satisfies Screens;

declare module '@breakaway/federation/screens' {
  interface RemoteScreens {
    marketing: typeof screens;
  }
}
