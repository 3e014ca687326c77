import { formatDuration } from '@breakaway/cycling';
import type { Road } from '@breakaway/contract/tool-start';
import { Button, Notice, Stack } from '@breakaway/ui';
import { FileDrop, useUnits } from '@breakaway/tool-kit';
import type { UnitFormat } from '@breakaway/contract/units';
import { inUnits } from '@breakaway/contract/units-in-text';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import type { SegmentFile, SegmentFiles, Stretch } from './segment-files.ts';

const Choice = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 2px var(--space-2);
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  cursor: pointer;
  &:has(:checked) {
    border-color: var(--accent);
    background: var(--bg-tint);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  small {
    grid-column: 2;
    color: var(--text-muted);
  }
`;

interface Props {
  files: SegmentFiles;
  picked: Stretch | null;
  onPick: (stretch: Stretch) => void;
  /** opens the whole file in the other tool; absent outside of the app */
  onPlan?: ((file: { name: string; road: Road }) => void) | undefined;
}

/** Takes the segment from a file: all of it or one of its climbs. */
export function FilePicker({ files, picked, onPick, onPlan }: Props) {
  const [busy, setBusy] = useState(false);
  const [file, setFile] = useState<(SegmentFile & { ok: true }) | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const newest = useRef(0);
  const units = useUnits();

  async function read(chosen: File) {
    const turn = ++newest.current;
    setBusy(true);
    setProblem(null);
    const answer: SegmentFile = await files
      .read(chosen)
      .catch(() => ({ ok: false, message: 'This file could not be read.' }));
    if (turn !== newest.current) return;
    setBusy(false);
    // An unreadable file leaves the current segment as it is.
    if (!answer.ok) return setProblem(answer.message);
    setFile(answer);
    const [whole, firstClimb] = answer.stretches;
    const climbs = answer.stretches.length - 1;
    const only = climbs === 0 ? whole : climbs === 1 ? firstClimb : null;
    if (only) onPick(only);
  }

  return (
    <Stack $gap={0.75}>
      <FileDrop label="Choose a GPX, TCX or FIT file" busy={busy} onFile={(chosen) => void read(chosen)} />
      {problem && <Notice tone="bad">{problem} What was here before is still here.</Notice>}
      {file && (
        <fieldset>
          <Stack $gap={0.5}>
            <legend style={{ fontWeight: 600, padding: 0 }}>{file.name}: which part is the segment?</legend>
            {file.stretches.map((stretch) => (
              <Choice key={stretch.name}>
                <input
                  type="radio"
                  name="stretch"
                  checked={picked === stretch}
                  onChange={() => onPick(stretch)}
                />
                <span>{inUnits(stretch.name, units.units)}</span>
                <small>{describe(stretch, units)}</small>
              </Choice>
            ))}
          </Stack>
        </fieldset>
      )}
      {file && onPlan && (
        <Button tone="secondary" onClick={() => onPlan(file)}>
          Plan the whole ride
        </Button>
      )}
      {file && file.remarks.length > 0 && (
        <Notice tone="warn">{inUnits(file.remarks.join(' '), units.units)}</Notice>
      )}
    </Stack>
  );
}

function describe({ distanceM, gainM, altitudeM, efforts }: Stretch, units: UnitFormat): string {
  const height =
    altitudeM === null
      ? 'no elevation in the file: enter the gain yourself'
      : `${units.show(gainM, 'm', 0)}, ${((100 * gainM) / distanceM).toFixed(1)} %`;
  const own = efforts[0] ? `; ridden in ${formatDuration(efforts[0].timeS)}` : '';
  return `${units.show(distanceM / 1000, 'km', 2)}, ${height}${own}`;
}
