import { inUnits } from '@breakaway/contract/units-in-text';
import type { NotByWatts, Refusal, SegmentPacing, SegmentQuestion } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import { Later, useNarrow, Working } from '@breakaway/tool-kit/frame';
import { makeCursor } from '@breakaway/tool-kit/route-view';
import { Button, Muted, Notice, Spinner, Stack } from '@breakaway/ui';
import { Stat, Stats } from '@breakaway/ui/controls';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { useNewest } from '../engine/useNewest.ts';
import { EffortChart } from './EffortChart.tsx';
import type { EffortEngine } from './effort-engine.ts';
import { EffortSections } from './EffortSections.tsx';
import { effortFigures } from './words.ts';

const loadFiles = () => import('./EffortFiles.tsx').then(({ EffortFiles }) => EffortFiles);

const Whole = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

interface Props {
  /** the same object for as long as it is the same question */
  question: SegmentQuestion;
  /** of the segment */
  name: string;
  engine: EffortEngine;
}

/** How to ride the segment in the record's time: power by distance, what it costs, what to do, and files of it. */
export function Effort({ question, name, engine }: Props) {
  const narrow = useNarrow();
  const [attempt, setAttempt] = useState(0);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- another attempt is another question
  const asked = useMemo(() => ({ ...question }), [question, attempt]);
  const { answer: pacing, to: of, isBehind, failed } = useNewest(asked, engine.pacing);
  if (failed)
    return (
      <Whole aria-label="The effort">
        <Notice tone="bad">The pacing could not be computed. Nothing is lost.</Notice>
        <div>
          <Button tone="secondary" onClick={() => setAttempt(attempt + 1)}>
            Try again
          </Button>
        </div>
      </Whole>
    );
  if (!pacing || !of)
    return (
      <Whole aria-label="The effort">
        <Working role="status">
          <Spinner /> Looking for the best pacing…
        </Working>
      </Whole>
    );
  if (!pacing.ok)
    return (
      <Whole aria-label="The effort">
        <Notice tone="info">{refusalWords(pacing, of)}</Notice>
      </Whole>
    );
  return (
    <Whole aria-label="The effort">
      <Pacing question={of} pacing={pacing} isBehind={isBehind} narrow={narrow} />
      <Later load={loadFiles} props={{ question: of, pacing, name, write: engine.file }} />
    </Whole>
  );
}

/** Why there is no pacing, and what to do about it. */
function refusalWords(refusal: NotByWatts | Refusal, { athlete }: SegmentQuestion): string {
  if (!('missing' in refusal && refusal.missing)) return refusal.message;
  const missing = [...(athlete?.cpW ? [] : ['FTP']), ...(athlete?.massKg ? [] : ['weight'])];
  return `To pace this segment we need your ${missing.join(' and ') || 'FTP and weight'}. Enter it under Rider.`;
}

/** Whether a rider can tell the powers of the parts apart. */
const isVaried = ({ sections: [first, ...others] }: SegmentPacing): boolean =>
  others.some(({ powerW }) => Math.abs(powerW - (first?.powerW ?? powerW)) > 1);

interface PacingProps {
  question: SegmentQuestion;
  pacing: SegmentPacing;
  isBehind: boolean;
  narrow: boolean;
}

function Pacing({ question: { route }, pacing, isBehind, narrow }: PacingProps) {
  const units = useUnits();
  // A cursor belongs to a road.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const cursor = useMemo(makeCursor, [route]);
  const [first, ...others] = [
    ...pacing.notes,
    ...(isVaried(pacing) ? ['Push where you are slow, hold back where you are fast.'] : []),
  ].map((note) => inUnits(note, units.units));
  return (
    <Stack $gap={1} aria-busy={isBehind}>
      {!pacing.inReach && <Notice tone="warn">{first}</Notice>}
      <Stats>
        {effortFigures(pacing, units).map((figure) => (
          <Stat key={figure.name} {...figure} />
        ))}
      </Stats>
      <Stack $gap={0.25}>
        {[...(pacing.inReach && first ? [first] : []), ...others].map((note) => (
          <Muted key={note}>{note}</Muted>
        ))}
        {isBehind && <Muted role="status">Looking for the best pacing…</Muted>}
      </Stack>
      <EffortChart route={route} pacing={pacing} cursor={cursor} narrow={narrow} />
      <EffortSections route={route} pacing={pacing} cursor={cursor} narrow={narrow} />
    </Stack>
  );
}
