import type { AnswerPart } from '@breakaway/contract';
import { grouped } from './grouped.ts';

const headline: AnswerPart = { kind: 'headline', label: '4x8 min', value: '1', unit: 'h' };
const text: AnswerPart = { kind: 'text', text: 'It raises FTP.' };
const session: AnswerPart = { kind: 'session', title: '4x8 min', summary: '1 h', ftpW: 250, steps: [] };
const table: AnswerPart = { kind: 'table', caption: 'Zones', columns: [], rows: [] };

test('the session behind a headline belongs into its card, at its own place in the answer', () => {
  const groups = grouped([headline, text, session, text, session]);
  expect(groups.map(({ index }) => index)).toEqual([0, 3, 4]);
  expect(groups[0]!.card).toMatchObject({ text, below: { index: 2, part: session } });
});

test('what is not about the number ends its card', () => {
  expect(grouped([headline, table, session]).map(({ part }) => part.kind)).toEqual([
    'headline',
    'table',
    'session',
  ]);
});
