import { openTestApp, type TestApp } from '../../testing/app.ts';
import { makeToken } from './testing.ts';

jest.mock('@breakaway/coach/assistants', () => ({
  ...jest.requireActual<object>('@breakaway/coach/assistants'),
  useAsAssistant: (_name: string, written: unknown) => {
    throw new RangeError(`canary: ${JSON.stringify(written)}`);
  },
}));

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

test('a tool that throws is a plain sentence for the assistant, and a line of the log without its message', async () => {
  const { token } = await makeToken(api, await api.createMember({ premium: true }));
  const answer = await api.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' },
    payload: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'ride', arguments: { timeS: 'canary' } },
    },
  });
  expect(answer.json().result).toEqual({
    content: [{ type: 'text', text: 'This could not be computed. Please try again with other figures.' }],
    isError: true,
  });
  const line = api.logLines.find((one) => one.includes('A tool failed for an assistant'))!;
  expect(JSON.parse(line)).toMatchObject({ level: 'error', tool: 'ride', kind: 'RangeError' });
  expect(line).toContain('fault.test.ts');
  expect(api.logLines.join('')).not.toContain('canary');
});
