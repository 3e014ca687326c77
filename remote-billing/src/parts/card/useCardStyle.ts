import type { StripeElementStyle } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';

function read(): StripeElementStyle {
  const page = getComputedStyle(document.documentElement);
  const colour = (name: string) => page.getPropertyValue(name).trim();
  return {
    base: {
      color: colour('--text'),
      fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
      fontSize: '16px',
      iconColor: colour('--text-muted'),
      '::placeholder': { color: colour('--text-muted') },
    },
    invalid: { color: colour('--bad'), iconColor: colour('--bad') },
  };
}

/** The page's colours for the card provider's frames, which inherit nothing; follows light and dark mode. */
export function useCardStyle(): StripeElementStyle {
  const [style, setStyle] = useState(read);
  useEffect(() => {
    const update = () => setStyle(read());
    const dark = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null;
    dark?.addEventListener('change', update);
    const chosen = new MutationObserver(update);
    chosen.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => {
      dark?.removeEventListener('change', update);
      chosen.disconnect();
    };
  }, []);
  return style;
}
