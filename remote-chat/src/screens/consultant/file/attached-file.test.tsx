import type { ChatFile } from '@breakaway/contract';
import { toast } from '@breakaway/host-api';
import { testSession, testUser } from '@breakaway/host-api/testing';
import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import type { ReadFile } from '../../../files/chat-file.ts';
import {
  AT,
  CHAT,
  MESSAGES,
  answer,
  ask,
  box,
  enter,
  follow,
  made,
  messages,
  open,
  pass,
  press,
  sendButton,
  setStage,
  type,
} from '../testing.tsx';

/** The worker that reads files: it answers what a test has prepared, when the test lets it. */
class FakeReader extends EventTarget {
  static made: FakeReader[] = [];
  ended = false;
  asked: unknown;
  constructor() {
    super();
    FakeReader.made.push(this);
  }
  postMessage(asked: unknown) {
    this.asked = asked;
  }
  terminate() {
    this.ended = true;
  }
}

const route = (name = 'Maratona', change: Partial<ChatFile['card']> = {}): ChatFile => ({
  card: {
    kind: 'route',
    name,
    distanceM: 134_800,
    ascentM: 4380,
    timeS: null,
    averagePowerW: null,
    profile: [0, 100, 0],
    ...change,
  },
  course: '{"the":"road"}',
  ride: null,
});
const ride = route('Sunday', { kind: 'ride', timeS: 18_130, averagePowerW: 187.4 });

const reader = () => FakeReader.made.at(-1)!;
async function read(result: ReadFile | null, from = reader()) {
  from.dispatchEvent(new MessageEvent('message', { data: result }));
  await pass(0);
}
const chosen = (name: string) => new File(['x'], name);
async function choose(name: string) {
  fireEvent.change(screen.getByLabelText('Attach a file', { selector: 'input' }), {
    target: { files: [chosen(name)] },
  });
  await pass(0);
}
async function attach(file: ChatFile, name = 'a.gpx') {
  await choose(name);
  await read({ ok: true, file });
}
const card = () => screen.queryByRole('group', { name: 'Attached file' });
const sent = () =>
  made(CHAT).map(({ body }) => body as { message: string; requestId: string; file?: ChatFile });
const said = (text: string) => screen.getAllByRole('status').some((one) => one.textContent === text);

setStage();
beforeEach(() => {
  FakeReader.made = [];
  Object.assign(globalThis, { Worker: FakeReader });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'Worker'));

test('a file is read, shown and announced, and goes along with the question that is typed', async () => {
  await open();
  expect(FakeReader.made).toHaveLength(0);
  await choose('a.gpx');
  expect(card()).toHaveTextContent('Reading a.gpx…');
  expect(said('Reading a.gpx…')).toBe(true);
  expect(box()).toHaveFocus();
  expect(reader().asked).toMatchObject({ chosen: { name: 'a.gpx' }, member: { _id: 'u1' } });
  type('How long?');
  await read({ ok: true, file: route() });
  expect(reader().ended).toBe(true);
  expect(card()).toHaveTextContent(
    /Maratona.*Route · 134\.8.km · \+4380.m.*its name and its road, as places/,
  );
  expect(said('Maratona is attached.')).toBe(true);
  enter();
  await pass(0);
  expect(sent()).toMatchObject([{ message: 'How long?', file: route() }]);
  expect(card()).toBeNull();
  expect(screen.getByRole('log')).toHaveTextContent(/You saidMaratona.*How long\?/);
  await pass(1500);
  type('And then?');
  enter();
  await pass(0);
  expect(sent()[1]).not.toHaveProperty('file');
});

test('in the units of the member, and nothing is sent with an empty box', async () => {
  const units = { distance: 'mi', mass: 'lb', temperature: 'F' } as const;
  await open({}, { session: testSession(testUser({ units })) });
  await attach(route());
  expect(card()).toHaveTextContent(/83\.8.mi · \+14370.ft/);
  expect(sendButton()).toBeDisabled();
});

test('of a ride also its time and power; its questions are sent with it, and what is typed stays', async () => {
  await open();
  type('mine');
  await attach(ride);
  expect(card()).toHaveTextContent(/Ride · 134\.8.km · \+4380.m · 5.h 2.min · 187.W/);
  expect(card()).toHaveTextContent('its name, road, start time, and its power, heart rate and other figures');
  expect(
    within(card()!)
      .getAllByRole('button')
      .map((one) => one.textContent),
  ).toEqual(['', 'Explain this ride', 'Plan a race on this road']);
  await press('Explain this ride');
  expect(sent()).toMatchObject([{ message: 'Explain this ride', file: ride }]);
  expect(box()).toHaveValue('mine');
});

