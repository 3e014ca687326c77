import { Card } from '@breakaway/ui';
import { CountUp } from '@breakaway/ui/controls';
import styled from 'styled-components';
import { Gap } from './Gap.tsx';
import type { PartOf } from './parts.ts';
import { tieUnits } from './units.ts';

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  width: 100%;
  padding: clamp(var(--space-4), 3vw, var(--space-5));
`;
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

/** The number that was asked for, and what belongs to it. */
export interface HeroParts {
  headline: PartOf<'headline'>;
  text?: PartOf<'text'> | undefined;
  gap?: PartOf<'gap'> | undefined;
}

/** The card of an answer: the number large, what is missing to it as a bar, the verdict in one bold sentence. */
export function Hero({ headline: { label, value, unit, detail }, text, gap }: HeroParts) {
  const [verdict, rest] = firstSentence(text?.text ?? '');
  return (
    <Frame>
      <div>
        <Label>{label}</Label>
        <Value>
          <CountUp text={value} />
          {unit && (
            <>
              &nbsp;<small>{unit}</small>
            </>
          )}
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
    </Frame>
  );
}
