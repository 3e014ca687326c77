import { preset } from '../../jest.preset.mjs';

export default preset('shared/tool-kit', 'browser');
