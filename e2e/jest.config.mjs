import { preset } from '../jest.preset.mjs';

export default preset('e2e', 'node');
