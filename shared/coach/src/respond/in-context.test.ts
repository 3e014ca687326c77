import { riders } from '../../evaluation/case.ts';
import { blankMemory } from '../memory.ts';
import { answerTurn, builtInBrain } from '../pipeline.ts';

/** What answers the last of some messages. */
async function byOf(...messages: string[]): Promise<string> {
  let memory = blankMemory;
  let by = '';
  for (const message of messages)
    ({ by, memory } = await answerTurn(
      { message, memory, profile: riders.ben, today: '2026-11-22' },
      builtInBrain,
    ));
  return by;
}

describe('after a card on FTP', () => {
  const before = 'What is FTP and how do I test it?';

  // Its only telling word is on no card, so the topic before it decided.
  test.each(['Which crypto is best?', 'Where can I buy a sofa?'])(
    'a question about something else is not answered with it: %s',
    async (message) => expect(await byOf(before, message)).toBe('notUnderstood'),
  );

  test('a question that leaves out its topic is about it', async () =>
    expect(await byOf(before, 'which one is best?')).toMatch(/ftp/));
});
