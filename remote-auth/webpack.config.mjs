import { remote } from '@breakaway/federation/preset';
import { screens } from './screens.ts';

export default remote(import.meta.dirname, { screens });
