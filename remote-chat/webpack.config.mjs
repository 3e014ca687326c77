import { remote } from '@breakaway/federation/preset';

export default remote(import.meta.dirname, {
  name: 'chat',
  screens: {
    Consultant: { file: './src/screens/consultant/Consultant.tsx', at: '/app/breakaway-ai-consultant' },
  },
});