test('a ride without a road is not offered as a course', async () => {
  await open();
  await attach({ ...ride, card: { ...ride.card, distanceM: 0, ascentM: null }, course: null });
  expect(card()).toHaveTextContent(/Ride · 5.h.2.min · 187.W/);
  expect(screen.getByRole('button', { name: 'Explain this ride' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Plan a race on this road' })).toBeNull();
  expect(card()).toHaveTextContent('its name, start time, and its power, heart rate and other figures');
});

test('a suggestion of an answer is not about the file, which stays in the box', async () => {
  const parts = [{ kind: 'suggestions', chips: ['And uphill?'] }];
  await open({ [CHAT]: answer('250 W', parts) });
  await ask('What power?');
  await pass(1500);
  await attach(route());
  await press('And uphill?');
  expect(sent()[1]).not.toHaveProperty('file');
  expect(card()).toHaveTextContent('Maratona');
});

test.each<[string, () => Promise<void> | void, string]>([
  ['refused', () => read({ ok: false, message: 'This file is empty.' }), 'a.fit: This file is empty.'],
  ['the reader failed', () => read(null), 'a.fit: This file could not be read. Please try again.'],
  [
    'the reader stopped',
    () => act(async () => void reader().dispatchEvent(new Event('error'))),
    'a.fit: This file could not be read. Please try again.',
  ],
  ['it takes too long', () => pass(60_000), 'a.fit: This file could not be read. Please try again.'],
])('%s: one sentence, the text stays, and so does the file before', async (_, happen, sentence) => {
  await open();
  await attach(route());
  type('How long?');
  await choose('a.fit');
  await happen();
  await pass(0);
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  // One thing at a time is announced.
  expect(said('Maratona is attached.')).toBe(false);
  expect(reader().ended).toBe(true);
  expect(box()).toHaveValue('How long?');
  expect(card()).toHaveTextContent('Maratona');
  await press('Close this message');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(card()).toHaveTextContent('Maratona');
});

test('where a worker cannot be made there is a sentence', async () => {
  Object.assign(globalThis, {
    Worker: class {
      constructor() {
        throw new DOMException('blocked', 'SecurityError');
      }
    },
  });
  await open();
  await choose('a.gpx');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'a.gpx: This file could not be read. Please try again.',
  );
});

test('removed, also while it is read', async () => {
  await open();
  await attach(route());
  await press('Remove Maratona');
  expect(card()).toBeNull();
  expect(box()).toHaveFocus();
  await choose('b.gpx');
  const first = reader();
  await press('Remove b.gpx');
  expect(first.ended).toBe(true);
  await read({ ok: true, file: route() }, first);
  expect(card()).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the file that is chosen last counts', async () => {
  await open();
  await choose('slow.gpx');
  const slow = reader();
  await choose('b.gpx');
  expect(slow.ended).toBe(true);
  await read({ ok: true, file: route('Slow') }, slow);
  await read({ ok: true, file: route('Quick') });
  expect(card()).toHaveTextContent('Quick');
});

test('dropped anywhere: never left to the browser; of several the first is taken', async () => {
  await open();
  const transfer = { types: ['Files'], files: [chosen('a.gpx'), chosen('b.gpx')] };
  const over = createEvent.dragOver(document.body, { dataTransfer: transfer });
  fireEvent(document.body, over);
  expect(over.defaultPrevented).toBe(true);
  expect(screen.getByText('Drop your GPX, TCX or FIT file here')).toBeVisible();
  fireEvent.dragLeave(document.body, { relatedTarget: null });
  expect(screen.queryByText('Drop your GPX, TCX or FIT file here')).toBeNull();
  fireEvent.dragOver(document.body, { dataTransfer: transfer });
  const drop = createEvent.drop(document.body, { dataTransfer: transfer });
  fireEvent(document.body, drop);
  expect(drop.defaultPrevented).toBe(true);
  expect(screen.queryByText('Drop your GPX, TCX or FIT file here')).toBeNull();
  await pass(0);
  expect(reader().asked).toMatchObject({ chosen: { name: 'a.gpx' } });
  await read({ ok: true, file: route() });
  expect(card()).toHaveTextContent('One file goes with a question: the first one was taken.');
  expect(said('Maratona is attached. One file goes with a question: the first one was taken.')).toBe(true);
});

test('a text that is dragged is left to the browser', async () => {
  await open();
  const drop = createEvent.drop(document.body, { dataTransfer: { types: ['text/plain'], files: [] } });
  fireEvent(document.body, drop);
  expect(drop.defaultPrevented).toBe(false);
});

test.each([
  ['a ride of a file manager', ['Files', 'text/plain'], ['a.fit'], true],
  ['a picture alone', ['Files'], ['image.png'], true],
  ['text with its picture', ['Files', 'text/plain'], ['image.png'], false],
  ['text', ['text/plain'], [], false],
])('pasted: %s', async (_, types, names, taken) => {
  await open();
  const paste = createEvent.paste(box(), { clipboardData: { types, files: names.map(chosen) } });
  fireEvent(box(), paste);
  await pass(0);
  expect(paste.defaultPrevented).toBe(taken);
  expect(FakeReader.made).toHaveLength(taken ? 1 : 0);
});

test('after a failure the file is back with its question, and goes along again as the same request', async () => {
  jest.spyOn(toast, 'error').mockImplementation(() => {});
  let broken = true;
  await open({ [CHAT]: () => (broken ? 'offline' : answer()) });
  await attach(route());
  await press('Make a race plan');
  expect(card()).toHaveTextContent('Maratona');
  expect(box()).toHaveValue('Make a race plan');
  broken = false;
  await press('Try again');
  const [first, second] = sent();
  expect(second).toEqual(first);
  expect(card()).toBeNull();
});

test('the same words with another file are another request', async () => {
  jest.spyOn(toast, 'error').mockImplementation(() => {});
  let broken = true;
  await open({ [CHAT]: () => (broken ? 'offline' : answer()) });
  await attach(route());
  await press('Make a race plan');
  broken = false;
  await attach(route('Another'));
  await press('Try again');
  const [first, second] = sent();
  expect(second?.requestId).not.toBe(first?.requestId);
  expect(second?.file?.card.name).toBe('Another');
});

test('a question that is sent while its file is read goes when it is read', async () => {
  await open();
  await choose('a.gpx');
  type('How long?');
  enter();
  expect(card()).toHaveTextContent('Your question is sent when it is read.');
  expect(said('Reading a.gpx… Your question is sent when it is read.')).toBe(true);
  expect(box()).toHaveValue('How long?');
  type('How long will it take?');
  await read({ ok: true, file: route() });
  expect(sent()).toMatchObject([{ message: 'How long will it take?', file: route() }]);
  expect(box()).toHaveValue('');
});

test('it stays in the box where the file is refused, or removed', async () => {
  await open();
  await choose('a.gpx');
  type('How long?');
  enter();
  await read({ ok: false, message: 'This is not a GPX, TCX or FIT file.' });
  await choose('b.gpx');
  enter();
  await press('Remove b.gpx');
  expect(sent()).toEqual([]);
  expect(box()).toHaveValue('How long?');
  // What waited once does not wait for the next file.
  await attach(route());
  expect(sent()).toEqual([]);
});

test('a question is not sent again while its file is read', async () => {
  jest.spyOn(toast, 'error').mockImplementation(() => {});
  await open({ [CHAT]: 'offline' });
  await ask('How long?');
  await choose('a.gpx');
  await press('Try again');
  expect(sent()).toHaveLength(1);
});

test('back to the conversation after a failure, with the file', async () => {
  jest.spyOn(toast, 'error').mockImplementation(() => {});
  let broken = false;
  await open({ [CHAT]: () => (broken ? 'offline' : answer()) });
  await ask('First');
  await pass(1500);
  broken = true;
  await attach(route());
  await press('Make a race plan');
  await press('Back to the conversation');
  expect(card()).toHaveTextContent('Maratona');
});

/** An answer that fails after a while. */
const late = async () => {
  await new Promise((resolve) => setTimeout(resolve, 300));
  return { status: 500 };
};

test('a file that was attached while a question was on its way stays, when that one fails', async () => {
  jest.spyOn(toast, 'error').mockImplementation(() => {});
  await open({ [CHAT]: late });
  await attach(route());
  await press('Make a race plan');
  await attach(route('Another'));
  await pass(300);
  expect(box()).toHaveValue('Make a race plan');
  expect(card()).toHaveTextContent('Another');
});

test('a question that fails after the member left comes back with its file', async () => {
  jest.spyOn(toast, 'error').mockImplementation(() => {});
  await open({ [CHAT]: late });
  await attach(route());
  await press('Make a race plan');
  await press('New Chat');
  expect(card()).toBeNull();
  await pass(300);
  expect(box()).toHaveValue('Make a race plan');
  expect(card()).toHaveTextContent('Maratona');
});

test('and so does a file that was attached after it', async () => {
  jest.spyOn(toast, 'error').mockImplementation(() => {});
  await open({ [CHAT]: late });
  await ask('First');
  await attach(route());
  await press('New Chat');
  await pass(300);
  expect(card()).toHaveTextContent('Maratona');
});

test('a question that had failed, and was stored after all, leaves no file behind to be sent again', async () => {
  jest.spyOn(toast, 'error').mockImplementation(() => {});
  const before = messages('Ride 250 W.', '?How hard?');
  const after = messages('Here it is.', '?Make a race plan', 'Ride 250 W.', '?How hard?');
  Object.assign(after.body.data[1]!, { file: { ...route().card, id: 'f1', hasCourse: true } });
  let isStored = false;
  await open({ [MESSAGES]: () => (isStored ? after : before), [CHAT]: late }, { at: `${AT}?c=stelvio` });
  await pass(0);
  await attach(route());
  await press('Make a race plan');
  await press('New Chat');
  await pass(300);
  isStored = true;
  await follow('Draft Stelvio');
  await pass(0);
  expect(screen.getByText('Here it is.')).toBeVisible();
  expect(box()).toHaveValue('');
  expect(card()).toBeNull();
});

test('but a file that did not come with it stays', async () => {
  jest.spyOn(toast, 'error').mockImplementation(() => {});
  const before = messages('Ride 250 W.', '?How hard?');
  const after = messages('280 W', '?And uphill?', 'Ride 250 W.', '?How hard?');
  let isStored = false;
  await open({ [MESSAGES]: () => (isStored ? after : before), [CHAT]: late }, { at: `${AT}?c=stelvio` });
  await pass(0);
  await ask('And uphill?');
  await attach(route());
  await press('New Chat');
  await pass(300);
  isStored = true;
  await follow('Draft Stelvio');
  await pass(0);
  expect(box()).toHaveValue('');
  expect(card()).toHaveTextContent('Maratona');
});

test('of two files for a new chat the one that is there stays, and the other is read no further', async () => {
  jest.spyOn(toast, 'error').mockImplementation(() => {});
  const gone = { status: 404, body: { message: 'Gone.' } };
  await open({ [MESSAGES]: async () => (await late(), gone) });
  await attach(route());
  await follow('Stelvio');
  await choose('b.gpx');
  const other = reader();
  await pass(300);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hi Anna');
  expect(card()).toHaveTextContent('Maratona');
  expect(other.ended).toBe(true);
});

test('attached while a conversation loads that does not exist, it goes along into the new chat', async () => {
  jest.spyOn(toast, 'error').mockImplementation(() => {});
  const gone = { status: 404, body: { message: 'Gone.' } };
  await open({ [MESSAGES]: async () => (await late(), gone) }, { at: `${AT}?c=gone` });
  await attach(route());
  await pass(300);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hi Anna');
  expect(card()).toHaveTextContent('Maratona');
});

test('a file stays with its conversation, which the list marks, also when it is read after that', async () => {
  await open({ [MESSAGES]: messages('Ride 250 W.', '?How hard?') }, { at: `${AT}?c=stelvio` });
  await pass(0);
  await choose('a.gpx');
  await press('New Chat');
  expect(card()).toBeNull();
  expect(screen.getByRole('link', { name: 'Draft Stelvio' })).toBeInTheDocument();
  await read({ ok: true, file: route() });
  expect(card()).toBeNull();
  await follow('Draft Stelvio');
  expect(card()).toHaveTextContent('Maratona');
});

test('attached for the next question while the first one creates the conversation', async () => {
  await open();
  type('First');
  enter();
  await attach(route());
  await pass(1500);
  expect(card()).toHaveTextContent('Maratona');
  type('Second');
  enter();
  await pass(0);
  expect(sent()[1]).toMatchObject({ message: 'Second', file: route() });
});

test('it is gone with the session', async () => {
  const { unmount } = await open();
  await attach(route());
  await choose('b.gpx');
  const reading = reader();
  unmount();
  await open({}, { session: { ...testSession({ _id: 'u2' }), token: 'other' } });
  expect(card()).toBeNull();
  expect(reading.ended).toBe(true);
});

test('a question of the past shows its file', async () => {
  const stored = messages('Here it is.', '?Make a race plan');
  Object.assign(stored.body.data[1]!, { file: { ...route().card, id: 'f1', hasCourse: true } });
  await open({ [MESSAGES]: stored }, { at: `${AT}?c=stelvio` });
  await pass(0);
  expect(screen.getByRole('log')).toHaveTextContent(/You saidMaratona.*134\.8.km.*Make a race plan/);
});
