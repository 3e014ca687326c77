import type { StorybookConfig } from '@storybook/react-vite';
import { baseCss } from '@breakaway/ui/tokens';

/** What the shell's server puts into a page, as far as a screen without calls reads it. */
const configuration = JSON.stringify({ product: { name: 'Breakaway', slug: 'breakaway' } });

/** Stories stand beside what they show: `Button.stories.tsx`. */
export default {
  stories: ['../../{shared/ui,remote-*,tool-*,shell}/src/**/*.stories.tsx'],
  framework: '@storybook/react-vite',
  staticDirs: [{ from: '../../shared/ui/brand/files', to: '/brand' }],
  previewHead: (head) =>
    `${head}<style>${baseCss('./brand/')}</style><script type="application/json" id="runtime-config">${configuration}</script>`,
  // Nothing leaves the machine.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  features: { sidebarOnboardingChecklist: false, actions: false, controls: false, interactions: false },
  viteFinal: (config) => ({
    ...config,
    resolve: { ...config.resolve, dedupe: ['react', 'react-dom', 'styled-components', 'jotai'] },
  }),
} satisfies StorybookConfig;
