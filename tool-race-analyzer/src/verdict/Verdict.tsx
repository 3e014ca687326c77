import { inUnits } from '@breakaway/contract/units-in-text';
import { formatDuration, type FinishBand } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import { Outdated, Sentence, VerdictBar } from '@breakaway/tool-kit/frame';
import styled from 'styled-components';
import type { PlanFacts } from '../engine/facts.ts';
import { useSliding, type Follows } from '../form/sliding.ts';
import { clockAfter } from '../sections/clock.ts';
import { reserveWord, roundTime } from './words.ts';

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0 var(--space-3);
  font-variant-numeric: tabular-nums;
  dt {
    color: var(--text-muted);
    font-size: var(--text-xs);
  }
  dd {
    font-weight: var(--strong);
  }
`;
const Finish = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: baseline;
  gap: 0 var(--space-3);
  dt {
    grid-column: 1 / -1;
  }
  dd:first-of-type {
    font-family: var(--font-figures);
    font-weight: var(--figure-weight);
    font-size: var(--text-2xl);
    line-height: 1;
  }
  dd + dd {
    color: var(--text-muted);
    font-size: var(--text-s);
    font-weight: var(--regular);
  }
  ${({ theme }) => theme.from.desktop} {
    /* The figures beside it stay in one row. */
    min-width: 12rem;
    dd + dd {
      grid-column: 1 / -1;
    }
    dd:first-of-type {
      font-size: var(--text-3xl);
    }
  }
`;
const Stops = styled.span`
  display: block;
`;
/** What belongs to the plan before keeps its place and is not shown: its figures are not those beside it. */
const Behind = styled.div<{ $isBehind: boolean }>`
  display: contents;
  > * {
    visibility: ${({ $isBehind }) => ($isBehind ? 'hidden' : 'visible')};
  }
`;
const Warning = styled(Sentence)`
  color: var(--bad);
  font-weight: var(--strong);
`;
/** Leads to the food of the plan. */
const Empty = styled.button.attrs({ type: 'button' })`
  justify-self: start;
  min-height: 32px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--warn);
  font-size: var(--text-s);
  font-weight: var(--strong);
  text-align: left;
  text-decoration: underline;
  cursor: pointer;
`;
const Reserve = styled.span<{ $tone: string }>`
  color: var(--${({ $tone }) => $tone});
`;

/** What the verdict says of the food. */
interface VerdictFuel {
  gramsAnHour: number;
  /** where the stores run out, m from the start; null: they last */
  emptyAtM: number | null;
  /** the plan is ridden as easily as its food lasts */
  fuelled: boolean;
}

interface VerdictProps {
  /** the plan, and the slider that it follows */
  follows: Follows;
  /** the figures of the plan that the sentence and the food are for */
  exact: PlanFacts | null;
  /** null until it is known, or where no food can be planned */
  fuel: VerdictFuel | null;
  /** the food is that of the plan */
  isFed: boolean;
  onFuel: () => void;
  band: FinishBand | null;
  /** what decides the race */
  sentence: string;
  /** a cut-off that does not hold; null where all do */
  warning: string | null;
  /** a field is wrong: the plan is that from before it was */
  isOutdated: boolean;
  busy: boolean;
  /** a phone: the rest is in `PhoneFacts` */
  narrow: boolean;
}

