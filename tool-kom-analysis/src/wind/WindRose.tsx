import type { WindRose as Rose } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import { Button } from '@breakaway/ui';
import { Disclosure, Table, TableFrame } from '@breakaway/ui/controls';
import { Legend } from '@breakaway/ui/chart';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { CALM_RADIUS, colourOf, roseCells, roseSteps, type RoseCell } from './rose-shape.ts';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  /* Steps of one scale: enough against missing, told apart by lightness as well. */
  --rose-good-2: var(--good);
  --rose-good-1: color-mix(in oklab, var(--good) 50%, var(--bg-raised));
  --rose-bad-1: color-mix(in oklab, var(--warn) 42%, var(--bg-raised));
  --rose-bad-2: color-mix(in oklab, var(--bad) 48%, var(--bg-raised));
  --rose-bad-3: var(--bad);
`;
const Picture = styled.svg`
  display: block;
  width: 100%;
  max-width: 440px;
  margin: 0 auto;
  font-size: var(--text-m);
  font-variant-numeric: tabular-nums;
  path {
    stroke: var(--bg-raised);
    stroke-width: 0.8;
    cursor: pointer;
  }
  path[data-chosen] {
    stroke: var(--text);
    stroke-width: 2;
  }
  text {
    fill: var(--text);
    text-anchor: middle;
    dominant-baseline: central;
    pointer-events: none;
  }
  .ring {
    fill: var(--text);
    font-size: var(--text-s);
    paint-order: stroke;
    stroke: var(--bg-raised);
    stroke-width: 3px;
  }
`;
const Said = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-3);
  min-height: 44px;
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius);
  background: var(--bg-sunken);
  font-variant-numeric: tabular-nums;
`;

/** The rose has a radius of 100; words are in the pixels of the picture. */
const SCALE = 2;

interface Props {
  rose: Rose;
  /** the wind of the day, 10 m above the ground; null in still air */
  day: { speedMs: number; fromDeg: number } | null;
  /** takes a wind as that of the day */
  onDay: (windKmh: number, fromDeg: number) => void;
}

