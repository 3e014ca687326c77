import { linkToShell } from '@breakaway/contract/shell-link';
import { theme } from '@breakaway/ui';
import { workerCalls } from '@breakaway/tool-kit';
import { createRoot } from 'react-dom/client';
import { ThemeProvider } from 'styled-components';
import { App } from './App.tsx';
import type { SegmentFiles } from './segment-file/segment-files.ts';

const call = workerCalls(() => new Worker(new URL('./segment-file/reader.worker.ts', import.meta.url)));
const files: SegmentFiles = { read: (file) => call('read', file) };

createRoot(document.getElementById('root')!).render(
  <ThemeProvider theme={theme}>
    <App link={linkToShell()} files={files} />
  </ThemeProvider>,
);
