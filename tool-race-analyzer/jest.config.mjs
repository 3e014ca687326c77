import { preset } from '../jest.preset.mjs';

export default preset('tool-race-analyzer', 'browser');
