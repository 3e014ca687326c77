import { inUnits } from '@breakaway/contract/units-in-text';
import { formatDuration, type SegmentOnRoad } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import { Outdated, Sentence, VerdictBar } from '@breakaway/tool-kit/frame';
import { VisuallyHidden } from '@breakaway/ui';
import styled from 'styled-components';
import { chanceText, criticalPowerFact, speedText, verdictSentences, verdictWord } from './words.ts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-3);
`;
const Chance = styled.b`
  font-family: var(--font-figures);
  font-weight: var(--figure-weight);
  font-size: var(--text-2xl);
  line-height: 1.1;
  ${({ theme }) => theme.from.desktop} {
    font-size: var(--text-3xl);
  }
`;
const Word = styled.strong<{ $tone: string }>`
  color: var(--${({ $tone }) => $tone});
  font-size: var(--text-l);
`;
/** The chance as a place between never and surely. */
const Dial = styled.div`
  position: relative;
  height: 8px;
  border-radius: var(--radius-full);
  background: linear-gradient(to right, var(--bad) 0 20%, var(--warn) 20% 80%, var(--good) 80%);
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
  opacity: 0.9;
  i {
    position: absolute;
    top: -4px;
    width: 6px;
    height: 16px;
    translate: -50% 0;
    border: 1px solid var(--bg-raised);
    border-radius: 3px;
    background: var(--text);
    transition: left var(--quick) var(--ease);
  }
`;
const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
  font-variant-numeric: tabular-nums;
  dt {
    color: var(--text-muted);
    font-size: var(--text-xs);
  }
  dd {
    font-weight: var(--strong);
  }
  dd + dd {
    color: var(--text-muted);
    font-size: var(--text-xs);
    font-weight: var(--regular);
  }
`;

interface Props {
  record: SegmentOnRoad;
  distanceM: number;
  /** the answer is that of the question before */
  busy: boolean;
  /** what is wrong with a field, in a sentence: the answer is that from before it was. Null where all are right */
  fault: string | null;
  /** what the sliders have changed, in words; null where nothing is changed */
  changed: string | null;
  /** a phone: the figures stand below, in `RecordFacts` */
  narrow: boolean;
}

/** The answer, always in sight: the chance, the watts that are missing, and what they are of the rider. */
export function Verdict({ record, distanceM, busy, fault, changed, narrow }: Props) {
  const { verdict, powerW, timeS } = record;
  const said = verdict ? verdictWord(verdict) : null;
  const sentences = verdictSentences(record);
  const words = verdict && said ? `${chanceText(verdict.probability)}: ${said.word}. ${sentences[0]}` : '';
  return (
    <VerdictBar label="The verdict" busy={busy}>
      <VisuallyHidden role="status">{busy ? '' : words}</VisuallyHidden>
      <Head>
        {verdict && said ? (
          <>
            <Chance>{chanceText(verdict.probability)}</Chance>
            <Word $tone={said.tone}>{said.word}</Word>
          </>
        ) : (
          <>
            <Chance>{Math.round(powerW)} W</Chance>
            <strong>for {formatDuration(timeS)}</strong>
          </>
        )}
        {fault && <Outdated>From before your last entry</Outdated>}
      </Head>
      {/* On a phone the field is in the sheet, which is closed. */}
      {fault && narrow && <Sentence>{fault}</Sentence>}
      {verdict && (
        <Dial aria-hidden="true">
          <i style={{ left: `${Math.min(99, Math.max(1, 100 * verdict.probability))}%` }} />
        </Dial>
      )}
      <Sentence>
        {verdict
          ? (narrow ? sentences.slice(0, 1) : sentences).join(' ')
          : 'Enter your FTP and weight to see your chance.'}
        {changed && ` With ${changed}.`}
      </Sentence>
      {!narrow && <RecordFacts record={record} distanceM={distanceM} />}
    </VerdictBar>
  );
}

/** What the record takes, in figures. Those without a meaning here are not shown. */
function RecordFacts({ record, distanceM }: Pick<Props, 'record' | 'distanceM'>) {
  const units = useUnits();
  const { powerW, sd, wattsPerKg, percentOfFtp, vamMh, verdict } = record;
  const besideCp = verdict && criticalPowerFact(verdict, record);
  return (
    <Facts>
      <Fact name="Power" value={`${Math.round(powerW)} W`} aside={`± ${Math.max(1, Math.round(sd))} W`} />
      <Fact name="Power per kg" value={`${wattsPerKg.toFixed(2)} W/kg`} />
      {percentOfFtp !== null && <Fact name="Of your FTP" value={`${Math.round(percentOfFtp)} %`} />}
      {besideCp && <Fact {...besideCp} />}
      <Fact name="Speed" value={speedText(record, distanceM, units)} />
      {vamMh !== null && <Fact name="VAM" value={`${Math.round(vamMh)} m/h`} />}
    </Facts>
  );
}

function Fact({ name, value, aside }: { name: string; value: string; aside?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
      {aside && <dd>{aside}</dd>}
    </div>
  );
}

/** What a phone has no room for in the bar. */
export function PhoneFacts({ record, distanceM }: Pick<Props, 'record' | 'distanceM'>) {
  const units = useUnits();
  return (
    <section aria-label="What it asks of you">
      <RecordFacts record={record} distanceM={distanceM} />
      <p>{inUnits(verdictSentences(record).slice(1).join(' '), units.units)}</p>
    </section>
  );
}
