import { questionState } from '@breakaway/contract/tool-start';
import { paths, toast } from '@breakaway/host-api';
import { testSession } from '@breakaway/host-api/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AT,
  CHAT,
  CREATE,
  HISTORY,
  MESSAGES,
  announced,
  answer,
  ask,
  box,
  conversations,
  enter,
  follow,
  heading,
  made,
  messages,
  open,
  pass,
  place,
  press,
  sendButton,
  setStage,
  type,
} from './testing.tsx';

setStage();

test('starts with a greeting and the box, without a conversation @2.chat.empty-state @4.chat.initial', async () => {
  await open();
  expect(heading()).toHaveTextContent('Hi Anna');
  expect(box()).toHaveAttribute('placeholder', 'Message Breakaway');
  expect(place()).toHaveTextContent(new RegExp(`^${AT}$`));
  expect(made(CREATE)).toHaveLength(0);
  expect(made(MESSAGES)).toHaveLength(0);
});

test('the sidebar has logo, New Chat, the conversations and the plan @2.chat.sidebar @2.chat.upgrade-card', async () => {
  await open({ [HISTORY]: conversations('Stelvio', 'Ventoux') });
  const panel = screen.getByRole('complementary', { name: 'Conversations' });
  expect(panel.querySelector('svg')).toBeInTheDocument();
  expect(within(panel).getByRole('button', { name: 'New Chat' })).toBeInTheDocument();
  const list = within(panel).getByRole('navigation', { name: 'Last Conversations' });
  expect(within(list).getByRole('heading', { name: 'Last Conversations' })).toBeInTheDocument();
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`${AT}?c=stelvio`, `${AT}?c=ventoux`]);
  expect(within(panel).getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute(
    'href',
    paths.subscription,
  );
  expect(panel).toHaveTextContent('You’re on PRO.');
});

test('in a free trial the sidebar says when it ends', async () => {
  const session = testSession({ trial: { state: 'running', endsAt: '2026-11-30T10:00:00Z' } });
  await open({ [HISTORY]: conversations() }, { session });
  const panel = screen.getByRole('complementary', { name: 'Conversations' });
  expect(panel).toHaveTextContent('Your free trial ends on November 30. Keep PRO for a year.');
});

