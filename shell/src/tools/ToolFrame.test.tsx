import { answerCalls, renderScreen, testSession } from '@breakaway/host-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { ToolFrame } from './ToolFrame.tsx';

const origin = 'http://kom.test';
const toolToken = { token: 'tool-token-1', expiresAt: new Date(Date.now() + 600_000).toISOString() };

beforeAll(() => {
  window.matchMedia ??= (() => ({ matches: true, addEventListener() {}, removeEventListener() {} })) as never;
});

function open({ toasts = false } = {}) {
  const calls = answerCalls({ 'POST /tools/session': { body: { message: '', data: toolToken } } });
  renderScreen(<ToolFrame tool="kom-analysis" title="Kom Analysis Software" />, {
    session: testSession(),
    toasts,
  });
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

test('a visitor with a link gives its secret to the tool, at its exact origin, and needs no session', async () => {
  const calls = answerCalls({});
  renderScreen(<ToolFrame tool="kom-analysis" title="Shared race plan" shared="secret" />, { session: null });
  const frame = screen.getByTitle<HTMLIFrameElement>('Shared race plan');
  const sent = jest.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(() => {});
  await act(async () => {
    const event = new MessageEvent('message', { data: { type: 'ready', v: 1 }, origin });
    Object.defineProperty(event, 'source', { value: frame.contentWindow });
    window.dispatchEvent(event);
  });
  expect(sent.mock.calls).toEqual([
    [expect.objectContaining({ type: 'shared', link: 'secret', theme: 'dark' }), origin],
  ]);
  expect(frame.src).toBe(`${origin}/`);
  expect(calls).toHaveLength(0);
});

test('the frame gets only the permissions that it needs', () => {
  const { frame } = open();
  expect(frame.getAttribute('sandbox')).toBe(
    'allow-scripts allow-same-origin allow-forms allow-downloads allow-modals',
  );
  expect(frame.getAttribute('allow')).toBe('clipboard-write');
  expect(frame.src).toBe(`${origin}/`);
});
