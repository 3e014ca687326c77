import type { StorybookConfig } from '@storybook/react-vite';
import { baseCss } from '@breakaway/ui/tokens';

/** Stories stand beside what they show: `Button.stories.tsx`. */
export default {
  stories: ['../../{shared/ui,remote-*,tool-*,shell}/src/**/*.stories.tsx'],
  framework: '@storybook/react-vite',
  staticDirs: [{ from: '../../shared/ui/brand/files', to: '/brand' }],
  previewHead: (head) => `${head}<style>${baseCss('./brand/')}</style>`,
  // Nothing leaves the machine.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  features: { sidebarOnboardingChecklist: false, actions: false, controls: false, interactions: false },
  viteFinal: (config) => ({
    ...config,
    resolve: { ...config.resolve, dedupe: ['react', 'react-dom', 'styled-components', 'jotai'] },
  }),
} satisfies StorybookConfig;
