import { act, fireEvent, screen, within } from '@testing-library/react';
import { toast, type ToastAction } from '@breakaway/host-api';
import {
  AT,
  CHAT,
  HISTORY,
  MESSAGES,
  answer,
  ask,
  box,
  conversations,
  follow,
  heading,
  made,
  messages,
  open,
  pass,
  place,
  press,
  setStage,
  type,
} from '../testing.tsx';

const RENAME = 'PATCH /gpt-prompt/renamePrompt';
const DELETE = 'DELETE /gpt-prompt/deletePrompt';
const RESTORE = 'POST /gpt-prompt/restorePrompt';
const SEARCH = 'POST /gpt-prompt/searchPrompts';
const done = { body: { message: '' } };
const GONE = 'This conversation does not exist. Please start a new chat.';
const gone = { status: 404, body: { message: GONE } };

setStage();
let undo: ToastAction | undefined;
let said: string[] = [];
beforeEach(() => {
  undo = undefined;
  said = [];
  jest.spyOn(toast, 'success').mockImplementation((text, action) => {
    said.push(text ?? '');
    undo = action;
  });
  jest.spyOn(toast, 'error').mockImplementation((text) => void said.push(text ?? ''));
});
// jsdom has no dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const two = { [HISTORY]: conversations('Stelvio', 'Galibier'), [MESSAGES]: messages('275 W', '?How fast?') };
const links = () =>
  within(screen.getByRole('navigation'))
    .queryAllByRole('link')
    .map((link) => link.textContent);
const choose = async (item: string, name: string) => {
  const menu = screen.getByRole('menu', { name: `More for ${name}`, hidden: true });
  fireEvent.click(within(menu).getByRole('menuitem', { name: item, hidden: true }));
  await pass(0);
};
const pressUndo = async () => {
  act(() => undo!.run());
  await pass(0);
};
const search = async (text: string) => {
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search conversations' }), {
    target: { value: text },
  });
  await pass(250);
};
const nameField = () => screen.getByRole('textbox', { name: 'Name' });
const typeName = async (name: string) => {
  fireEvent.change(nameField(), { target: { value: name } });
  fireEvent.submit(nameField());
  await pass(0);
};

