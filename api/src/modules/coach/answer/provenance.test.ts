import type { UserRecord } from '@breakaway/cycling';
import { builtInBrain } from '../built-in-brain.ts';
import { blankMemory } from '../intent/frame.ts';
import { utterances } from '../intent/utterances.ts';
import { unexplained } from './provenance.ts';

const full: UserRecord = {
  bodyMatrix: { height: 172, weight: 62 },
  powerMatrix: { ftp: 243, min3Power: 320, min8Power: 281, min20Power: 256 },
  feedingData: { choTolerance: 70, favoriteGel: 'Sis 22 g', favoriteIsoDrink: '36' },
  heartRateMatrix: { thresholdHr: 171, maxHr: 188 },
  bikeData: { weightRoadBike: 7.4 },
};
const followUps = ['why?', 'and at 261 W?', '5 kg lighter', 'What should I eat for that?'];

/** Every figure that is not in the message, the profile, a result or a citation. */
async function invented(messages: string[], profile: UserRecord) {
  let memory = structuredClone(blankMemory);
  const found: string[] = [];
  for (const [i, message] of messages.entries()) {
    const answer = await builtInBrain.answer({ message, memory, profile });
    memory = answer.memory;
    const origins = { messages: messages.slice(0, i + 1), profile, calls: answer.calls };
    found.push(...unexplained(answer.parts, origins).map((one) => `${message} -> ${one} in: ${answer.text}`));
  }
  return found;
}

test('no answer to the whole understanding set holds a figure of unknown origin', async () => {
  const found: string[] = [];
  for (const [text] of utterances) {
    found.push(...(await invented([text, ...followUps], full)));
    found.push(...(await invented([text, "I don't know", "I don't know", 'why?'], {})));
  }
  expect(found).toEqual([]);
}, 60_000);

test('an invented figure is found', async () => {
  const message = 'What power do I need for 13.8 km at 8.1 % in 55 minutes?';
  const { parts, calls } = await builtInBrain.answer({ message, memory: blankMemory, profile: full });
  const origins = { messages: [message], profile: full, calls };
  expect(unexplained(parts, origins)).toEqual([]);
  const lie = { kind: 'text' as const, text: 'Most riders do this at 463 W in 41:17.' };
  expect(unexplained([...parts, lie], origins)).toEqual(['463', '41:17']);
});
