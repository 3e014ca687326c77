import { productName } from '@breakaway/host-api';

/** Every sentence of this screen. Where the specification gives a text, it stands here letter by letter. */
export const texts = {
  greeting: (name: string) => (name ? `Hi ${name}, what are we riding?` : 'Hi, what are we riding?'),
  introduction: 'Ask for a power, a time, a pacing or a feeding plan. The numbers come from your profile.',
  placeholder: () => `Message ${productName()}`,
  disclosure: () =>
    `${productName()}’s coach is software. It computes from your profile and complements a human coach; it can be wrong.`,
  examples: [
    'What power do I need for 13.8 km at 8.1 % in 55 minutes?',
    'How long for a flat 40 km time trial at 250 W?',
    'How much should I eat on a 4 hour ride?',
  ],
  generating: 'Generating answer for you',
  ready: 'Answer ready',
  failed: 'Something went wrong',
  tooLong: 'That message is too long: please keep it under 4000 characters.',
  kept: 'Your message is back in the box.',
  keptThere: 'Your message is back in the box; sending it goes on with the same conversation.',
  back: 'Back to the conversation',
  untitled: 'New conversation',
  newChat: 'New Chat',
  lastConversations: 'Last Conversations',
  noChat: 'No chat available',
  upgrade: 'Upgrade Plan',
  upgradeLine: 'See what the PRO plan includes.',
  signedOut: 'Signed out successfully',
  signOutFailed: 'Failed to sign out',
} as const;
