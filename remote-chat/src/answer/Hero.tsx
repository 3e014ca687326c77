import { CountUp } from '@breakaway/ui/controls';
import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { CardFrame, CardOf } from './frame.tsx';
import { Gap } from './Gap.tsx';
import type { AnswerCard } from './grouped.ts';
import { tieUnits } from './units.ts';

const Label = styled.p`
  color: var(--text-muted);
  font-size: var(--text-s);
`;
const Value = styled.p`
  padding: 0.1em 0;
  font: var(--figure-weight) var(--text-4xl) / 0.95 var(--font-figures);
  letter-spacing: -0.02em;
  word-spacing: 0;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  small {
    color: var(--text-muted);
    font: var(--strong) var(--text-xl) var(--font-figures);
    letter-spacing: 0;
  }
`;
const Verdict = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** The first sentence of a text, and what follows it. A number ends no sentence: 8.1 %. */
function firstSentence(text: string): [sentence: string, rest: string] {
  const [sentence = text] = /^.+?[.!?](?=\s+[A-Z0-9]|$)/.exec(text) ?? [];
  return [sentence, text.slice(sentence.length)];
}

/** "1 h 10 min" as its numbers and units; any other text as it is. */
const pieces = (value: string) => (/^(?:\d[\d.,:]* [a-z]{1,3} ?)+$/.test(value) ? value.split(' ') : [value]);

/** The card of an answer: the number large, what is missing to it as a bar, the verdict in one bold sentence. */
export function Hero({
  headline,
  text,
  gap,
  children,
}: Omit<AnswerCard, 'below'> & { children?: ReactNode }) {
  const { label, value, unit, detail } = headline;
  const [verdict, rest] = firstSentence(text?.text ?? '');
  return (
    <CardFrame>
      <div>
        <Label>{tieUnits(label)}</Label>
        <Value>
          {[...pieces(value), ...(unit ? [unit] : [])].map((piece, i) => (
            <Fragment key={i}>
              {i > 0 && '\u00a0'}
              {i % 2 === 1 ? <small>{piece}</small> : <CountUp text={piece} />}
            </Fragment>
          ))}
        </Value>
        {detail && <Label>{tieUnits(detail)}</Label>}
      </div>
      {gap && <Gap {...gap} />}
      {text && (
        <Verdict>
          <strong>{tieUnits(verdict)}</strong>
          {tieUnits(rest)}
        </Verdict>
      )}
      <CardOf value={label}>{children}</CardOf>
    </CardFrame>
  );
}
