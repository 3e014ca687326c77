import type { PayPalButtonsComponentProps } from '@paypal/react-paypal-js';

/** PayPal's buttons in the shape of ours; the page's radius, because their frame inherits nothing. */
export function buttonStyle(): PayPalButtonsComponentProps['style'] {
  const radius = Number.parseInt(getComputedStyle(document.documentElement).getPropertyValue('--radius'), 10);
  return {
    layout: 'vertical',
    label: 'subscribe',
    height: 44,
    ...(Number.isFinite(radius) && { borderRadius: radius }),
  };
}
