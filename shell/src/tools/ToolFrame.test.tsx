import { answerCalls, renderScreen, testSession } from '@breakaway/host-api/testing';
import { startState, type ToolStart } from '@breakaway/contract/tool-start';
import { afterSignIn, useLocation } from '@breakaway/host-api';
import { setReturnPages } from '@breakaway/host-api/host';
import { act, screen, waitFor } from '@testing-library/react';
import { ToolFrame } from './ToolFrame.tsx';

const origin = 'http://kom.test';
const toolToken = { token: 'tool-token-1', expiresAt: new Date(Date.now() + 600_000).toISOString() };

beforeAll(() => {
  window.matchMedia ??= (() => ({ matches: true, addEventListener() {}, removeEventListener() {} })) as never;
});

function State() {
  return <p data-testid="state">{JSON.stringify(useLocation().state)}</p>;
}

function open({ toasts = false, at = '/', state = null as unknown } = {}) {
  const calls = answerCalls({ 'POST /tools/session': { body: { message: '', data: toolToken } } });
  renderScreen(
    <>
      <ToolFrame tool="kom-analysis" title="Kom Analysis Software" />
      <State />
    </>,
    { session: testSession(), toasts, at: state ? { pathname: at, state } : at },
  );
  const frame = screen.getByTitle<HTMLIFrameElement>('Kom Analysis Software');
  const sent = jest.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(() => {});
  const say = (data: unknown, from: { origin?: string; source?: unknown } = {}) =>
    act(async () => {
      const event = new MessageEvent('message', { data, origin: from.origin ?? origin });
      Object.defineProperty(event, 'source', { value: 'source' in from ? from.source : frame.contentWindow });
      window.dispatchEvent(event);
    });
  return { calls, frame, sent, say };
}

test('a tool that reports ready gets its own session token, at its exact origin, and never the member’s token @2.app.tool-spinner', async () => {
  const { calls, sent, say } = open();
  expect(screen.getByRole('status', { name: 'Loading Kom Analysis Software' })).toBeInTheDocument();
  await say({ type: 'ready', v: 1 });
  await waitFor(() => expect(sent).toHaveBeenCalled());
  const [message, target] = sent.mock.calls[0]! as unknown as [Record<string, unknown>, string];
  expect(message).toMatchObject({ type: 'session', token: 'tool-token-1', theme: 'dark' });
  expect(target).toBe(origin);
  expect(JSON.stringify(sent.mock.calls)).not.toContain('test-token');
  expect(calls[0]).toMatchObject({ call: 'POST /tools/session', body: { tool: 'kom-analysis' } });
  expect(screen.queryByRole('status', { name: /Loading/ })).toBeNull();
});

test.each([
  ['another origin', { origin: 'http://evil.test' }],
  ['another window', { source: null }],
])('a ready message from %s is ignored', async (_, from) => {
  const { calls, say } = open();
  await say({ type: 'ready', v: 1 }, from);
  expect(calls).toHaveLength(0);
});

test('a tool may request toasts and pages of the product, and nothing else', async () => {
  const { say } = open({ toasts: true });
  await say({ type: 'navigate', to: '//evil.test/x' });
  await say({ type: 'navigate', to: 'https://evil.test' });
  expect(screen.getByTestId('location')).toHaveTextContent('/');
  await say({ type: 'toast', tone: 'success', text: 'Segment saved' });
  expect(await screen.findByText('Segment saved')).toBeInTheDocument();
  await say({ type: 'navigate', to: '/app/settings' });
  expect(screen.getByTestId('location')).toHaveTextContent('/app/settings');
});

test.each([
  ['a guest', null, false],
  ['a member', testSession(), true],
])(
  '%s with a link gives its secret to the tool, at its exact origin, without a session',
  async (_, session, isMember) => {
    const calls = answerCalls({});
    renderScreen(<ToolFrame tool="kom-analysis" title="Shared race plan" shared="secret" />, { session });
    const frame = screen.getByTitle<HTMLIFrameElement>('Shared race plan');
    const sent = jest.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(() => {});
    await act(async () => {
      const event = new MessageEvent('message', { data: { type: 'ready', v: 1 }, origin });
      Object.defineProperty(event, 'source', { value: frame.contentWindow });
      window.dispatchEvent(event);
    });
    expect(sent.mock.calls).toEqual([
      [expect.objectContaining({ type: 'shared', link: 'secret', isMember, theme: 'dark' }), origin],
    ]);
    expect(frame.src).toBe(`${origin}/`);
    expect(calls).toHaveLength(0);
  },
);

