import { connectToShell } from '@breakaway/contract/bridge';
import { theme } from '@breakaway/ui';
import { createRoot } from 'react-dom/client';
import { ThemeProvider } from 'styled-components';
import { App } from './App.tsx';
import { framingOrigin } from './shell-origin.ts';

const shellOrigin = framingOrigin();
if (shellOrigin) {
  connectToShell(shellOrigin, (message) => {
    if (message.type !== 'signed-out') document.documentElement.dataset.theme = message.theme;
  });
}

createRoot(document.getElementById('root')!).render(
  <ThemeProvider theme={theme}>
    <App />
  </ThemeProvider>,
);
