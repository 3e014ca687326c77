import { linkToShell } from '@breakaway/contract/shell-link';
import { openOffline } from '@breakaway/tool-kit/device';
import { theme } from '@breakaway/ui';
import { createRoot } from 'react-dom/client';
import { ThemeProvider } from 'styled-components';
import { workers } from './engine/workers.ts';
import { Root } from './Root.tsx';

createRoot(document.getElementById('root')!).render(
  <ThemeProvider theme={theme}>
    <Root link={linkToShell()} engine={workers()} />
  </ThemeProvider>,
);

openOffline();
