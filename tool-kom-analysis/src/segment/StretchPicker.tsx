import { useUnits } from '@breakaway/tool-kit';
import { formatDuration, type Route } from '@breakaway/cycling';
import { Button, Muted } from '@breakaway/ui';
import { Chip, Disclosure } from '@breakaway/ui/controls';
import { useMemo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { RiddenOnce } from '../engine/engine.ts';
import { climbAt, isWhole, LEAST_M, type RoadFile } from './segment.ts';
import { StretchFields } from './StretchFields.tsx';

const POINTS = 400;

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  ${({ theme }) => theme.from.tablet} {
    padding: var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--bg-raised);
  }
  @media print {
    display: none;
  }
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
  h2 {
    font-size: var(--text-m);
  }
`;
const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  button[aria-pressed='true'] {
    &,
    &:hover:not(:disabled) {
      border-color: var(--text);
      background: var(--text);
      color: var(--bg-raised);
    }
  }
`;
/** Half of a thumb on both sides, so that the ends can be held. */
const EDGE_PX = 14;
const Picture = styled.div`
  position: relative;
  height: 132px;
  padding: 0 ${EDGE_PX}px;
  svg {
    display: block;
    width: 100%;
    height: 104px;
    border-radius: var(--radius-s);
    background: var(--bg-sunken);
  }
`;
const Handle = styled.input.attrs({ type: 'range' })`
  position: absolute;
  inset: 0;
  appearance: none;
  width: 100%;
  height: 132px;
  margin: 0;
  background: transparent;
  /* Only the two thumbs can be held: the track of one would cover the other. */
  pointer-events: none;
  &::-webkit-slider-runnable-track {
    height: 132px;
  }
  &::-moz-range-track {
    height: 132px;
  }
  &::-webkit-slider-thumb {
    appearance: none;
    pointer-events: auto;
    width: ${2 * EDGE_PX}px;
    height: 132px;
    border: 0;
    border-radius: var(--radius-s);
    background:
      radial-gradient(circle at 50% 116px, var(--accent) 11px, transparent 12px),
      linear-gradient(var(--accent), var(--accent)) 50% 0 / 3px 112px no-repeat;
    cursor: ew-resize;
  }
  &::-moz-range-thumb {
    pointer-events: auto;
    width: ${2 * EDGE_PX}px;
    height: 132px;
    border: 0;
    background:
      radial-gradient(circle at 50% 116px, var(--accent) 11px, transparent 12px),
      linear-gradient(var(--accent), var(--accent)) 50% 0 / 3px 112px no-repeat;
    cursor: ew-resize;
  }
  &:focus-visible {
    outline: none;
    &::-webkit-slider-thumb {
      outline: 3px solid var(--focus);
      outline-offset: -2px;
    }
    &::-moz-range-thumb {
      outline: 3px solid var(--focus);
      outline-offset: -2px;
    }
  }
`;
interface Props {
  file: RoadFile;
  fromM: number;
  toM: number;
  /** in the same file, best first */
  ridden: readonly RiddenOnce[];
  onPick: (fromM: number, toM: number) => void;
  /** takes a time as that of the record */
  onTime: (time: string) => void;
}

/** Which part of a file is the segment: all of it, one of its climbs, or what lies between two handles on its profile. */
export function StretchPicker({ file, fromM, toM, ridden, onPick, onTime }: Props) {
  const units = useUnits();
  const { route } = file;
  const { distanceM, stepM } = route;
  const shape = useMemo(() => profileOf(route), [route]);
  const km = (atM: number, digits = 2) => units.show(atM / 1000, 'km', digits);
  const share = (atM: number) => (POINTS * atM) / distanceM;
  const move = (end: 'from' | 'to', atM: number) =>
    end === 'from'
      ? onPick(Math.min(atM, toM - LEAST_M), toM)
      : onPick(fromM, Math.max(atM, fromM + LEAST_M));
  const climb = climbAt(route, fromM, toM);
  const [best] = ridden;
  // As it was at first: a handle that is held must not go away.
  const [isFolded] = useState(() => isWhole(route, fromM, toM));
  const handle = (end: 'from' | 'to', label: string, atM: number) => (
    <Handle
      aria-label={label}
      aria-valuetext={km(atM)}
      min={0}
      max={distanceM}
      step={stepM}
      value={atM}
      onChange={(event) => move(end, Number(event.target.value))}
    />
  );
  return (
    <Frame aria-label="Which part of the file is the segment">
      <Head>
        <h2>Which part is the segment?</h2>
        {best && (
          <Muted>
            In this file you rode it in {formatDuration(best.timeS)}
            {best.averagePowerW === null ? '' : ` at ${Math.round(best.averagePowerW)} W`}
            {ridden.length > 1 ? `, the best of ${ridden.length} times` : ''}.{' '}
            <Button tone="quiet" onClick={() => onTime(formatDuration(best.timeS))}>
              Beat this time
            </Button>
          </Muted>
        )}
      </Head>
      <Chips role="group" aria-label="Parts of the file">
        <Chip aria-pressed={climb < 0 && isWhole(route, fromM, toM)} onClick={() => onPick(0, distanceM)}>
          All of it, {km(distanceM, 1)}
        </Chip>
        {route.climbs.map(({ startM, endM, lengthM, slope }, i) => (
          <Chip key={startM} aria-pressed={i === climb} onClick={() => onPick(startM, endM)}>
            Climb {i + 1}: {km(lengthM, 1)} at {(100 * slope).toFixed(1)} %
          </Chip>
        ))}
      </Chips>
      <Fold isFolded={isFolded}>
        <Picture>
          <svg viewBox={`0 0 ${POINTS} 100`} preserveAspectRatio="none" aria-hidden="true">
            <path d={shape} fill="var(--line)" />
            <clipPath id="stretch">
              <rect x={share(fromM)} y={0} width={share(toM - fromM)} height={100} />
            </clipPath>
            <rect
              x={share(fromM)}
              y={0}
              width={share(toM - fromM)}
              height={100}
              fill="var(--bg-tint)"
              opacity={0.6}
            />
            <path d={shape} fill="var(--data)" clipPath="url(#stretch)" />
          </svg>
          {handle('from', 'Start of the segment', fromM)}
          {handle('to', 'Finish of the segment', toM)}
        </Picture>
        <StretchFields distanceM={distanceM} fromM={fromM} toM={toM} onPick={onPick} />
      </Fold>
    </Frame>
  );
}

/** A file that is the segment itself needs no handles, until they are asked for. */
function Fold({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  return !isFolded ? children : <Disclosure label="Any other part, by two handles">{children}</Disclosure>;
}

function profileOf({ elevationM, minElevationM, maxElevationM }: Route): string {
  const last = elevationM.length - 1;
  const spanM = Math.max(60, 1.15 * (maxElevationM - minElevationM));
  const line = Array.from({ length: POINTS + 1 }, (_, i) => {
    const heightM = elevationM[Math.round((last * i) / POINTS)] ?? minElevationM;
    return `${i},${(92 - (88 * (heightM - minElevationM)) / spanM).toFixed(1)}`;
  });
  return `M0,100 L${line.join(' ')} L${POINTS},100 Z`;
}
