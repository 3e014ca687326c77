import { preset } from '../../jest.preset.mjs';

// Looking up `Math` through the sandbox of a test costs more than the models themselves.
export default { ...preset('shared/cycling', 'node'), sandboxInjectedGlobals: ['Math'] };
