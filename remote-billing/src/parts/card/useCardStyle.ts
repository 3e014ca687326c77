import type { StripeElementStyle } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';

function read(): StripeElementStyle {
  const page = getComputedStyle(document.documentElement);
  const token = (name: string) => page.getPropertyValue(name).trim();
  return {
    base: {
      color: token('--text'),
      fontFamily: token('--font') || 'sans-serif',
      fontSize: '16px',
      lineHeight: '24px',
      // The groups of a number stand apart: a frame cannot take the page's wider spaces.
      letterSpacing: '0.02em',
      fontSmoothing: 'antialiased',
      iconColor: token('--text-muted'),
      '::placeholder': { color: token('--text-muted') },
    },
    invalid: { color: token('--bad'), iconColor: token('--bad') },
  };
}

/** The page's type and colours for the card provider's frames, which inherit nothing; follows light and dark mode. */
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
