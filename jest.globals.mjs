import { TextDecoder, TextEncoder } from 'node:util';

// Web platform pieces that browsers have and jsdom lacks.
Object.assign(globalThis, { TextEncoder, TextDecoder });
globalThis.performance.getEntriesByType ??= () => [];
const dialog = globalThis.HTMLDialogElement?.prototype;
if (dialog && !dialog.showModal) {
  dialog.showModal = function showModal() {
    this.open = true;
  };
  dialog.close = function close() {
    this.open = false;
  };
}
