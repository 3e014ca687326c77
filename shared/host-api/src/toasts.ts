import type * as Layer from './toast-layer.tsx';

let layer: Promise<typeof Layer> | undefined;

/**
 * Loads the toast layer. It is a separate chunk, because nothing that a page shows first needs it; toasts raised before
 * it has loaded wait for it. A failed load is retried at the next call.
 */
export function loadToastLayer(): Promise<typeof Layer> {
  layer ??= import('./toast-layer.tsx').catch((error: unknown) => {
    layer = undefined;
    throw error;
  });
  return layer;
}

const report = (error: unknown) => console.error('The toast layer could not be loaded.', error);

/** Shows a toast in the shell's layer: success 3 s on green, error 4 s on red, top right. */
export const toast = {
  success(text?: string) {
    loadToastLayer().then((l) => l.showSuccess(text || 'Success!'), report);
  },
  error(text?: string) {
    loadToastLayer().then((l) => l.showError(text || 'Something went wrong!'), report);
  },
};
