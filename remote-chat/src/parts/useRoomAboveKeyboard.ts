import { useEffect, useState, type RefObject } from 'react';

/** Browser toolbars appear and disappear with less than this. */
const KEYBOARD_AT_LEAST_PX = 120;

/**
 * The height left for an element while the on-screen keyboard covers the page, or null. Phones overlay the keyboard
 * without changing the layout, so that a box at the bottom would be hidden behind it.
 */
export function useRoomAboveKeyboard(element: RefObject<HTMLElement | null>): number | null {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const measure = () => {
      // A zoomed page shows less as well, and that is no keyboard.
      const covered = window.innerHeight - view.height * view.scale;
      const top = element.current?.getBoundingClientRect().top ?? 0;
      setHeight(covered < KEYBOARD_AT_LEAST_PX ? null : Math.round(view.offsetTop + view.height - top));
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, [element]);
  return height;
}
