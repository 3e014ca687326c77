import { Icon } from '@breakaway/ui';
import { useEffect } from 'react';
import { Slide, ToastContainer, toast, type CloseButtonProps, type Id } from 'react-toastify/unstyled';
import { createGlobalStyle } from 'styled-components';
import type { ToastAction } from './toast-action.ts';
// The library's own style sheet as a file, so that it injects no style element at run time.
import 'react-toastify/ReactToastify.css';

const DURATION_MS = { success: 3000, error: 4000 };
/** Time to read it, to find the button and to press it. */
const ACTION_MS = 10_000;
const LIMIT = 20;
/** Within this time, several calls that fail for the same reason produce one toast. */
const SAME_NEWS_MS = 1000;

const LAYER = 'toasts';
const WITH_ACTION = 'with-action';

/**
 * The specification's 8 px gutter. Colours on which white text has a contrast of 4.5:1 (the library's own do not).
 * Placed below a header that holds a menu, so that no toast covers it, and otherwise above the heading. Where a header
 * ends with a link that closes the page, a toast leaves it free: below it, or beside it where the heading fills the row.
 * The selectors win over the library's sheet, whichever is loaded last. The progress bar is the library's timer: it is
 * hidden, it pauses while a toast has the focus or nobody looks at the page, and it keeps its duration under reduced
 * motion.
 */
const ToastStyle = createGlobalStyle`
  #${LAYER}[popover] {
    inset: 0; width: auto; height: auto; margin: 0; padding: 0; border: 0; overflow: visible;
    background: none; color: inherit; pointer-events: none;
  }
  .Toastify {
    --toastify-color-success: var(--toast-good);
    --toastify-color-error: var(--toast-bad);
    --toastify-font-family: var(--font);
  }
  .Toastify .Toastify__toast-container {
    top: calc(8px + env(safe-area-inset-top));
    right: 0;
    left: auto;
    width: 24rem;
    max-height: calc(100dvh - 72px);
    padding: 0 var(--space-4) var(--space-4);
    overflow: hidden;
    pointer-events: none;
  }
  @media (max-width: 30rem) { .Toastify .Toastify__toast-container { width: 100vw; } }
  .Toastify .Toastify__toast-container:has(> .Toastify__toast:nth-child(5)) { overflow-y: auto; }
  :root:has(header :is(nav, button)) .Toastify .Toastify__toast-container { top: calc(72px + env(safe-area-inset-top)); }
  :root:has(header > a:first-child ~ a:last-child) .Toastify .Toastify__toast-container { right: 44px; max-width: calc(100vw - 44px); }
  @media (min-width: 40rem) {
    :root:has(header > a:first-child ~ a:last-child) .Toastify .Toastify__toast-container { top: calc(72px + env(safe-area-inset-top)); right: 0; }
  }
  .Toastify .Toastify__toast {
    width: 100%;
    min-height: 56px;
    margin-bottom: var(--space-2);
    padding: var(--space-3) var(--space-7) var(--space-3) var(--space-4);
    border-radius: var(--radius);
    box-shadow: var(--shadow);
    font-weight: var(--strong);
    line-height: 1.4;
    overflow-wrap: anywhere;
    pointer-events: auto;
  }
  .Toastify .Toastify__toast:focus-visible { outline-offset: -5px; outline-color: var(--on-toast); }
  .Toastify .Toastify__close-button {
    position: absolute; top: 6px; right: 4px; display: grid; place-items: center; width: 44px; height: 44px;
    border: 0; border-radius: var(--radius-s); background: transparent; color: inherit; opacity: 1; cursor: pointer;
  }
  .Toastify .Toastify__close-button svg { width: 18px; height: 18px; fill: none; }
  .Toastify .Toastify__close-button:hover { background: color-mix(in srgb, var(--on-toast) 16%, transparent); }
  .Toastify .Toastify__close-button:focus-visible { outline: 3px solid var(--on-toast); outline-offset: -3px; }
  .Toastify .${WITH_ACTION} { padding-block: var(--space-1); }
  .Toastify .${WITH_ACTION} .said { display: flex; align-items: center; justify-content: space-between; gap: var(--space-3); width: 100%; }
  .Toastify .${WITH_ACTION} .said > span { min-width: 0; }
  .Toastify .${WITH_ACTION} .said > button {
    flex: none; min-height: 44px; padding: 0 var(--space-3); border: 1px solid currentcolor; border-radius: var(--radius-s);
    background: transparent; color: inherit; font-weight: var(--strong); cursor: pointer;
  }
  .Toastify .${WITH_ACTION} .said > button:hover { background: color-mix(in srgb, var(--on-toast) 16%, transparent); }
  .Toastify .${WITH_ACTION} .said > button:focus-visible { outline: 3px solid var(--on-toast); outline-offset: 2px; }
  .Toastify .Toastify--animate { animation-duration: 200ms; }
  .Toastify:has(:focus-visible) .Toastify__progress-bar, :root[data-away] .Toastify__progress-bar { animation-play-state: paused !important; }
  @media (prefers-reduced-motion: reduce) {
    .Toastify .Toastify__progress-bar--success { animation-duration: ${DURATION_MS.success}ms !important; }
    .Toastify .Toastify__progress-bar--error { animation-duration: ${DURATION_MS.error}ms !important; }
    .Toastify .${WITH_ACTION} .Toastify__progress-bar--success { animation-duration: ${ACTION_MS}ms !important; }
  }
`;