/** What the record takes in wind from every side: enough, or how much is missing, by direction and speed. */
export function WindRose({ rose, day, onDay }: Props) {
  const units = useUnits();
  const cells = useMemo(() => roseCells(rose), [rose]);
  const steps = useMemo(() => roseSteps(cells), [cells]);
  const [chosen, setChosen] = useState<Pick<RoseCell, 'ring'> & { name: string }>(() => ({
    name: rose.easiest?.name ?? rose.fastest.name,
    ring: 1,
  }));
  const at = cells.find(({ sector, ring }) => sector.name === chosen.name && ring === chosen.ring);
  const speed = (ms: number, digits = 0) => units.show(3.6 * ms, 'km/h', digits);
  const { speedsMs, sectors, bestW } = rose;
  return (
    <Frame>
      <p>
        <strong>{bestWind(rose, speed)}</strong> The rose follows every bend of this road. It is not one
        bearing from start to finish.
      </p>
      <Picture viewBox="-236 -236 472 472" role="img" aria-label={`Wind rose. ${bestWind(rose, speed)}`}>
        <g transform={`scale(${SCALE})`}>
          {cells.map((cell) => (
            <path
              key={`${cell.sector.name} ${cell.ring}`}
              d={cell.path}
              fill={colourOf(cell.reserveW, steps)}
              data-chosen={cell === at || undefined}
              onClick={() => setChosen({ name: cell.sector.name, ring: cell.ring })}
              onPointerEnter={({ pointerType }) => {
                if (pointerType === 'mouse') setChosen({ name: cell.sector.name, ring: cell.ring });
              }}
            />
          ))}
          {at && <path d={at.path} fill="none" data-chosen pointerEvents="none" />}
          <circle r={CALM_RADIUS} fill={colourOf(bestW === null ? null : bestW - rose.stillW, steps)} />
        </g>
        {day && <Day {...dayAt(day, speedsMs)} />}
        <text>calm</text>
        {sectors
          .filter((_, i) => i % 2 === 0)
          .map(({ name, fromDeg }) => (
            <text key={name} {...nameAt(fromDeg)}>
              {name}
            </text>
          ))}
        {speedsMs.map((ms, i) => (
          <text
            key={ms}
            className="ring"
            y={-SCALE * (CALM_RADIUS + ((100 - CALM_RADIUS) * (i + 0.5)) / speedsMs.length)}
          >
            {Math.round(units.shown(3.6 * ms, 'km/h'))}
          </text>
        ))}
      </Picture>
      {bestW !== null && (
        <Legend
          entries={[
            ...steps.map(({ name, colour }) => ({ name, colour })),
            ...(day ? [{ name: 'the wind of the day', colour: 'var(--focus)', shape: 'dot' as const }] : []),
          ]}
        />
      )}
      {at && (
        <Said>
          <span aria-live="polite">
            {at.sector.name}, {speed(at.speedMs)}: {cellWords(at)}
          </span>
          <Button tone="quiet" onClick={() => onDay(Math.round(3.6 * at.speedMs), at.sector.fromDeg)}>
            Use this wind
          </Button>
        </Said>
      )}
      <Disclosure label="The rose as a table">
        <TableFrame label="Power by wind">
          <Table>
            <thead>
              <tr>
                <th scope="col">Wind from</th>
                <th scope="col">Enough from</th>
                {speedsMs.map((ms) => (
                  <th scope="col" key={ms}>
                    {speed(ms)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sectors.map(({ name, possibleFromMs, powerW, fromDeg }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>
                    {possibleFromMs === null ? '–' : possibleFromMs === 0 ? 'calm' : speed(possibleFromMs)}
                  </td>
                  {powerW.map((watts, i) => (
                    <td key={speedsMs[i]}>
                      <Button
                        tone="quiet"
                        aria-label={`Use wind from ${name} at ${speed(speedsMs[i] ?? 0)}`}
                        onClick={() => onDay(Math.round(3.6 * (speedsMs[i] ?? 0)), fromDeg)}
                      >
                        {watts === null ? '–' : `${Math.round(watts)} W`}
                      </Button>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </TableFrame>
      </Disclosure>
    </Frame>
  );
}

/** The name of a side just outside of the rose: one on the slant begins or ends there, so that large text stays outside. */
function nameAt(fromDeg: number) {
  const [east, north] = [Math.sin((fromDeg * Math.PI) / 180), Math.cos((fromDeg * Math.PI) / 180)];
  const isSlant = Math.abs(east) > 0.1 && Math.abs(north) > 0.1;
  return {
    x: SCALE * (isSlant ? 105 : 110) * east,
    y: -SCALE * 110 * north,
    style: isSlant ? { textAnchor: east > 0 ? ('start' as const) : ('end' as const) } : undefined,
  };
}

/** Where the wind of the day lies on the rose, in its radius of 100; beyond its last ring it lies on its edge. */
function dayAt({ speedMs, fromDeg }: { speedMs: number; fromDeg: number }, speedsMs: readonly number[]) {
  const ring = (100 - CALM_RADIUS) / speedsMs.length;
  const step = speedsMs[0] ?? 1;
  const radius = SCALE * Math.min(100, CALM_RADIUS + ring * (speedMs / step - 0.5));
  const angle = (fromDeg * Math.PI) / 180;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}

const Day = ({ x, y }: { x: number; y: number }) => (
  <g pointerEvents="none">
    <circle cx={x} cy={y} r={9} fill="var(--focus)" stroke="var(--bg-raised)" strokeWidth={3} />
    <title>The wind of the day</title>
  </g>
);

function cellWords({ reserveW, sector, ring }: RoseCell): string {
  const watts = sector.powerW[ring];
  if (watts === null || watts === undefined) return 'no power gives the time.';
  const needed = `${Math.round(watts)} W`;
  if (reserveW === null) return `${needed}.`;
  return reserveW >= 0
    ? `${needed}, ${Math.round(reserveW)} W to spare.`
    : `${needed}, ${Math.round(-reserveW)} W missing.`;
}

/** The wind to wait for, in a sentence. */
function bestWind(
  { easiest, fastest, bestW, stillW, speedsMs }: Rose,
  speed: (ms: number) => string,
): string {
  if (bestW === null) return `Wind from the ${fastest.name} helps most.`;
  if (bestW >= stillW) return `It needs no wind. Most help comes from the ${fastest.name}.`;
  if (!easiest)
    return `No wind up to ${speed(speedsMs.at(-1) ?? 0)} is enough alone. Most help comes from the ${fastest.name}.`;
  return `Best: wind from the ${easiest.name} at ${speed(easiest.speedMs)} or more.`;
}
