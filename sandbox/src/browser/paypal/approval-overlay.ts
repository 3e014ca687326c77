import { ORIGIN } from '../origin.ts';

/** Shows PayPal's approval page over the shop and resolves to whether the payer approved. */
export function askPayer(subscription: string): Promise<boolean> {
  return new Promise((resolve) => {
    const before = document.activeElement as HTMLElement | null;
    const frame = document.createElement('iframe');
    frame.title = 'PayPal checkout';
    frame.style.cssText =
      'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:2147483647;background:transparent;color-scheme:light only';
    const query = new URLSearchParams({ subscription_id: subscription });
    frame.src = `${ORIGIN}/paypal/approve?${query}#${encodeURIComponent(location.origin)}`;
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    addEventListener('message', function answered(event: MessageEvent<{ paypal?: string }>) {
      if (event.origin !== ORIGIN || event.source !== frame.contentWindow) return;
      removeEventListener('message', answered);
      document.body.style.overflow = overflow;
      frame.remove();
      before?.focus?.();
      resolve(event.data.paypal === 'approved');
    });
    document.body.append(frame);
    frame.focus();
  });
}
