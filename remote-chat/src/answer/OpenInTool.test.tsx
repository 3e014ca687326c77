import { store, toast } from '@breakaway/host-api';
import { answerCalls, renderScreen, testSession } from '@breakaway/host-api/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { conversationAtom } from '../state/atoms.ts';
import { OpenInTool } from './OpenInTool.tsx';

/** The course of a file goes along into the Race Analyzer: fetched when the button is pressed. */

const COURSE = 'GET /gpt-prompt/chatCourse';
const start = { tool: 'race-analyzer', v: 1, name: 'Maratona' } as const;

function Answer() {
  const { id } = useAtomValue(conversationAtom);
  return id === 'c1' ? <OpenInTool start={start} fileId="f1" /> : null;
}
const show = () => {
  store.set(conversationAtom, { type: 'opened', id: 'c1', operationId: 'o1' });
  return renderScreen(<Answer />, { session: testSession() });
};
const button = () => screen.getByRole('button', { name: 'Open in Race Analyzer' });
const press = () => act(async () => void fireEvent.click(button()));
const place = () => screen.getByTestId('location');

test('the course is fetched once, however often it is pressed, and the tool opens with it', async () => {
  const answer = Promise.withResolvers<{ body: unknown }>();
  const calls = answerCalls({ [COURSE]: () => answer.promise });
  show();
  await press();
  await press();
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(button()).toBeEnabled();
  expect(place()).toHaveTextContent('/');
  await act(async () => answer.resolve({ body: { message: '', data: '{"the":"road"}' } }));
  expect(calls).toMatchObject([{ call: COURSE, params: { promptId: 'c1', fileId: 'f1' } }]);
  expect(place()).toHaveTextContent('/app/race-analyzer');
  expect(JSON.parse(place().dataset.state!)).toEqual({
    start: { ...start, course: '{"the":"road"}' },
    owner: 'u1',
  });
});

test('a failure is one sentence, and it can be pressed again', async () => {
  const loud = jest.spyOn(toast, 'error').mockImplementation(() => {});
  let broken = true;
  answerCalls({
    [COURSE]: () =>
      broken
        ? { status: 404, body: { message: 'This file is no longer there.' } }
        : { body: { message: '', data: '{}' } },
  });
  show();
  await press();
  expect(loud.mock.calls).toEqual([['This file is no longer there.']]);
  expect(place()).toHaveTextContent('/');
  expect(button()).not.toHaveAttribute('aria-busy');
  broken = false;
  await press();
  expect(place()).toHaveTextContent('/app/race-analyzer');
});

test('a member who went elsewhere in the meantime stays there', async () => {
  const answer = Promise.withResolvers<{ body: unknown }>();
  answerCalls({ [COURSE]: () => answer.promise });
  show();
  await press();
  act(() => store.set(conversationAtom, { type: 'opened', id: 'c2', operationId: 'o2' }));
  await act(async () => answer.resolve({ body: { message: '', data: '{}' } }));
  expect(place()).toHaveTextContent(/^\/$/);
});
