import { theme } from '@breakaway/ui';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { ThemeProvider } from 'styled-components';

/** Every story in the theme that the toolbar, or `?globals=theme:dark` in the address, chooses. */
const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: {
      options: Object.fromEntries(
        [320, 390, 768, 1440].map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
  },
  decorators: [
    function Themed(Story, { globals }) {
      useLayoutEffect(() => {
        document.documentElement.dataset.theme = String(globals.theme);
        // The font of codes is the system's: a picture would differ from machine to machine.
        document.documentElement.style.setProperty('--mono', 'var(--font)');
      }, [globals.theme]);
      return (
        <ThemeProvider theme={theme}>
          <main>
            <Story />
          </main>
        </ThemeProvider>
      );
    },
  ],
};

export default preview;
