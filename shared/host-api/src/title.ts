import { useEffect } from 'react';
import { productName } from './config.ts';

/** Names the page in the browser's tab: "Sign in · Breakaway". */
export function setTitle(title: string | null): void {
  document.title = title ? `${title} · ${productName()}` : productName();
}

/** The same for a screen whose title depends on what it shows. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title) setTitle(title);
  }, [title]);
}