/** The answer, always in sight: the finish with its range, what it costs, and what decides the race. */
export function Verdict({
  follows,
  exact,
  fuel,
  isFed,
  onFuel,
  band,
  sentence,
  warning,
  isOutdated,
  busy,
  narrow,
}: VerdictProps) {
  const units = useUnits();
  const { facts } = useSliding(follows);
  const { start, stopS } = follows;
  if (!facts) return null;
  const isBehind = facts !== exact;
  return (
    <VerdictBar label="Your plan" busy={busy}>
      <Facts>
        <Finish>
          <dt>Finish, at {clockAfter(start, facts.totalTimeS + stopS)}</dt>
          <dd>{formatDuration(facts.totalTimeS + stopS)}</dd>
          <dd>
            {stopS > 0 && (
              <Stops>
                {formatDuration(facts.totalTimeS)} riding + {formatDuration(stopS)} stops
              </Stops>
            )}
            {isOutdated ? (
              <Outdated>From before your last entry</Outdated>
            ) : band ? (
              bandWords(band, facts.totalTimeS, stopS)
            ) : (
              'The range follows'
            )}
          </dd>
        </Finish>
        {!narrow && <LoadFacts facts={facts} fuel={isFed && !isBehind ? fuel : null} />}
      </Facts>
      {fuel && fuel.emptyAtM !== null && (
        <Behind $isBehind={isBehind || !isFed}>
          <Empty onClick={onFuel}>
            Stores empty at {units.name('km')} {Math.round(units.shown(fuel.emptyAtM / 1000, 'km'))}: see Fuel
          </Empty>
        </Behind>
      )}
      <Behind $isBehind={isBehind}>
        {warning && <Warning>{inUnits(warning, units.units)}</Warning>}
        {!narrow && <Sentence>{inUnits(sentence, units.units)}</Sentence>}
      </Behind>
    </VerdictBar>
  );
}

/** What the ride asks for. */
function LoadFacts({ facts, fuel }: { facts: PlanFacts; fuel: VerdictFuel | null }) {
  const units = useUnits();
  const reserve = reserveWord(facts.wPrimeLeast);
  return (
    <>
      <div>
        <dt>NP</dt>
        <dd>{Math.round(facts.normalizedW)} W</dd>
      </div>
      <div>
        <dt>IF</dt>
        <dd>{facts.intensityFactor.toFixed(2)}</dd>
      </div>
      <div>
        <dt>TSS</dt>
        <dd>{Math.round(facts.trainingStressScore)}</dd>
      </div>
      <div>
        <dt>Work</dt>
        <dd>{Math.round(facts.workJ / 1000)} kJ</dd>
      </div>
      <div>
        <dt>Carbs</dt>
        <dd>{fuel ? `${fuel.gramsAnHour} g/h${fuel.fuelled ? ', fuelled' : ''}` : '–'}</dd>
      </div>
      <div>
        <dt>Lowest W&apos;</dt>
        <dd>
          <Reserve $tone={reserve.tone}>
            {Math.round(100 * facts.wPrimeLeast)} %, {reserve.word}
          </Reserve>
          {facts.wPrimeLeast < 0.995 && ` at ${units.show(facts.wPrimeLeastAtM / 1000, 'km', 1)}`}
        </dd>
      </div>
    </>
  );
}

const Below = styled.section`
  display: grid;
  gap: var(--space-2);
  dl {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-1) var(--space-3);
    align-items: start;
  }
`;

/** What the bar of a phone has no room for. */
export function PhoneFacts({
  follows,
  exact,
  fuel,
  isFed,
  sentence,
}: Pick<VerdictProps, 'follows' | 'exact' | 'fuel' | 'isFed' | 'sentence'>) {
  const units = useUnits();
  const { facts } = useSliding(follows);
  if (!facts) return null;
  const isBehind = facts !== exact;
  return (
    <Below aria-label="What it asks of you">
      <Facts>
        <LoadFacts facts={facts} fuel={isFed && !isBehind ? fuel : null} />
      </Facts>
      <Behind $isBehind={isBehind}>
        <p>{inUnits(sentence, units.units)}</p>
      </Behind>
    </Below>
  );
}

/** The band moves with the finish until its own simulations are there. */
function bandWords({ p10S, p90S, planS }: FinishBand, totalTimeS: number, stopS: number): string {
  const share = totalTimeS / planS;
  return `8 of 10 days ${roundTime(p10S * share + stopS)} to ${roundTime(p90S * share + stopS)}`;
}
