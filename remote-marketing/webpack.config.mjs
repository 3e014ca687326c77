import { remote } from '@breakaway/federation/preset';
import { drawAtBuild, emitPictures } from './charts/build-rules.ts';
import { emitLanding } from './landing/emit-landing.ts';

export default remote(import.meta.dirname, {
  name: 'marketing',
  screens: {
    PublicFrame: { file: './src/screens/public-frame/PublicFrame.tsx', at: null },
    Home: { file: './src/screens/home/Home.tsx', at: '/' },
    Faq: { file: './src/screens/faq/Faq.tsx', at: '/faq' },
    About: { file: './src/screens/about/About.tsx', at: '/about-us' },
  },
  plugins: [drawAtBuild, emitPictures, emitLanding],
});
