import { remote } from '@breakaway/federation/preset';
import { drawAtBuild, emitPictures } from './charts/build-rules.ts';
import { emitLanding } from './landing/emit-landing.ts';
import { screens } from './screens.ts';

export default remote(import.meta.dirname, { screens, plugins: [drawAtBuild, emitPictures, emitLanding] });
