import type { User } from '@breakaway/contract';
import { productName } from '@breakaway/host-api';

/** Every text of this screen. Texts that the specification gives are quoted exactly. */
export const texts = {
  greeting: (name: string) => (name ? `Hi ${name}, what are we riding?` : 'Hi, what are we riding?'),
  introduction: 'Ask about power, a workout, a training plan, a race or fuelling. Answers use your profile.',
  /** The values that most answers depend on; nothing when the profile has none of them. */
  known: ({ bodyMatrix: { weight }, powerMatrix: { ftp }, feedingData: { choTolerance } }: User) =>
    weight || ftp || choTolerance
      ? [
          weight ? `${weight} kg` : 'no weight yet',
          ftp ? `FTP ${ftp} W` : 'no FTP yet',
          ...(choTolerance ? [`${choTolerance} g of carbs an hour`] : []),
        ].join(' · ')
      : '',
  editKnown: 'Edit your profile',
  nothingKnown: 'Your profile has no weight and no FTP yet.',
  addKnown: 'Add them',
  placeholder: () => `Message ${productName()}`,
  file: {
    attach: 'Attach a file',
    attachedFile: 'Attached file',
    questions: 'Questions about this file',
    drop: 'Drop your GPX, TCX or FIT file here',
    reading: (name: string) => `Reading ${name}…`,
    attached: (name: string) => `${name} is attached.`,
    oneOfSeveral: 'One file goes with a question: the first one was taken.',
    remove: (name: string) => `Remove ${name}`,
    dismiss: 'Close this message',
    refused: (name: string, reason: string) => `${name}: ${reason}`,
    notRead: 'This file could not be read. Please try again.',
    kind: { route: 'Route', ride: 'Ride' },
    noHeights: 'no heights',
    /** What leaves the device, and what does not. */
    sendsRoute:
      'Sent with your question: its name and its road, as places and heights. The file stays on this device.',
    sendsRide:
      'Sent with your question: its name, road, start time, and its power, heart rate and other figures. The file stays on this device.',
    sendsIndoors:
      'Sent with your question: its name, start time, and its power, heart rate and other figures. The file stays on this device.',
    explainRide: 'Explain this ride',
    planRide: 'Plan a race on this road',
    planRoute: 'Make a race plan',
    eatOnRoute: 'What should I eat on it?',
    courseNotLoaded: 'The course could not be loaded. Please try again.',
  },
  disclosure: () => `${productName()} can make mistakes. Check important numbers.`,
  examples: [
    'Power for Alpe d’Huez in 60 min',
    'A 60 min threshold workout',
    'Plan my week: 8 hours, 2 hard days',
    'What to eat on a 4 hour ride',
  ],
  generating: 'Generating answer for you',
  slow: 'This takes longer than usual. You can leave: the answer will be in this conversation.',
  ready: 'Answer ready',
  computing: (title: string) => `Computing: ${title}`,
  connectionLost: 'The connection was lost. Fetching the answer.',
  stop: 'Stop',
  stopped: 'Stopped. The end of this answer is missing.',
  copy: 'Copy',
  copied: 'Copied',
  onClipboard: 'The answer is on the clipboard.',
  notCopied: 'The answer could not be copied. Select its text instead.',
  loadingConversations: 'Loading your conversations',
  download: 'Download workout',
  downloads: {
    zwo: { label: 'Zwift (.zwo)', hint: 'Documents/Zwift/Workouts' },
    erg: { label: 'ERG', hint: 'Trainer apps, in watts' },
    mrc: { label: 'MRC', hint: 'Trainer apps, in % of FTP' },
    fit: { label: 'Garmin (.fit)', hint: 'Garmin, Wahoo, Hammerhead' },
    ics: { label: 'Calendar (.ics)', hint: 'Any calendar' },
  },
  openInRaceAnalyzer: 'Open in Race Analyzer',
  openInKomAnalysis: 'Open in Kom Analysis Software',
  notDownloaded: 'The file could not be made. Please try again.',
  basedOn: 'What this is based on',
  steps: 'Steps in words',
  asTable: 'The same as a table',
  hour: (number: number) => `Hour ${number}`,
  laterHours: (first: number, last: number) =>
    first === last ? `Hour ${first}` : `Hours ${first} to ${last}`,
  allWeeks: (count: number) => `Show all ${count} weeks`,
  sources: 'Sources',
  reviewed: (day: string) => `Reviewed ${day}`,
  jump: 'Jump to latest',
  unanswered: 'This question has no answer yet.',
  lookAgain: 'Look again',
  askAgain: 'Ask again',
  failed: 'Something went wrong',
  tooLong: 'That message is too long.',
  length: (count: number, most: number) =>
    `${count.toLocaleString('en')} of ${most.toLocaleString('en')} characters`,
  kept: 'Your message is back in the box.',
  back: 'Back to the conversation',
  untitled: 'New conversation',
  opening: 'Loading conversation',
  panel: 'Conversations',
  panelItem: 'Conversation',
  newChat: 'New Chat',
  search: 'Search conversations',
  endSearch: 'End the search',
  results: 'Search results',
  searching: 'Searching your conversations',
  searchFailed: 'Your conversations could not be searched.',
  noneFound: 'No conversation has these words.',
  found: (count: number) =>
    count === 0
      ? 'No conversation has these words.'
      : count === 1
        ? '1 conversation found'
        : `${count} conversations found`,
  more: (name: string) => `More for ${name}`,
  rename: 'Rename',
  delete: 'Delete',
  undo: 'Undo',
  deleted: (name: string) => `“${name}” is deleted.`,
  lastConversations: 'Last Conversations',
  noChat: 'No chat available',
  willBeKept: 'Your questions will be kept here.',
  notLoaded: 'Your conversations could not be loaded.',
  retry: 'Try again',
  draft: 'Draft',
  upgrade: 'Upgrade Plan',
  upgradeLine: 'See what the PRO plan includes.',
  hasPro: 'You’re on PRO.',
  trialEnds: (day: string) => `Your free trial ends on ${day}. Keep PRO for a year.`,
} as const;
