import { preset } from '../../jest.preset.mjs';

export default preset('shared/host-api', 'browser');
