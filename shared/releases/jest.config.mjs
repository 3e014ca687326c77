import { preset } from '../../jest.preset.mjs';

export default preset('shared/releases', 'node');
