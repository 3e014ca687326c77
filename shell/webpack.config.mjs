import { host } from '@breakaway/federation/preset';

export default host(import.meta.dirname);