describe('rename', () => {
  test('gives list and heading the name that was typed', async () => {
    await open({ ...two, [RENAME]: done }, { at: `${AT}?c=stelvio` });
    await choose('Rename', 'Stelvio');
    expect(nameField()).toHaveFocus();
    await typeName('  My pass ');
    expect(made(RENAME)[0]!.body).toEqual({ promptId: 'stelvio', promptName: 'My pass' });
    expect(links()).toEqual(['My pass', 'Galibier']);
    expect(heading()).toHaveTextContent('My pass');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test.each([
    ['', 'Enter a name.', {}],
    ['x'.repeat(61), 'Name must be at most 60 characters long', {}],
    [
      'Mine',
      'We could not reach the server. Check your connection and try again.',
      { [RENAME]: 'offline' as const },
    ],
    ['Mine', GONE, { [RENAME]: gone }],
  ])('%p is refused with a sentence, and stays in the field', async (name, sentence, replies) => {
    await open({ ...two, ...replies });
    await choose('Rename', 'Stelvio');
    await typeName(name);
    expect(nameField()).toHaveAccessibleDescription(sentence);
    expect(nameField()).toHaveValue(name);
    expect(links()).toEqual(['Stelvio', 'Galibier']);
  });

  test('the name as it was is no change', async () => {
    await open(two);
    await choose('Rename', 'Stelvio');
    await typeName('Stelvio ');
    expect(made(RENAME)).toHaveLength(0);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('delete', () => {
  test('takes a row out at once, moves the focus on, and Undo brings it back', async () => {
    await open({ ...two, [DELETE]: done, [RESTORE]: done });
    await choose('Delete', 'Stelvio');
    expect(links()).toEqual(['Galibier']);
    expect(screen.getByRole('link', { name: 'Galibier' })).toHaveFocus();
    expect(made(DELETE)[0]!.params).toEqual({ promptId: 'stelvio' });
    expect(said).toEqual(['“Stelvio” is deleted.']);
    await pressUndo();
    expect(made(RESTORE)[0]!.body).toEqual({ promptId: 'stelvio' });
    expect(links()).toEqual(['Stelvio', 'Galibier']);
  });

  test('of the open one leads to a new chat with what was typed, and Undo back', async () => {
    await open({ ...two, [DELETE]: done, [RESTORE]: done }, { at: `${AT}?c=stelvio` });
    type('half a thought');
    await choose('Delete', 'Stelvio');
    expect(heading()).toHaveTextContent(/^Hi /);
    expect(place()).not.toHaveTextContent('?c=');
    expect(box()).toHaveValue('half a thought');
    await pressUndo();
    expect(place()).toHaveTextContent('?c=stelvio');
    expect(screen.getByRole('log')).toHaveTextContent('How fast?');
    expect(box()).toHaveValue('half a thought');
  });

  test('Undo leaves alone who has gone on meanwhile', async () => {
    await open({ ...two, [DELETE]: done, [RESTORE]: done }, { at: `${AT}?c=stelvio` });
    await choose('Delete', 'Stelvio');
    await follow('Galibier');
    await pressUndo();
    expect(place()).toHaveTextContent('?c=galibier');
  });

  test('that fails puts the row back and says why', async () => {
    await open({ ...two, [DELETE]: 'offline' });
    await choose('Delete', 'Stelvio');
    expect(links()).toEqual(['Stelvio', 'Galibier']);
    expect(said).toEqual(['We could not reach the server. Check your connection and try again.']);
  });

  test('of one that is gone already is done; an Undo that comes too late says so', async () => {
    await open({ ...two, [DELETE]: gone, [RESTORE]: gone });
    await choose('Delete', 'Stelvio');
    await pressUndo();
    expect(links()).toEqual(['Galibier']);
    expect(said).toEqual(['“Stelvio” is deleted.', GONE]);
  });

  test('of the last one leaves the focus on the heading of the list', async () => {
    await open({ [DELETE]: done });
    await choose('Delete', 'Stelvio');
    expect(screen.getByRole('heading', { name: 'Last Conversations' })).toHaveFocus();
    expect(screen.getByText('No chat available')).toBeVisible();
  });
});

describe('a conversation that was deleted in another tab', () => {
  test('says so when it is opened, and what was typed for it comes along', async () => {
    let reply: object = messages('275 W', '?How fast?');
    await open({ ...two, [MESSAGES]: () => reply });
    await follow('Stelvio');
    type('half a thought');
    await follow('Galibier');
    reply = gone;
    await follow(/Stelvio$/);
    expect(said).toEqual([GONE]);
    expect(heading()).toHaveTextContent(/^Hi /);
    expect(box()).toHaveValue('half a thought');
    expect(made(HISTORY)).toHaveLength(2);
  });

  test('says so when a question is sent, which goes into a new one then', async () => {
    let reply: object = gone;
    await open({ ...two, [CHAT]: () => reply }, { at: `${AT}?c=stelvio` });
    await ask('And at 300 W?');
    expect(
      screen.getByText(/^This conversation does not exist\. .*Your message is back in the box/),
    ).toBeVisible();
    expect(box()).toHaveValue('And at 300 W?');
    expect(screen.queryByRole('button', { name: 'Back to the conversation' })).not.toBeInTheDocument();
    reply = answer();
    await press('Send message');
    await pass(1500);
    expect(made(CHAT).map(({ body }) => (body as { promptId: string }).promptId)).toEqual(['stelvio', 'c1']);
    expect(screen.getByRole('log')).toHaveTextContent('250 W');
  });
});

describe('search', () => {
  const found = (...items: [id: string, name: string, excerpt: string][]) => ({
    body: { message: '', data: items.map(([_id, promptName, excerpt]) => ({ _id, promptName, excerpt })) },
  });

  test('waits for a pause, and marks the words in names and excerpts', async () => {
    await open({ ...two, [SEARCH]: found(['old', 'Alpe d’Huez', 'The Alpe at 300 W']) });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'al' } });
    await pass(200);
    expect(made(SEARCH)).toHaveLength(0);
    await search(' alpe ');
    expect(made(SEARCH).map(({ body }) => body)).toEqual([{ text: 'alpe' }]);
    expect(links()).toEqual(['Alpe d’HuezThe Alpe at 300 W']);
    expect([...document.querySelectorAll('mark')].map((one) => one.textContent)).toEqual(['Alpe', 'Alpe']);
    expect(screen.getByText('1 conversation found')).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByRole('navigation', { name: 'Search results' })).toBeVisible();
  });

  test('ends with Escape and with the cross, which show the list again', async () => {
    await open({ ...two, [SEARCH]: found() });
    for (const end of [
      () => fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' }),
      () => fireEvent.click(screen.getByRole('button', { name: 'End the search' })),
    ]) {
      await search('nothing');
      expect(
        screen.getByText('No conversation has these words.', { selector: 'p:not([aria-live])' }),
      ).toBeVisible();
      end();
      await pass(0);
      expect(links()).toEqual(['Stelvio', 'Galibier']);
      expect(screen.getByRole('searchbox')).toHaveFocus();
    }
  });

  test('shows the outcome of the last text only, however late that of an earlier one comes', async () => {
    await open({
      ...two,
      [SEARCH]: async ({ body }) => {
        const { text } = body as { text: string };
        await new Promise((resolve) => setTimeout(resolve, text === 'slow' ? 3000 : 10));
        return found([text, text, '']);
      },
    });
    await search('slow');
    await search('fast');
    await pass(10);
    expect(links()).toEqual(['fast']);
    await pass(3000);
    expect(links()).toEqual(['fast']);
  });

  test('that fails says why, and is made again', async () => {
    let reply: 'offline' | object = 'offline';
    await open({ ...two, [SEARCH]: () => reply });
    await search('alpe');
    expect(
      screen.getAllByText('We could not reach the server. Check your connection and try again.'),
    ).toHaveLength(2);
    reply = found(['old', 'Alpe', '']);
    await press('Try again');
    expect(links()).toEqual(['Alpe']);
  });

  test('a conversation that the list does not have is opened under its name, renamed and deleted from there', async () => {
    await open({ ...two, [SEARCH]: found(['old', 'Old one', '']), [RENAME]: done, [DELETE]: done });
    await search('old');
    await follow('Old one');
    expect(heading()).toHaveTextContent('Old one');
    await choose('Rename', 'Old one');
    await typeName('Renamed');
    expect(heading()).toHaveTextContent('Renamed');
    expect(links()).toEqual(['Renamed']);
    await choose('Delete', 'Renamed');
    expect(links()).toEqual([]);
    expect(heading()).toHaveTextContent(/^Hi |Search/);
  });
});
