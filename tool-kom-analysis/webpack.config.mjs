import { tool } from '@breakaway/federation/preset';

export default tool(import.meta.dirname, {
  title: 'Kom Analysis Software',
  installable: { name: 'Breakaway Kom Analysis Software', shortName: 'Kom Analysis', start: '/' },
});
