import { createLog, inBatches } from './log.ts';

test('a line is JSON with time, level and fields; values whose names suggest a secret are redacted', () => {
  const lines: string[] = [];
  const log = createLog(
    (line) => lines.push(line),
    () => new Date(0),
  );
  log.error('A careless line', {
    route: '/auth/login',
    password: 'x',
    nested: { authorization: 'x', list: [{ resetToken: 'x', otp: 'x' }] },
    error: Object.assign(new Error('broken'), { detail: 'Key (email)=(ada@example.org) exists.' }),
  });
  const line = JSON.parse(lines[0]!) as { error: object };
  expect(line).toMatchObject({
    time: '1970-01-01T00:00:00.000Z',
    level: 'error',
    message: 'A careless line',
    route: '/auth/login',
    password: '[redacted]',
    nested: { authorization: '[redacted]', list: [{ resetToken: '[redacted]', otp: '[redacted]' }] },
    error: { name: 'Error', message: 'broken' },
  });
  expect(Object.keys(line.error)).toEqual(['name', 'message', 'stack']);
});

test('lines of one event-loop turn are written together, and none is lost when the process exits', async () => {
  const written: string[] = [];
  const write = inBatches((lines) => void written.push(lines));
  write('one\n');
  write('two\n');
  expect(written).toEqual([]);
  await new Promise(setImmediate);
  expect(written).toEqual(['one\ntwo\n']);
  write('last\n');
  process.emit('exit', 0);
  expect(written).toEqual(['one\ntwo\n', 'last\n']);
});
