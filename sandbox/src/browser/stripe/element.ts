import type { ElementOptions, ElementType, FieldOrder, FieldReport, FontSource } from './messages.ts';
import { ORIGIN } from '../origin.ts';

const PAGES: Record<ElementType, { page: string; title: string }> = {
  cardNumber: { page: 'card-number', title: 'Secure card number input frame' },
  cardExpiry: { page: 'card-expiry', title: 'Secure expiration date input frame' },
  cardCvc: { page: 'card-cvc', title: 'Secure CVC input frame' },
  card: { page: 'card', title: 'Secure card payment input frame' },
};

export function isElementType(type: string): type is ElementType {
  return type in PAGES;
}

type Handler = (event: unknown) => void;
let count = 0;

/** One Element of Stripe.js: a frame of the sandbox's origin inside a node of the page. */
export function createElement(
  type: ElementType,
  options: ElementOptions,
  fonts: FontSource[],
  destroyed: () => void,
) {
  const frameName = `__privateStripeFrame${++count}`;
  const handlers = new Map<string, Set<Handler>>();
  let settings = options;
  let holder: HTMLElement | null = null;
  let frame: HTMLIFrameElement | null = null;
  let ready = false;

  function emit(event: string, detail: unknown): void {
    // A copy, because a handler may remove itself.
    for (const handler of Array.from(handlers.get(event) ?? [])) handler(detail);
  }

  function send(order: FieldOrder): void {
    if (ready) frame?.contentWindow?.postMessage(order, ORIGIN);
  }

  function setClass(name: string, on: boolean): void {
    holder?.classList.toggle(`StripeElement--${name}`, on);
  }

  function received(event: MessageEvent<FieldReport>): void {
    if (!frame || event.source !== frame.contentWindow || event.origin !== ORIGIN) return;
    const report = event.data;
    if (report.event === 'resize') {
      frame.style.setProperty('height', `${report.height}px`, 'important');
    } else if (report.event === 'change') {
      const { detail } = report;
      setClass('empty', detail.empty);
      setClass('complete', detail.complete);
      setClass('invalid', detail.error !== undefined);
      emit('change', { error: undefined, ...detail });
    } else {
      if (report.event === 'ready') {
        ready = true;
        if (fonts.length > 0) send({ do: 'fonts', fonts });
      }
      if (report.event === 'focus') setClass('focus', true);
      if (report.event === 'blur') setClass('focus', false);
      emit(report.event, { elementType: type });
    }
  }

  function labelClicked(event: MouseEvent): void {
    const label = event.target instanceof Element ? event.target.closest('label') : null;
    if (label && holder && (label.htmlFor === holder.id || label.contains(holder)) && label.htmlFor !== '')
      element.focus();
  }

  const element = {
    frameName,
    mount(target: string | HTMLElement): void {
      const node = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
      if (!node)
        throw new Error(
          `The selector you specified (${String(target)}) applies to no DOM elements that are currently on the page.`,
        );
      element.unmount();
      holder = node;
      frame = document.createElement('iframe');
      frame.name = frameName;
      frame.title = PAGES[type].title;
      frame.allow = 'payment *';
      frame.style.cssText =
        'border:0!important;margin:0!important;padding:0!important;width:1px!important;min-width:100%!important;overflow:hidden!important;display:block!important;height:19.2px;color-scheme:light only!important';
      const start = { elementType: type, host: location.origin, options: settings };
      frame.src = `${ORIGIN}/stripe/elements/${PAGES[type].page}.html#${encodeURIComponent(JSON.stringify(start))}`;
      holder.classList.add('StripeElement', 'StripeElement--empty');
      addEventListener('message', received);
      document.addEventListener('click', labelClicked);
      holder.replaceChildren(frame);
    },
    unmount(): void {
      removeEventListener('message', received);
      document.removeEventListener('click', labelClicked);
      frame?.remove();
      holder?.classList.remove(
        'StripeElement',
        ...['empty', 'complete', 'invalid', 'focus'].map((name) => `StripeElement--${name}`),
      );
      frame = holder = null;
      ready = false;
    },
    destroy(): void {
      element.unmount();
      handlers.clear();
      destroyed();
    },
    update(next: ElementOptions): void {
      settings = { ...settings, ...next };
      send({ do: 'update', options: next });
    },
    clear: () => send({ do: 'clear' }),
    focus(): void {
      frame?.focus();
      send({ do: 'focus' });
    },
    blur: () => send({ do: 'blur' }),
    /** Between Elements of one group: the length of the CVC depends on the brand. */
    tellBrand: (brand: Extract<FieldOrder, { do: 'brand' }>['brand']) => send({ do: 'brand', brand }),
    on(event: string, handler: Handler) {
      handlers.set(event, (handlers.get(event) ?? new Set()).add(handler));
      return element;
    },
    once(event: string, handler: Handler) {
      const once: Handler = (detail) => {
        element.off(event, once);
        handler(detail);
      };
      return element.on(event, once);
    },
    off(event: string, handler?: Handler) {
      if (handler) handlers.get(event)?.delete(handler);
      else handlers.delete(event);
      return element;
    },
    _elementType: type,
  };
  return element;
}

export type SandboxElement = ReturnType<typeof createElement>;
