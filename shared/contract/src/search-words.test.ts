import { markWords, searchWords } from './search-words.ts';

test('a search is its words, each once, at most eight', () => {
  expect(searchWords('  Alpe  d’Huez ALPE ')).toEqual(['alpe', 'd’huez']);
  expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
  expect(searchWords(' \n ')).toEqual([]);
});

const marked = (text: string, search: string) =>
  markWords(text, searchWords(search))
    .map((piece) => (piece.found ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['Power for Alpe d’Huez', "d'huez power", '[Power] for Alpe [d’Huez]'],
  ['threshold and thresh', 'thresh threshold', '[threshold] and [thresh]'],
  ['100 % of 100_0', '% _', '100 [%] of 100[_]0'],
  ['a.c abc (a+b) c:\\x', 'a.c (a+b) \\', '[a.c] abc [(a+b)] c:[\\]x'],
  ['nothing here', 'word', 'nothing here'],
  ['STELVIO stelvio', 'Stelvio', '[STELVIO] [stelvio]'],
  ['as it is', '', 'as it is'],
  ['', 'word', ''],
])('in %p the words of %p are marked', (text, search, expected) => {
  expect(marked(text, search)).toBe(expected);
});
