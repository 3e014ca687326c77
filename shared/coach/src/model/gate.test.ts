import { FigureGate } from './gate.ts';
import { objectionTo } from './provenance.ts';
import { few, knownOf, unfounded } from './testing.ts';

const known = knownOf('You need 245 W, 3.52 W/kg, for 1:23:45 over 13.8 km at 8.1 %.', 'Watts: 187, 203');

describe('a text that is still written', () => {
  /** Feeds a text in pieces of so many characters. */
  function through(text: string, size: number | 'words', from = known) {
    const gate = new FigureGate(from, '');
    let shown = '';
    const pieces = text.match(size === 'words' ? /\s*\S+/g : new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
    for (const part of pieces) {
      const piece = gate.push(part);
      if (typeof piece !== 'string') return { shown, objection: piece.kind };
      shown += piece;
    }
    const rest = gate.end();
    return typeof rest === 'string'
      ? { shown: shown + rest, objection: null }
      : { shown, objection: rest.kind };
  }

  const fine =
    'Hold 245 W, that is 3.52 watts per kilo, for 1:23:45. Zone 2 is easier: 187 W. Two hundred and three watts later.';
  test.each([1, 2, 3, 7, 1000])('comes through whole, %d characters at a time', (size) =>
    expect(through(fine, size)).toEqual({ shown: fine, objection: null }),
  );

  test.each([1, 2, 5, 1000])(
    'nothing of a figure that nobody gave is shown, %d characters at a time',
    (size) => {
      for (const [before, figure] of [
        ['You can hold ', '312 W by March.'],
        ['You can hold 245 W now, ', '2,450 W later.'],
        ['You can hold ', 'three hundred and twelve watts by March.'],
        ['You can hold ', 'a hundred watts by March.'],
        ['It takes ', '1:23:46 by then, and more of it later on, much more.'],
        ['Look at ', 'https://evil.example now.'],
      ] as const) {
        const { shown, objection } = through(before + figure, size);
        expect(objection).not.toBeNull();
        expect(before.startsWith(shown)).toBe(true);
      }
    },
  );

  const pieces = [1, 4, 'words'] as const;
  test.each(unfounded.flatMap((text) => pieces.map((size) => [text, size] as const)))(
    'an amount that nobody gave is held back: %s, by %s',
    (text, size) => {
      for (const whole of [
        `That is ${text} and more of it after that, as far as it goes, all in all.`,
        `That is ${text}`,
      ]) {
        const at = objectionTo(whole, few())!.at;
        const { shown, objection } = through(whole, size, few());
        expect(objection).toBe('figure');
        expect(whole.slice(0, at).startsWith(shown)).toBe(true);
      }
    },
  );

  test.each(pieces)('a time is not over at a comma, by %s', (size) => {
    const text = 'It takes 1 h, 47 min at that pace, and then you are there, all in all.';
    expect(through(text, size, knownOf('1 h'))).toEqual({ shown: 'It takes ', objection: 'figure' });
  });

  test('a long text is not read anew in the middle of a figure', () => {
    const sentence = 'It takes 2 h 34 min at 245 W, and then 2 h 34 min more. ';
    const long = knownOf(sentence);
    for (const start of ['', 'a', 'ab', 'abc', 'abcd', 'abcde', 'abcdef']) {
      const gate = new FigureGate(long, '');
      const text = `${start} ${sentence.repeat(12)}`;
      let shown = '';
      for (const piece of text.split(/(?<= )/)) shown += gate.push(piece) as string;
      expect(shown + (gate.end() as string)).toBe(text);
    }
  });

  test('words come at once', () => {
    const gate = new FigureGate(known, '');
    expect(gate.push('That is a good ')).toBe('That is a good ');
    expect(gate.push('plan ')).toBe('plan ');
  });
});
