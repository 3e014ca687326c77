import { clearSession, getConfig } from '@breakaway/host-api';
import { forgetSignInNote } from '@breakaway/host-api/host';
import { renderScreen, testSession } from '@breakaway/host-api/testing';
import { act, screen } from '@testing-library/react';
import { SignedOutTools } from './SignedOutTools.tsx';

const frames = () => [...document.querySelectorAll('iframe')];

test('a sign-out reaches each tool in a hidden frame, at its exact origin, which then goes', async () => {
  jest.useFakeTimers();
  renderScreen(<SignedOutTools />, { session: testSession() });
  expect(frames()).toHaveLength(0);
  act(() => clearSession());
  expect(frames().map(({ src, hidden }) => ({ src, hidden }))).toEqual([
    { src: 'http://kom.test/', hidden: true },
    { src: 'http://race.test/', hidden: true },
  ]);
  const race = screen.getByTitle<HTMLIFrameElement>('Signing out of race-analyzer');
  const sent = jest.spyOn(race.contentWindow as Window, 'postMessage').mockImplementation(() => {});
  const ready = (origin: string) =>
    act(() => {
      const event = new MessageEvent('message', { data: { type: 'ready', v: 1 }, origin });
      Object.defineProperty(event, 'source', { value: race.contentWindow });
      window.dispatchEvent(event);
    });
  ready('http://evil.test');
  expect(sent).not.toHaveBeenCalled();
  ready('http://race.test');
  expect(sent.mock.calls).toEqual([[{ type: 'signed-out', ranOut: false }, 'http://race.test']]);
  act(() => jest.runAllTimers());
  expect(frames()).toHaveLength(0);
  jest.useRealTimers();
});

test('a tool hears that the session ran out, also when that is forgotten meanwhile', () => {
  renderScreen(<SignedOutTools />, { session: testSession() });
  act(() => {
    clearSession();
    const key = `${getConfig().product.slug}_sign_in_note`;
    sessionStorage.setItem(key, JSON.stringify({ end: 'SESSION_IDLE' }));
  });
  forgetSignInNote();
  const race = screen.getByTitle<HTMLIFrameElement>('Signing out of race-analyzer');
  const sent = jest.spyOn(race.contentWindow as Window, 'postMessage').mockImplementation(() => {});
  const event = new MessageEvent('message', { data: { type: 'ready', v: 1 }, origin: 'http://race.test' });
  Object.defineProperty(event, 'source', { value: race.contentWindow });
  window.dispatchEvent(event);
  expect(sent.mock.calls).toEqual([[{ type: 'signed-out', ranOut: true }, 'http://race.test']]);
});

test('a guest who has never been a member, and a member who stays, load no tool', () => {
  renderScreen(<SignedOutTools />, { session: null });
  expect(frames()).toHaveLength(0);
});
