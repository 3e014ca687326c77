import { memo, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { Button } from '../Button.tsx';
import { coloursOf, onColoursChange } from './colours.ts';
import type { Across, Drawing, Panel, Range } from './draw.ts';
import { lanePx } from './Lanes.tsx';

const draw = keyframes`from { clip-path: inset(0 100% 0 0); } to { clip-path: inset(0); }`;
/** What uPlot lays out, without its style sheet: the plot, the layer over it, the cursor's line and points. */
const Canvas = styled.div<{ $height: number; $width: number }>`
  display: flex;
  flex-direction: column;
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
  &[data-held] .u-over {
    cursor: crosshair;
  }
  .u-select,
  .u-off {
    display: none;
  }
  /* A canvas has the width that it was drawn for on the screen; lanes stay below their places. */
  @media print {
    min-height: 0;
    max-width: ${({ $width }) => $width}px;
    break-inside: avoid;
    .u-wrap,
    .u-wrap canvas {
      max-width: 100%;
      height: auto !important;
    }
    .u-over {
      display: none;
    }
  }
`;

const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
`;

/** What the canvases ask of the chart around them, always as it is now. */
export interface Place {
  at: number;
  marked: Range | null;
  range: Range | null;
  whole: Range;
  show: (range: Range | null) => void;
  onStroke: ((stroke: Range) => void) | null;
  paint: (stroke: Range | null) => void;
}

interface PanelsProps {
  label: string;
  across: Across;
  panels: readonly Panel[];
  width: number;
  /** size of its text, px */
  textPx: number;
  drawing: { current: Drawing | null };
  place: { current: Place };
  onAt: (index: number) => void;
  lanes: ReactNode;
  laneCount: number;
  /** a brush is in hand */
  held: boolean;
  zoomable: boolean;
}

/** The canvases, apart from the cursor, so that its moves draw nothing anew. */
export const Panels = memo(function Panels({
  label,
  across,
  panels,
  width,
  textPx,
  drawing,
  place,
  onAt,
  lanes,
  laneCount,
  held,
  zoomable,
}: PanelsProps) {
  const root = useRef<HTMLDivElement>(null);
  const newest = useRef({ width, onAt, panels });
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  useLayoutEffect(() => {
    newest.current = { width, onAt, panels };
  });
  useEffect(() => {
    // Where there is no canvas, as in jsdom, the words and the table are what there is.
    if (typeof CanvasRenderingContext2D === 'undefined') return;
    let gone = false;
    let stopFollowing = () => {};
    const draws = ({ drawPanels, followGestures }: typeof import('./draw.ts')) => {
      if (gone || !root.current) return;
      setFailed(false);
      const element = root.current;
      const drawNow = () => {
        drawing.current?.destroy();
        drawing.current = drawPanels(
          element,
          {
            width: newest.current.width,
            across,
            panels: newest.current.panels,
            at: place.current.at,
            range: place.current.range,
            textPx,
          },
          coloursOf(element),
          (index) => newest.current.onAt(index),
        );
        drawing.current.mark(place.current.marked);
      };
      drawNow();
      element.dataset.drawn = '';
      const followsColours = onColoursChange(drawNow);
      const followsHands = zoomable
        ? followGestures(element, {
            shown: () => place.current.range ?? place.current.whole,
            zoomed: () => place.current.range !== null,
            valueAt: (clientX) => drawing.current?.valueAt(clientX) ?? 0,
            widthPx: () => drawing.current?.widthPx() ?? 1,
            onRange: (range) => place.current.show(range),
            brush: () => (place.current.onStroke ? { onStroke: strokeOn(place) } : null),
          })
        : () => {};
      stopFollowing = () => {
        followsColours();
        followsHands();
      };
    };
    import(/* webpackChunkName: "draw" */ './draw.ts').then(draws, () => setFailed(!gone));
    return () => {
      gone = true;
      stopFollowing();
      drawing.current?.destroy();
      drawing.current = null;
    };
  }, [across, drawing, place, attempt, zoomable, textPx]);
  useEffect(() => drawing.current?.show(panels), [panels, drawing]);
  useEffect(() => {
    drawing.current?.resize(width);
  }, [width, drawing]);
  const height = panels.reduce((sum, panel) => sum + panel.height, laneCount * lanePx(textPx));
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
      <Canvas
        ref={root}
        role="img"
        aria-label={label}
        data-held={held || undefined}
        $height={failed ? 0 : height}
        $width={width}
      >
        {lanes}
      </Canvas>
    </>
  );
});

/** A brush marks what it passes over, and paints it when it is lifted. */
const strokeOn =
  ({ current }: { current: Place }) =>
  (one: number, other: number, done: boolean) => {
    const from = Math.max(current.whole.from, Math.min(one, other));
    const stroke = { from, to: Math.min(current.whole.to, Math.max(one, other)) };
    current.paint(done ? null : stroke);
    if (done && stroke.to > stroke.from) current.onStroke?.(stroke);
  };
