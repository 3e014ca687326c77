import { act } from '@testing-library/react';

/** A mock of the card provider: its frames report what the test says, and the test decides the confirmation. */

type Listener = (event: unknown) => void;
const frames: Record<string, Record<string, Listener>> = {};
export const confirmCardPayment = jest.fn();
/** The frames that received the focus, in order. */
export const focused: string[] = [];

const element = (type: string) => {
  const listeners: Record<string, Listener> = (frames[type] = {});
  const self = {
    on: (event: string, listener: Listener) => ((listeners[event] = listener), self),
    off: () => self,
    once: () => self,
    mount: () => {},
    update: () => {},
    destroy: () => delete frames[type],
    focus: () => focused.push(type),
  };
  return self;
};
const elements = () => {
  const made: Record<string, unknown> = {};
  return {
    create: (type: string) => (made[type] = element(type)),
    getElement: (type: unknown) =>
      made[typeof type === 'string' ? type : ((type as { __elementType?: string }).__elementType ?? '')] ??
      null,
    update: () => {},
  };
};
const provider = Object.assign(
  () => ({
    elements,
    createToken: jest.fn(),
    createPaymentMethod: jest.fn(),
    confirmCardPayment,
    registerAppInfo: jest.fn(),
    _registerWrapper: jest.fn(),
  }),
  { version: 'endive' },
);

/** Before each test: the provider is available, and accepts every card. */
export function mockCardProvider(): void {
  (window as unknown as { Stripe: unknown }).Stripe = provider;
  confirmCardPayment.mockReset().mockResolvedValue({ paymentIntent: { status: 'succeeded' } });
  focused.length = 0;
}

export const expectCardFields = () => expect(frames['cardCvc']).toBeDefined();

/** A frame reports its content. */
export const report = (type: string, complete: boolean, error?: string) =>
  act(() =>
    frames[type]?.['change']?.({
      elementType: type,
      complete,
      empty: false,
      error: error && { message: error },
    }),
  );
export const fillCard = () => ['cardNumber', 'cardExpiry', 'cardCvc'].forEach((type) => report(type, true));