test('a guest who takes a shared segment over signs in first, and comes back to it', async () => {
  setReturnPages((path) => path === '/shared-segment');
  history.replaceState(null, '', '/shared-segment#secret');
  renderScreen(<ToolFrame tool="kom-analysis" title="Shared segment" shared="secret" />, { session: null });
  const frame = screen.getByTitle<HTMLIFrameElement>('Shared segment');
  await act(async () => {
    const data = { type: 'open-tool', start: { tool: 'kom-analysis', v: 1, lengthM: 5000, gainM: 350 } };
    const event = new MessageEvent('message', { data, origin });
    Object.defineProperty(event, 'source', { value: frame.contentWindow });
    window.dispatchEvent(event);
  });
  expect(screen.getByTestId('location')).toHaveTextContent('/sign-in');
  expect(afterSignIn(testSession())).toBe('/shared-segment#secret');
});

test('the frame gets only the permissions that it needs', () => {
  const { frame } = open();
  expect(frame.getAttribute('sandbox')).toBe(
    'allow-scripts allow-same-origin allow-forms allow-downloads allow-modals allow-popups allow-popups-to-escape-sandbox',
  );
  expect(frame.getAttribute('allow')).toBe('clipboard-write');
  expect(frame.src).toBe(`${origin}/`);
});

describe('what a tool is opened with', () => {
  const start: ToolStart = { tool: 'kom-analysis', v: 1, lengthM: 5000, gainM: 350 };
  const me = testSession().data._id;

  test('it follows the session, once', async () => {
    const { sent, say } = open({ state: startState(start, me) });
    await say({ type: 'ready', v: 1 });
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    expect(sent.mock.calls[1]).toEqual([{ type: 'start', start }, origin]);
    await say({ type: 'ready', v: 1 });
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(3));
    expect(sent.mock.calls[2]?.[0]).toMatchObject({ type: 'session' });
  });

  test.each([
    ['another member', startState(start, 'somebody-else')],
    ['another tool', startState({ tool: 'race-analyzer', v: 1 }, me)],
    ['nobody', { start }],
    ['a forged figure', { owner: me, start: { ...start, lengthM: '5 km' } }],
  ])('that of %s is not handed over', async (_, state) => {
    const { sent, say } = open({ state });
    await say({ type: 'ready', v: 1 });
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.calls.map(([message]) => (message as { type: string }).type)).toEqual(['session']);
  });

  test('a tool opens the other one and the consultant, for this member only', async () => {
    const { say } = open();
    const race: ToolStart = { tool: 'race-analyzer', v: 1, name: 'The hill' };
    await say({ type: 'open-tool', start: { ...race, tool: 'settings' } });
    await say({ type: 'open-tool', start: race }, { origin: 'http://evil.test' });
    expect(screen.getByTestId('location')).toHaveTextContent(/^\/$/);
    await say({ type: 'open-tool', start: race });
    expect(screen.getByTestId('location')).toHaveTextContent('/app/race-analyzer');
    expect(JSON.parse(screen.getByTestId('state').textContent)).toEqual({ start: race, owner: me });
    await say({ type: 'offer-profile', offer: { 'powerMatrix.ftp': 300 } });
    expect(screen.getByTestId('location')).toHaveTextContent('/app/race-analyzer');
    await say({ type: 'offer-profile', offer: { 'powerMatrix.min20Power': 300 } });
    expect(screen.getByTestId('location')).toHaveTextContent('/app/settings');
    expect(JSON.parse(screen.getByTestId('state').textContent)).toEqual({
      offer: { 'powerMatrix.min20Power': 300 },
      owner: me,
    });
    await say({ type: 'open-tool', start: race });
    await say({ type: 'ask-coach', question: 'x'.repeat(4001) });
    expect(screen.getByTestId('location')).toHaveTextContent('/app/race-analyzer');
    await say({ type: 'ask-coach', question: 'Can I hold it?' });
    expect(screen.getByTestId('location')).toHaveTextContent(/-ai-consultant$/);
    expect(JSON.parse(screen.getByTestId('state').textContent)).toEqual({
      newChat: true,
      question: 'Can I hold it?',
      owner: me,
    });
  });
});
