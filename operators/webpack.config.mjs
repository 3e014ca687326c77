import { tool } from '@breakaway/federation/preset';

export default tool(import.meta.dirname, { title: 'Releases · Breakaway operators' });
