import type { Route } from '@breakaway/cycling';
import { Plot, type Range } from '@breakaway/ui/chart';
import { useMemo, type ComponentProps } from 'react';
import styled from 'styled-components';
import { useUnits } from '../units.ts';
import { useLook, type Cursor } from './cursor.ts';

/** The arrow keys move by about this distance; with Shift by ten times as much. */
const KEY_M = 100;

const Said = styled.p`
  min-height: 3em;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius);
  background: var(--bg-sunken);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
  @media print {
    display: none;
  }
`;

type Given = 'across' | 'at' | 'onAt' | 'step' | 'leap' | 'marked' | 'range' | 'onRange' | 'onStroke';

interface Props extends Omit<ComponentProps<typeof Plot>, Given> {
  route: Pick<Route, 'stepM' | 'elevationM'>;
  cursor: Cursor;
  /** how far the arrow keys move, m */
  keyM?: number;
  /** what is at the place of the cursor stands above the chart as well */
  isSaid?: boolean;
  /** a part of the road can be shown alone */
  zooms?: boolean;
  /** paints what a drag passes over, m; null while no brush is in hand */
  onStroke?: ((stroke: { fromM: number; toM: number }) => void) | null;
}

/**
 * A chart along a road, a value at each of its nodes: its axis is the way from the start in the member's units, and its cursor
 * that of the map and the tables.
 */
export function RoadPlot({
  route,
  cursor,
  keyM = KEY_M,
  isSaid = false,
  zooms = false,
  onStroke = null,
  ...plot
}: Props) {
  const units = useUnits();
  const { node, marked, zoom } = useLook(cursor);
  const across = useMemo(
    () => ({
      values: Float64Array.from(route.elevationM, (_, i) => units.shown((i * route.stepM) / 1000, 'km')),
      unit: units.name('km'),
      tick: String,
    }),
    [route, units],
  );
  const [shownMark, shownZoom] = useMemo(() => {
    const onAxis = (range: Range | null) =>
      range && { from: units.shown(range.from / 1000, 'km'), to: units.shown(range.to / 1000, 'km') };
    return [onAxis(marked), onAxis(zoom)];
  }, [marked, zoom, units]);
  const inMetres = (value: number) => 1000 * units.metric(value, 'km');
  const at = Math.min(node, route.elevationM.length - 1);
  const step = (metres: number) => Math.max(1, Math.round(metres / route.stepM));
  return (
    <>
      {isSaid && <Said aria-hidden="true">{plot.words(at)}</Said>}
      <Plot
        {...plot}
        across={across}
        at={at}
        onAt={cursor.moveTo}
        step={step(keyM)}
        leap={step(10 * keyM)}
        marked={shownMark}
        {...(zooms && {
          range: shownZoom,
          onRange: (range: Range | null) =>
            cursor.zoomTo(range && { from: inMetres(range.from), to: inMetres(range.to) }),
        })}
        onStroke={onStroke && (({ from, to }) => onStroke({ fromM: inMetres(from), toM: inMetres(to) }))}
      />
    </>
  );
}
