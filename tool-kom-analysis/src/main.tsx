import { linkToShell } from '@breakaway/contract/shell-link';
import { openOffline } from '@breakaway/tool-kit/device';
import { theme } from '@breakaway/ui';
import { createRoot } from 'react-dom/client';
import { ThemeProvider } from 'styled-components';
import { App } from './App.tsx';
import { workers } from './engine/workers.ts';

createRoot(document.getElementById('root')!).render(
  <ThemeProvider theme={theme}>
    <App link={linkToShell()} engine={workers()} />
  </ThemeProvider>,
);

openOffline();