test('no conversation yet @2.chat.no-chats', async () => {
  await open({ [HISTORY]: conversations() });
  expect(screen.getByText('No chat available')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a list that cannot be loaded is empty, says so without a toast, and can be reloaded @8.history', async () => {
  const loud = jest.spyOn(toast, 'error');
  let down = false;
  await open({ [HISTORY]: () => (down ? { status: 500 } : conversations('Stelvio')) });
  expect(screen.getByRole('link', { name: 'Stelvio' })).toBeInTheDocument();
  down = true;
  await ask('What power?');
  expect(screen.queryByRole('link', { name: 'Stelvio' })).not.toBeInTheDocument();
  expect(screen.getByText('Your conversations could not be loaded.')).toBeInTheDocument();
  // Whether there are any is not known.
  expect(screen.queryByText('No chat available')).not.toBeInTheDocument();
  expect(loud).not.toHaveBeenCalled();
  down = false;
  await press('Try again');
  expect(screen.getByRole('link', { name: 'Stelvio' })).toBeInTheDocument();
});

test('the header hides and shows the sidebar @2.chat.header', async () => {
  await open();
  expect(screen.getByRole('button', { name: 'User menu' })).toBeInTheDocument();
  // The toggle is for large screens, which jsdom does not have.
  const toggle = () => screen.getByLabelText(/^(Hide|Show) conversations$/);
  expect(toggle()).toHaveAttribute('aria-label', 'Hide conversations');
  fireEvent.click(toggle());
  expect(screen.queryByText('Last Conversations')).not.toBeInTheDocument();
  expect(toggle()).toHaveAttribute('aria-label', 'Show conversations');
  fireEvent.click(toggle());
  expect(screen.getByText('Last Conversations')).toBeInTheDocument();
});

test('too long a message: what is wrong, and by how much', async () => {
  await open();
  type('x'.repeat(4250));
  expect(screen.getByRole('alert')).toHaveTextContent(/^That message is too long\.$/);
  expect(box()).toHaveAccessibleDescription('That message is too long. 4,250 of 4,000 characters');
  expect(sendButton()).toBeDisabled();
});

test.each([
  ['their name', 'Anna Rider', 'Anna Rider'],
  ['the local part of their address when there is no name', '', 'climber'],
])('the user menu shows initial, %s, address, Logout @2.chat.user-menu', async (_, name, shown) => {
  await open({}, { session: testSession({ name, email: 'climber@example.com' }) });
  expect(screen.getByRole('button', { name: 'User menu' })).toHaveTextContent(/^C$/);
  await press('User menu');
  expect(screen.getByText(shown, { selector: 'strong' })).toBeInTheDocument();
  expect(screen.getByText((_, element) => element?.textContent === 'climber@example.com')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
});

test('an empty message, and one while another is pending, cannot be sent @2.chat.send-disabled @5.chat.message', async () => {
  await open();
  for (const nothing of ['', '   ', '\n']) {
    type(nothing);
    expect(sendButton()).toBeDisabled();
    enter();
  }
  expect(made(CREATE)).toHaveLength(0);
  type('Watts?');
  expect(sendButton()).toBeEnabled();
  enter();
  enter();
  await pass(0);
  type('typed ahead');
  expect(sendButton()).toBeDisabled();
  enter();
  await pass(1500);
  expect(made(CHAT)).toHaveLength(1);
  expect(box()).toHaveValue('typed ahead');
  expect(sendButton()).toBeEnabled();
});

test('the first send creates the conversation, the answer comes 1.5 s after it arrived @4.chat.first-send @4.chat.answer-delay @9.answer-delay @2.chat.generating', async () => {
  await open();
  await ask('What power?');
  expect(made(CREATE)).toHaveLength(1);
  expect(made(CHAT)[0]?.body).toMatchObject({ promptId: 'c1', message: 'What power?' });
  expect(place()).toHaveTextContent(`${AT}?c=c1`);
  expect(announced()).toHaveTextContent(/^Generating answer for you$/);
  await pass(1499);
  expect(screen.queryByText('250 W')).not.toBeInTheDocument();
  await pass(1);
  expect(screen.getByText('250 W')).toBeInTheDocument();
  expect(screen.queryByText(/Hi Anna/)).not.toBeInTheDocument();
  expect(announced()).toHaveTextContent(/^Answer ready$/);
  expect(screen.getByRole('log')).toHaveAttribute('aria-live', 'off');
  await ask('And now?');
  expect(made(CREATE)).toHaveLength(1);
});

test('a slow answer is still being generated, with a note that there is no need to wait', async () => {
  await open({ [CHAT]: () => new Promise(() => {}) });
  await ask('What power?');
  expect(announced()).not.toHaveTextContent('longer than usual');
  await pass(12_000);
  expect(announced()).toHaveTextContent('Generating answer for you');
  expect(announced()).toHaveTextContent('This takes longer than usual.');
});

test('Enter sends; Shift+Enter and the Enter of an input method do not @2.chat.enter', async () => {
  await open();
  type('a');
  expect(enter({ shiftKey: true })).toBe(true);
  enter({ isComposing: true });
  enter({ keyCode: 229 });
  fireEvent.compositionEnd(box());
  enter();
  expect(made(CREATE)).toHaveLength(0);
  await pass(50);
  expect(enter()).toBe(false);
  await pass(2000);
  expect(made(CREATE)).toHaveLength(1);
});

test('New Chat clears thread and conversation, even while an answer is pending @4.chat.new-chat', async () => {
  await open();
  await ask('What power?');
  await press('New Chat');
  await pass(2000);
  expect(screen.queryByText('250 W')).not.toBeInTheDocument();
  expect(screen.queryByText('What power?')).not.toBeInTheDocument();
  expect(heading()).toHaveTextContent('Hi Anna');
  expect(place()).not.toHaveTextContent('?c=');
  await ask('Another one');
  expect(made(CREATE)).toHaveLength(2);
});

test('a conversation from the list opens at its beginning, and its name takes the focus @4.chat.history-item', async () => {
  await open({ [MESSAGES]: messages('Ride 260 W.', '?And at 8 %?', 'Ride 250 W.', '?How hard?') });
  await follow('Stelvio');
  expect(screen.getByRole('log').textContent).toMatch(/How hard\?.*Ride 250 W\..*And at 8 %\?.*Ride 260 W\./);
  expect(heading()).toHaveTextContent('Stelvio');
  expect(heading()).toHaveFocus();
  const turns = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(turns.filter((text) => text?.endsWith('said'))).toEqual([
    'You said',
    'Coach said',
    'You said',
    'Coach said',
  ]);
});

test('a failed send: the message, the initial state, the text in the box @8.chat @4.chat.send-failure', async () => {
  const loud = jest.spyOn(toast, 'error');
  let broken = true;
  await open({
    [CHAT]: () => (broken ? { status: 503, body: { message: 'The coach is resting.' } } : answer()),
  });
  await ask('What power?');
  expect(loud.mock.calls).toEqual([['Something went wrong']]);
  expect(heading()).toHaveTextContent('Hi Anna');
  expect(place()).not.toHaveTextContent('?c=');
  expect(box()).toHaveValue('What power?');
  expect(screen.getByText('The coach is resting. Your message is back in the box.')).toBeInTheDocument();
  broken = false;
  await press('Try again');
  await pass(1500);
  expect(screen.getByText('250 W')).toBeInTheDocument();
  expect(made(CREATE)).toHaveLength(1);
  const ids = made(CHAT).map((one) => (one.body as { requestId: string }).requestId);
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
});

test('renders every kind of part, and only the last answer can be tapped', async () => {
  await open({
    [CHAT]: answer('prose', [
      { kind: 'headline', label: 'Power', value: '312', unit: 'W', detail: '4.6 W/kg' },
      { kind: 'notice', tone: 'warning', text: 'See a doctor first.' },
      { kind: 'text', text: 'Steady all the way.' },
      { kind: 'table', caption: 'Pacing', columns: ['km', 'W'], rows: [['1', '300']] },
      {
        kind: 'assumptions',
        items: [{ label: 'Weight', value: '68 kg', source: 'profile', how: 'as saved' }],
      },
      { kind: 'question', text: 'Which bike?', chips: ['Road', 'TT'] },
      { kind: 'new-kind-of-tomorrow' },
      { kind: 'suggestions', chips: ['And at 7 %?'] },
    ]),
  });
  await ask('What power?');
  await pass(1500);
  expect(screen.getByText('312')).toBeInTheDocument();
  expect(screen.getByText('See a doctor first.')).toBeInTheDocument();
  expect(screen.getByText('Steady all the way.')).toBeInTheDocument();
  const table = screen.getByRole('table', { name: 'Pacing' });
  expect(within(table).getByRole('rowheader')).toHaveTextContent('1');
  expect(screen.getByText('from your profile – as saved')).toBeInTheDocument();
  type('half a thought');
  await press('Road');
  expect(made(CHAT)[1]?.body).toMatchObject({ message: 'Road' });
  expect(box()).toHaveValue('half a thought');
  expect(screen.queryByRole('button', { name: 'TT' })).not.toBeInTheDocument();
});

test('Copy copies the text and shows "Copied" for a second @2.chat.copy @9.copied-label', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await open({ [CHAT]: answer('Ride 250 W.', [{ kind: 'text', text: 'Ride' }]) });
  await ask('What power?');
  await pass(1500);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await pass(0);
  expect(await navigator.clipboard.readText()).toBe('Ride 250 W.');
  expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
  expect(announced()).toHaveTextContent(/^The answer is on the clipboard\.$/);
  await pass(990);
  expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
  await pass(10);
  expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
  expect(announced()).toHaveTextContent(/^$/);
});

test('a question that a tool has prepared stands in the box of a new chat, and is not sent', async () => {
  const question = 'Can I hold 210 W normalized power for 2 h 32 min?';
  const { _id } = testSession().data;
  await open({}, { at: { pathname: AT, state: questionState(question, _id) } });
  expect(box()).toHaveValue(question);
  expect(sendButton()).toBeEnabled();
  expect(made(CREATE)).toHaveLength(0);
});

test.each([
  ['for somebody else', questionState('Can I?', 'somebody-else')],
  ['that is none', { newChat: true, owner: testSession().data._id, question: { text: 'Can I?' } }],
])('a question %s is not shown', async (_, state) => {
  await open({}, { at: { pathname: AT, state } });
  expect(box()).toHaveValue('');
});

test('it comes after what was typed before', async () => {
  const view = await open();
  type('My own words');
  view.unmount();
  await open({}, { at: { pathname: AT, state: questionState('Can I?', testSession().data._id) } });
  expect(box()).toHaveValue('My own words\n\nCan I?');
});
