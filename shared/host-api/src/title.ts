import { useEffect } from 'react';
import { productName } from './config.ts';

/** Sets the title of the browser's tab: "Sign in · Breakaway". */
export function setTitle(title: string | null): void {
  document.title = title ? `${title} · ${productName()}` : productName();
}

/** The same for a screen whose title depends on its content. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title) setTitle(title);
  }, [title]);
}
