import type { ToastAction } from './toast-action.ts';
import type * as Layer from './toast-layer.tsx';

let layer: Promise<typeof Layer> | undefined;
let raised = false;
let showLayer = () => {};

/** Calls back when there is a toast to show, also one that was raised before. */
export function onFirstToast(action: () => void): void {
  showLayer = action;
  if (raised) action();
}

function whenLoaded(show: (loaded: typeof Layer) => void): void {
  raised = true;
  showLayer();
  loadToastLayer().then(show, report);
}

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

/** Shows a toast in the shell's layer: success 3 s on green, or 10 s with an action, error 4 s on red, top right. */
export const toast = {
  success(text?: string, action?: ToastAction) {
    whenLoaded((l) => l.showSuccess(text || 'Success!', action));
  },
  error(text?: string) {
    whenLoaded((l) => l.showError(text || 'Something went wrong!'));
  },
  /**
   * Removes what is shown, but for what can still be acted on. For a new try: the outcome of the last one must not stand
   * beside its own.
   */
  clear() {
    layer?.then((l) => l.clear(), report);
  },
};
