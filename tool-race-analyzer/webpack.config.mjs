import { tool } from '@breakaway/federation/preset';

export default tool(import.meta.dirname, {
  title: 'Race Analyzer',
  installable: { name: 'Breakaway race mode', shortName: 'Race mode', start: '/#race' },
});