/** Where the focus was before it moved to a toast. */
let cameFrom: EventTarget | null = null;

function goBack(): void {
  if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
}

function CloseButton({ closeToast }: CloseButtonProps) {
  return (
    <button
      type="button"
      className="Toastify__close-button"
      aria-label="Close message"
      onClick={(event) => {
        event.stopPropagation();
        closeToast(true);
        goBack();
      }}
    >
      <Icon name="close" />
    </button>
  );
}

function WithAction({ text, action, close }: { text: string; action: ToastAction; close: () => void }) {
  const act = () => {
    close();
    goBack();
    action.run();
  };
  return (
    <div className="said">
      <span>{text}</span>
      <button type="button" onClick={act}>
        {action.label}
      </button>
    </div>
  );
}

/**
 * Marks the document while another window has the focus. The library's own rule is not used: it considers the member
 * away as soon as they type into a frame of the page, such as a tool or the card number field.
 */
function markAway(): void {
  document.documentElement.toggleAttribute('data-away', !document.hasFocus());
}

export function ToastLayer() {
  useEffect(() => {
    markAway();
    for (const change of ['focus', 'blur']) window.addEventListener(change, markAway);
    return () => {
      for (const change of ['focus', 'blur']) window.removeEventListener(change, markAway);
    };
  }, []);
  useEffect(() => {
    const remember = ({ target, relatedTarget }: FocusEvent) => {
      const isInside = (node: EventTarget | null) => node instanceof Element && node.closest('.Toastify');
      if (isInside(target) && !isInside(relatedTarget)) cameFrom = relatedTarget;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  return (
    <>
      <ToastStyle />
      {/* The layer itself is a polite live region; a toast with a role of its own would be announced twice. */}
      <div id={LAYER}>
        <ToastContainer
          position="top-right"
          limit={LIMIT}
          theme="colored"
          role={undefined}
          transition={Slide}
          closeButton={CloseButton}
          hideProgressBar
          newestOnTop
          pauseOnFocusLoss={false}
        />
      </div>
    </>
  );
}

/**
 * A modal dialog and its backdrop lie over the page: while one is open, a new toast takes the layer on top of them. What
 * is behind a dialog is not announced, so a dialog says for itself what went wrong in it.
 */
function raise(): void {
  const layer = document.getElementById(LAYER);
  // jsdom has no popovers.
  if (!layer?.showPopover || !document.querySelector('dialog[open]')) return;
  layer.popover = 'manual';
  if (layer.matches(':popover-open')) layer.hidePopover();
  layer.showPopover();
}
function lower(): void {
  document.getElementById(LAYER)?.removeAttribute('popover');
}

/** The toasts that are shown, oldest first. */
const held = new Map<Id, { text: string; since: number; hasAction: boolean }>();
toast.onChange(({ id, status }) => {
  if (status === 'added') raise();
  if (status !== 'removed') return;
  held.delete(id);
  if (held.size === 0) lower();
});

function drop(id: Id | undefined): void {
  if (id === undefined) return;
  held.delete(id);
  toast.dismiss(id);
}

/**
 * Shows a text. The same text again replaces the earlier toast and is announced again; beyond twenty, the oldest goes.
 */
function show(tone: 'success' | 'error', text: string, action?: ToastAction): void {
  // What can be acted on is not repeated by the same text: it may be about something else.
  const [same, former] = (!action && [...held].find(([, one]) => one.text === text)) || [];
  if (former && Date.now() - former.since < SAME_NEWS_MS) return;
  if (former) drop(same);
  else if (held.size >= LIMIT) drop(held.keys().next().value);
  const id: Id = action
    ? toast[tone](<WithAction text={text} action={action} close={() => drop(id)} />, {
        autoClose: ACTION_MS,
        className: WITH_ACTION,
      })
    : toast[tone](text, { autoClose: DURATION_MS[tone] });
  held.set(id, { text, since: Date.now(), hasAction: action !== undefined });
}

export const clear = () =>
  [...held].forEach(([id, { hasAction }]) => {
    if (!hasAction) drop(id);
  });
export const showSuccess = (text: string, action?: ToastAction) => show('success', text, action);
export const showError = (text: string) => show('error', text);
