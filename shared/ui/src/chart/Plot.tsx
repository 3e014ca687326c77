import { memo, useEffect, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import styled, { keyframes } from 'styled-components';
import { Button } from '../Button.tsx';
import { coloursOf, onColoursChange } from './colours.ts';
import type { Across, Drawing, Panel, Range } from './draw.ts';
import { EDGE } from './geometry.ts';
import { Legend, type LegendEntry } from './Legend.tsx';
import { Scrubber } from './Scrubber.tsx';
import { useWidth } from './useWidth.ts';

export type { Across, Panel, Range } from './draw.ts';

const draw = keyframes`from { clip-path: inset(0 100% 0 0); } to { clip-path: inset(0); }`;
const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
`;
/** What uPlot lays out, without its style sheet: the plot, the layer over it, the cursor's line and points. */
const Canvas = styled.div<{ $height: number }>`
  min-height: ${({ $height }) => $height}px;
  &[data-drawn] {
    animation: ${draw} var(--slow) var(--ease);
  }
  .uplot,
  .u-wrap {
    position: relative;
    user-select: none;
  }
  .u-over,
  .u-under,
  .u-axis,
  .u-cursor-x,
  .u-cursor-pt {
    position: absolute;
  }
  .u-under {
    overflow: hidden;
  }
  canvas {
    display: block;
    position: relative;
    width: 100%;
    height: 100%;
  }
  .u-cursor-x {
    left: 0;
    top: 0;
    height: 100%;
    border-right: 2px solid var(--focus);
    pointer-events: none;
    will-change: transform;
  }
  .u-marked {
    position: absolute;
    top: 0;
    bottom: 0;
    border: solid var(--focus);
    border-width: 0 1px;
    background: color-mix(in srgb, var(--focus) 16%, transparent);
    pointer-events: none;
  }
  .u-cursor-pt {
    left: 0;
    top: 0;
    border: 0 solid;
    border-radius: 50%;
    pointer-events: none;
    will-change: transform;
  }
  .u-select,
  .u-off {
    display: none;
  }
`;

const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
`;

/** Exactly as wide as the plot, so that what is in it stands at its places. */
const Lane = styled.div`
  margin: 0 ${EDGE.right}px 0 ${EDGE.left}px;
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
}: PlotProps) {
  const [frame, width] = useWidth<HTMLElement>(600);
  const drawing = useRef<Drawing | null>(null);
  const place = useRef({ at, marked });
  useLayoutEffect(() => {
    place.current = { at, marked };
    drawing.current?.moveTo(at);
    drawing.current?.mark(marked);
  }, [at, marked]);
  const last = across.values.length - 1;
  return (
    <Figure ref={frame as Ref<HTMLElement>}>
      <Panels
        label={label}
        across={across}
        panels={panels}
        width={width}
        drawing={drawing}
        place={place}
        onAt={onAt}
      />
      {lane && <Lane>{lane}</Lane>}
      <Scrubber
        label={cursorLabel}
        count={last + 1}
        step={step}
        at={at}
        onAt={onAt}
        words={words}
        left={EDGE.left}
        right={EDGE.right}
        leap={leap}
        stops={stops}
      />
      {legend && <Legend entries={legend} />}
    </Figure>
  );
}

interface PanelsProps {
  label: string;
  across: Across;
  panels: readonly Panel[];
  width: number;
  drawing: { current: Drawing | null };
  place: { current: { at: number; marked: Range | null } };
  onAt: (index: number) => void;
}

/** The canvases, apart from the cursor, so that its moves draw nothing anew. */
const Panels = memo(function Panels({ label, across, panels, width, drawing, place, onAt }: PanelsProps) {
  const root = useRef<HTMLDivElement>(null);
  const newest = useRef({ width, onAt });
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  useLayoutEffect(() => {
    newest.current = { width, onAt };
  });
  useEffect(() => {
    // Where there is no canvas, as in jsdom, the words and the table are what there is.
    if (typeof CanvasRenderingContext2D === 'undefined') return;
    let gone = false;
    let stopFollowing = () => {};
    const draws = ({ drawPanels }: typeof import('./draw.ts')) => {
      if (gone || !root.current) return;
      setFailed(false);
      const element = root.current;
      const drawNow = () => {
        drawing.current?.destroy();
        drawing.current = drawPanels(
          element,
          { width: newest.current.width, across, panels, at: place.current.at },
          coloursOf(element),
          (index) => newest.current.onAt(index),
        );
        drawing.current.mark(place.current.marked);
      };
      drawNow();
      element.dataset.drawn = '';
      stopFollowing = onColoursChange(drawNow);
    };
    import(/* webpackChunkName: "draw" */ './draw.ts').then(draws, () => setFailed(!gone));
    return () => {
      gone = true;
      stopFollowing();
      drawing.current?.destroy();
      drawing.current = null;
    };
  }, [across, panels, drawing, place, attempt]);
  useEffect(() => {
    drawing.current?.resize(width);
  }, [width, drawing]);
  const height = panels.reduce((sum, panel) => sum + panel.height, 0);
  return (
    <>
      {failed && (
        <Failed role="status">
          The chart could not be loaded.
          <Button tone="secondary" onClick={() => setAttempt(attempt + 1)}>
            Try again
          </Button>
        </Failed>
      )}
      <Canvas ref={root} role="img" aria-label={label} $height={failed ? 0 : height} />
    </>
  );
});
