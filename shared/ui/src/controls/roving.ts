import type { KeyboardEvent } from 'react';

/** The keys that move along a row, and back. */
const ALONG = { across: ['ArrowRight', 'ArrowLeft'], down: ['ArrowDown', 'ArrowUp'] } as const;

/**
 * Moves the focus among the elements of a widget with the arrow keys, Home and End, around its ends, as the ARIA
 * practices describe for tabs and menus.
 * @returns the element that has the focus now, or null if the key does not move it
 */
export function moveFocus(
  event: KeyboardEvent,
  elements: readonly HTMLElement[],
  direction: 'across' | 'down',
): HTMLElement | null {
  const [on, back] = ALONG[direction];
  const at = elements.indexOf(document.activeElement as HTMLElement);
  const to =
    event.key === on
      ? (at + 1) % elements.length
      : event.key === back
        ? (at - 1 + elements.length) % elements.length
        : event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? elements.length - 1
            : -1;
  const next = elements[to];
  if (!next) return null;
  event.preventDefault();
  next.focus();
  return next;
}
