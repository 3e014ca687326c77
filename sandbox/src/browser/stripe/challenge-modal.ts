import { ORIGIN } from '../origin.ts';

/** Shows the bank's challenge over the page and resolves when the card holder has answered it. */
export function askCardHolder(intent: string, clientSecret: string, source: string): Promise<void> {
  return new Promise((resolve) => {
    const before = document.activeElement as HTMLElement | null;
    const frame = document.createElement('iframe');
    frame.title = '3D Secure authentication';
    frame.name = '__sandboxStripeChallenge';
    frame.style.cssText =
      'position:fixed!important;inset:0!important;width:100%!important;height:100%!important;border:0!important;z-index:2147483647!important;background:transparent!important;color-scheme:light only!important';
    frame.src = `${ORIGIN}/stripe/challenge.html#${encodeURIComponent(JSON.stringify({ intent, clientSecret, source, host: location.origin }))}`;
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    addEventListener('message', function answered(event: MessageEvent<{ challenge?: string }>) {
      if (
        event.origin !== ORIGIN ||
        event.source !== frame.contentWindow ||
        event.data.challenge !== 'answered'
      )
        return;
      removeEventListener('message', answered);
      document.body.style.overflow = overflow;
      frame.remove();
      before?.focus?.();
      resolve();
    });
    document.body.append(frame);
    frame.focus();
  });
}
