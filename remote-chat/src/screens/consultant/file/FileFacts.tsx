import type { FileCard } from '@breakaway/contract';
import type { UnitFormat } from '@breakaway/contract/units';
import { useUnits } from '@breakaway/host-api';
import { Icon } from '@breakaway/ui';
import styled from 'styled-components';
import { timeWords } from '../../../answer/session/step-words.ts';
import { texts } from '../../../texts.ts';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-width: 0;
`;
const Picture = styled.div`
  display: grid;
  place-items: center;
  flex: none;
  width: 72px;
  height: 44px;
  border-radius: var(--radius-s);
  background: var(--bg-sunken);
  color: var(--text-muted);
  overflow: hidden;
`;
const Heights = styled.svg`
  width: 100%;
  height: 100%;
  fill: color-mix(in srgb, var(--accent) 24%, transparent);
  stroke: var(--accent);
  stroke-width: 1.5px;
`;
const Words = styled.div`
  min-width: 0;
  line-height: 1.35;
`;
/** Two lines of a long name are enough to know the file. */
const Name = styled.strong`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  overflow-wrap: anywhere;
`;
const Facts = styled.div`
  color: var(--text-muted);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
`;

function Sketch({ profile }: { profile: number[] }) {
  const last = profile.length - 1;
  const line = profile.map((height, i) => `${i},${(94 - 0.8 * height).toFixed(1)}`).join(' L');
  return (
    <Heights viewBox={`0 0 ${last} 100`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M-1,101 L${line} L${last + 1},101 Z`} vectorEffect="non-scaling-stroke" />
    </Heights>
  );
}

const NBSP = '\u00a0';
/** Less would be shown as none: a ride on a trainer. */
const LEAST_M = 50;

/** Distance and climbing as the Race Analyzer shows them of the same file; of a ride also its time and power. */
function factsOf({ kind, distanceM, ascentM, timeS, averagePowerW }: FileCard, { show }: UnitFormat): string {
  const facts = [
    texts.file.kind[kind],
    distanceM === null || distanceM < LEAST_M ? '' : show(distanceM / 1000, 'km', 1),
    ascentM === null ? '' : `+${show(ascentM, 'm', 0)}`,
    kind === 'route' && ascentM === null ? texts.file.noHeights : '',
    timeS === null ? '' : timeWords(60 * Math.round(timeS / 60)),
    averagePowerW === null ? '' : `${Math.round(averagePowerW)} W`,
  ];
  return facts
    .filter(Boolean)
    .map((fact) => fact.replaceAll(' ', NBSP))
    .join(' · ');
}

/** What a file is: its name, its figures in the member's units, and its heights as a sketch. */
export function FileFacts({ card }: { card: FileCard }) {
  const units = useUnits();
  return (
    <Row>
      <Picture>
        {card.profile.length > 1 ? <Sketch profile={card.profile} /> : <Icon name="route" size={20} />}
      </Picture>
      <Words>
        <Name>{card.name}</Name>
        <Facts>{factsOf(card, units)}</Facts>
      </Words>
    </Row>
  );
}
