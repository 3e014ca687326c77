import { preset } from '../jest.preset.mjs';

export default preset('remote-billing', 'browser');
