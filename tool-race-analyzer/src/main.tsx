import { linkToShell } from '@breakaway/contract/shell-link';
import { theme } from '@breakaway/ui';
import { workerCalls } from '@breakaway/tool-kit';
import { createRoot } from 'react-dom/client';
import { ThemeProvider } from 'styled-components';
import { App } from './App.tsx';
import type { Engine } from './engine/engine.ts';

const call = workerCalls(new Worker(new URL('./engine/engine.worker.ts', import.meta.url)));
const engine: Engine = {
  read: (file) => call('read', file),
  ride: (question) => call('ride', question),
};

createRoot(document.getElementById('root')!).render(
  <ThemeProvider theme={theme}>
    <App link={linkToShell()} engine={engine} />
  </ThemeProvider>,
);
