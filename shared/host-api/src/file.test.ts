import { api, messageOf, statusOf } from './index.ts';
import { answerCalls } from './testing.tsx';

const FILE = 'GET /gpt-prompt/sessionFile';
const query = { promptId: 'c1', turn: 1, part: '0', format: 'fit' } as const;
const bytes = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;
const textOf = (blob: Blob) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(blob);
  });

test('a file has the name and the type that the server gives it', async () => {
  const calls = answerCalls({
    [FILE]: {
      body: 'bytes',
      headers: {
        'content-type': 'application/vnd.ant.fit',
        'content-disposition': 'attachment; filename="4x8.workout.fit"',
      },
    },
  });
  const { name, content } = await api.chat.sessionFile(query);
  expect([name, content.type]).toEqual(['4x8.workout.fit', 'application/vnd.ant.fit']);
  expect(await textOf(content)).toBe('bytes');
  expect(calls[0]!.params).toEqual(query);
});

test('without a name from the server it gets a default', async () => {
  answerCalls({ [FILE]: { body: 'bytes' } });
  const { name, content } = await api.chat.sessionFile(query);
  expect([name, content.type]).toEqual(['download', 'application/octet-stream']);
});

test('the server’s message is read from the body of a failed download', async () => {
  answerCalls({ [FILE]: { status: 404, body: bytes('{"message":"It is gone."}') } });
  const error: unknown = await api.chat.sessionFile(query).catch((thrown: unknown) => thrown);
  expect([statusOf(error), messageOf(error, 'Sorry.')]).toEqual([404, 'It is gone.']);
});

test('a failure with an unreadable body still has a message', async () => {
  answerCalls({ [FILE]: { status: 502, body: bytes('<html>') } });
  const error: unknown = await api.chat.sessionFile(query).catch((thrown: unknown) => thrown);
  expect([statusOf(error), messageOf(error, 'Sorry.')]).toEqual([502, 'Sorry.']);
});
