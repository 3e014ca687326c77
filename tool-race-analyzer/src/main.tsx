import { linkToShell } from '@breakaway/contract/shell-link';
import { theme } from '@breakaway/ui';
import { createRoot } from 'react-dom/client';
import { ThemeProvider } from 'styled-components';
import { Root } from './Root.tsx';
import { workers } from './engine/workers.ts';

createRoot(document.getElementById('root')!).render(
  <ThemeProvider theme={theme}>
    <Root link={linkToShell()} engine={workers()} />
  </ThemeProvider>,
);
