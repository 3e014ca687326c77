import { remote } from '@breakaway/federation/preset';

export default remote(import.meta.dirname, {
  name: 'billing',
  screens: {
    Subscription: { file: './src/screens/subscription/Subscription.tsx', at: '/subscription' },
    ManageSubscription: {
      file: './src/screens/manage-subscription/ManageSubscription.tsx',
      at: '/manage-subscription',
    },
  },
});
