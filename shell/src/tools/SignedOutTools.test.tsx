import { clearSession } from '@breakaway/host-api';
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
  expect(sent.mock.calls).toEqual([[{ type: 'signed-out' }, 'http://race.test']]);
  act(() => jest.runAllTimers());
  expect(frames()).toHaveLength(0);
  jest.useRealTimers();
});

test('a guest who has never been a member, and a member who stays, load no tool', () => {
  renderScreen(<SignedOutTools />, { session: null });
  expect(frames()).toHaveLength(0);
});
