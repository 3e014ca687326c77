import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import type { Across, Drawing, Panel, Range } from './draw.ts';
import { EDGE, panelLeft, TEXT_PX } from './geometry.ts';
import { Lanes, type Lane } from './Lanes.tsx';
import { Legend, type LegendEntry } from './Legend.tsx';
import { Panels, type Place } from './Panels.tsx';
import { Scrubber } from './Scrubber.tsx';
import { useWidth } from './useWidth.ts';
import { ZoomButtons } from './ZoomButtons.tsx';
import { isWithin, placesIn, rangeWith, rangeWithin, zoomed } from './zoom.ts';

export type { Across, Panel, Range } from './draw.ts';
export type { Lane } from './Lanes.tsx';

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
`;
const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
`;

/** The shortest part of the axis that is shown. */
const LEAST_SHARE = 0.004;

/** Exactly as wide as the plot, so that what is in it stands at its places. */
const Above = styled.div<{ $left: number }>`
  margin: 0 ${EDGE.right}px 0 ${({ $left }) => $left}px;
`;

interface PlotProps {
  /** what the picture shows, in one sentence; the same is in a table nearby */
  label: string;
  /** what the cursor's control is called */
  cursorLabel: string;
  /** the shared horizontal axis */
  across: Across;
  panels: readonly Panel[];
  /** the place of the cursor, by its index */
  at: number;
  onAt: (index: number) => void;
  /** what is at a place, as a screen reader says it */
  words: (index: number) => string;
  /** how many places the arrow keys skip; pointers reach every one */
  step?: number;
  /** how many places the arrow keys skip while Shift is held */
  leap?: number;
  /** places that the keys `[` and `]` go to, rising */
  stops?: readonly number[];
  /** a stretch that is pointed at, in the unit of the axis */
  marked?: Range | null;
  legend?: readonly LegendEntry[];
  /** stands above the cursor's control, as wide as the horizontal axis: what is to be done at places */
  lane?: ReactNode;
  /** rows of signs below the first panel */
  lanes?: readonly Lane[];
  /** the part of the axis that is shown, null for all of it; without `onRange` it cannot be zoomed */
  range?: Range | null;
  onRange?: (range: Range | null) => void;
  /** while a brush is held, a drag over the panels paints a stretch and does not move the chart */
  onStroke?: ((stroke: Range) => void) | null;
}

/**
 * A chart of many points on canvas: panels below one another over one horizontal axis, with one cursor for pointer,
 * thumb and keys. Give the same `across` and `panels` again while nothing has changed: they are drawn anew otherwise.
 */
export function Plot({
  label,
  cursorLabel,
  across,
  panels,
  at,
  onAt,
  words,
  step = 1,
  leap,
  stops,
  marked = null,
  legend,
  lane,
  lanes,
  range = null,
  onRange,
  onStroke = null,
}: PlotProps) {
  const [frame, width, textScale] = useWidth<HTMLElement>(600);
  const textPx = TEXT_PX * textScale;
  const left = panelLeft(textPx);
  const drawing = useRef<Drawing | null>(null);
  const [painting, setPainting] = useState<Range | null>(null);
  const last = across.values.length - 1;
  const whole = { from: across.values[0] ?? 0, to: across.values[last] ?? 1 };
  const shown = range ?? whole;
  const axisPx = Math.max(1, width - left - EDGE.right);
  const show = (wanted: Range | null) =>
    onRange?.(wanted && rangeWithin(wanted, whole, LEAST_SHARE * (whole.to - whole.from)));
  // One object while nothing has changed: the canvases are drawn anew otherwise.
  const laneRows = useMemo(
    () =>
      lanes && (
        <Lanes lanes={lanes} shown={{ from: shown.from, to: shown.to }} width={axisPx} textPx={textPx} />
      ),
    [lanes, shown.from, shown.to, axisPx, textPx],
  );
  const zoom = (way: 'in' | 'out' | 'all') => {
    const around = across.values[at] ?? 0;
    const middle = isWithin(shown, around) ? around : (shown.from + shown.to) / 2;
    show(way === 'all' ? null : zoomed(shown, middle, way === 'in' ? 0.5 : 2));
  };
  const place = useRef<Place>({ at, marked, range, show, onStroke, whole, paint: setPainting });
  useLayoutEffect(() => {
    place.current = { ...place.current, at, marked: painting ?? marked, range, show, onStroke, whole };
  });
  useLayoutEffect(() => drawing.current?.moveTo(at), [at]);
  useLayoutEffect(() => drawing.current?.mark(painting ?? marked), [marked, painting]);
  useLayoutEffect(() => drawing.current?.zoom(range), [range]);
  // A cursor that is moved out of sight, by a key or from elsewhere on the page, takes the view along.
  const value = across.values[at] ?? 0;
  useEffect(() => {
    const { range: now, show: showNow } = place.current;
    if (now && !isWithin(now, value)) showNow(rangeWith(now, value));
  }, [value]);
  return (
    <Figure ref={frame as Ref<HTMLElement>}>
      <Panels
        label={label}
        across={across}
        panels={panels}
        width={width}
        textPx={textPx}
        drawing={drawing}
        place={place}
        onAt={onAt}
        lanes={laneRows}
        laneCount={lanes?.length ?? 0}
        held={onStroke !== null}
        zoomable={onRange !== undefined}
      />
      {lane && <Above $left={left}>{lane}</Above>}
      <Scrubber
        label={cursorLabel}
        count={last + 1}
        step={step}
        at={at}
        onAt={onAt}
        words={words}
        left={left}
        right={EDGE.right}
        leap={leap}
        stops={stops}
        {...(range ? { shown: placesIn(across.values, range) } : {})}
        {...(onRange ? { onZoom: zoom } : {})}
      />
      {(legend || onRange) && (
        <Below>
          {legend && <Legend entries={legend} />}
          {onRange && <ZoomButtons zoomed={range !== null} onZoom={zoom} />}
        </Below>
      )}
    </Figure>
  );
}
