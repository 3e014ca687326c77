import uPlot from 'uplot';
import type { Colour } from '../palette.ts';
import type { Colours } from './colours.ts';
import { EDGE } from './geometry.ts';

/** The one file that knows uPlot. It is loaded with the first chart that has many points. */

/** A stretch of the horizontal axis in a colour of its own. */
interface Section {
  from: number;
  to: number;
  colour: Colour;
}

/** A stretch of the horizontal axis, in its unit. */
export interface Range {
  from: number;
  to: number;
}

/** A line over the shared horizontal axis, with an axis of its own on the left. */
export interface Panel {
  /** what it shows, written into its corner; none where the chart's words have it */
  title?: string;
  /** of its labels; none where the legend has it */
  unit: string;
  /** one value for each place; null where there is none */
  values: ArrayLike<number | null>;
  height: number;
  colour: Colour;
  /** other lines over the same axis */
  others?: readonly { values: ArrayLike<number | null>; colour: Colour; dashed?: boolean }[];
  /** the ends of the axis; those of the values unless given */
  from?: number;
  to?: number;
  /** fills the area below the line, and stretches of it in their own colours */
  ground?: Colour;
  sections?: readonly Section[];
  /** the range around the line in which it counts as held */
  band?: { low: ArrayLike<number | null>; high: ArrayLike<number | null> };
  /** dashed lines across, with their names at the right */
  rules?: readonly { value: number; name: string }[];
}

export interface Across {
  /** one value for each place, rising */
  values: ArrayLike<number>;
  /** the unit of its labels */
  unit: string;
  /** the label of a tick, in that unit */
  tick: (value: number) => string;
}

/** A set of joined panels on the page. */
export interface Drawing {
  /** moves the cursor to a place, by its index */
  moveTo: (index: number) => void;
  /** marks a stretch, or none */
  mark: (range: Range | null) => void;
  resize: (width: number) => void;
  destroy: () => void;
}

const FONT = '12px Archivo, sans-serif';

/**
 * Draws panels below one another over one horizontal axis with one cursor.
 * @param at the first place of the cursor
 * @param onMove the place below the pointer, by its index
 */
export function drawPanels(
  root: HTMLElement,
  { width, across, panels, at }: { width: number; across: Across; panels: readonly Panel[]; at: number },
  colours: Colours,
  onMove: (index: number) => void,
): Drawing {
  let place = at;
  let marked: Range | null = null;
  const put = (plot: uPlot) => {
    plot.setCursor({ left: plot.valToPos(across.values[place] ?? 0, 'x'), top: 0 }, false);
    putMark(plot, marked);
  };
  const plots = panels.map((panel, i) => {
    const plot = new uPlot(
      {
        ...optionsOf(panel, across, colours, { width, last: i === panels.length - 1 }),
        // Places are known only when the plot was laid out.
        hooks: {
          ready: [put],
          setSize: [put],
          draw: [(drawn) => writeOn(drawn, panel, colours)],
        },
      },
      [
        across.values,
        panel.values,
        ...(panel.band ? [panel.band.high, panel.band.low] : []),
        ...(panel.others ?? []).map(({ values }) => values),
      ] as unknown as uPlot.AlignedData,
      root,
    );
    followPointer(plot, onMove);
    return plot;
  });
  return {
    moveTo(index) {
      place = index;
      plots.forEach(put);
    },
    mark(range) {
      marked = range;
      plots.forEach((plot) => putMark(plot, marked));
    },
    resize: (to) => plots.forEach((plot, i) => plot.setSize({ width: to, height: panels[i]!.height })),
    destroy: () => plots.forEach((plot) => plot.destroy()),
  };
}

function optionsOf(
  panel: Panel,
  across: Across,
  colours: Colours,
  { width, last }: { width: number; last: boolean },
): uPlot.Options {
  const [grid, label] = [colours('line'), colours('text-muted')];
  const axis: uPlot.Axis = {
    stroke: label,
    font: FONT,
    ticks: { show: false },
    grid: { stroke: grid, width: 1 },
  };
  return {
    width,
    height: panel.height,
    padding: [12, EDGE.right, last ? 0 : 4, 0],
    legend: { show: false },
    cursor: {
      y: false,
      drag: { x: false, y: false },
      bind: { mousemove: () => null, mouseenter: () => null, mouseleave: () => null },
      points: { size: 9, fill: colours('focus'), stroke: colours('bg-raised'), width: 2 },
    },
    scales: {
      x: { time: false, range: (_, min, max) => [min, max] },
      y: { range: (_, min, max) => [panel.from ?? min, panel.to ?? (max > min ? max : min + 1)] },
    },
    axes: [
      {
        ...axis,
        show: last,
        size: 26,
        grid: { show: false },
        space: 70,
        values: (_, ticks) => labels(ticks.map(across.tick), across.unit),
      },
      { ...axis, size: EDGE.left, space: 36, values: (_, ticks) => labels(ticks.map(String), panel.unit) },
    ],
    series: [
      {},
      {
        stroke: colours(panel.colour),
        width: 1.5,
        points: { show: false },
        ...(panel.ground ? { fill: (plot: uPlot) => groundOf(plot, panel, colours) } : {}),
      },
      ...(panel.band ? [EDGE_OF_BAND, EDGE_OF_BAND] : []),
      ...(panel.others ?? []).map(({ colour, dashed }) => ({
        stroke: colours(colour),
        width: 1.5,
        points: { show: false },
        ...(dashed ? { dash: [6, 4] } : {}),
      })),
    ],
    ...(panel.band
      ? { bands: [{ series: [2, 3] as [number, number], fill: faint(colours(panel.colour)) }] }
      : {}),
  };
}

const EDGE_OF_BAND: uPlot.Series = { width: 0, points: { show: false } };
/** A colour that lets the lines below shine through. */
const faint = (colour: string) => (/^#[\da-f]{6}$/i.test(colour) ? `${colour}30` : colour);

/** The title in the corner of a panel, and its dashed lines with their names. */
function writeOn(plot: uPlot, { title, rules = [] }: Panel, colours: Colours): void {
  const { ctx } = plot;
  const { left, top, width } = plot.bbox;
  const pixels = devicePixelRatio;
  ctx.save();
  ctx.fillStyle = colours('text-muted');
  ctx.strokeStyle = colours('text-muted');
  ctx.font = `${12 * pixels}px Archivo, sans-serif`;
  ctx.lineWidth = pixels;
  ctx.setLineDash([4 * pixels, 4 * pixels]);
  ctx.textAlign = 'right';
  ctx.textBaseline = 'alphabetic';
  for (const { value, name } of rules) {
    const y = Math.round(plot.valToPos(value, 'y', true)) + 0.5;
    ctx.beginPath();
    ctx.moveTo(left, y);
    ctx.lineTo(left + width, y);
    ctx.stroke();
    ctx.fillText(name, left + width - 4 * pixels, y - 4 * pixels);
  }
  ctx.textAlign = 'left';
  ctx.font = `600 ${12 * pixels}px Archivo, sans-serif`;
  if (title) ctx.fillText(title, left + 6 * pixels, top + 2 * pixels);
  ctx.restore();
}

/** The marked stretch lies over the plot, so that nothing is drawn anew for it. */
function putMark(plot: uPlot, range: Range | null): void {
  let mark = plot.over.querySelector<HTMLElement>('.u-marked');
  if (!range) {
    mark?.remove();
    return;
  }
  if (!mark) {
    mark = document.createElement('div');
    mark.className = 'u-marked';
    plot.over.append(mark);
  }
  const from = plot.valToPos(range.from, 'x');
  mark.style.left = `${from}px`;
  mark.style.width = `${Math.max(2, plot.valToPos(range.to, 'x') - from)}px`;
}

/** The last label has the unit. */
const labels = (words: string[], unit: string) =>
  words.map((word, i) => (i === words.length - 1 ? `${word} ${unit}`.trim() : word));

/** The fill of an area: its ground, with hard changes of colour where sections begin and end. */
function groundOf(plot: uPlot, panel: Panel, colours: Colours): CanvasGradient | string {
  const ground = colours(panel.ground!);
  const { left, width } = plot.bbox;
  if (!panel.sections?.length || !(width > 0)) return ground;
  const fill = plot.ctx.createLinearGradient(left, 0, left + width, 0);
  const shareOf = (value: number) =>
    Math.min(1, Math.max(0, (plot.valToPos(value, 'x', true) - left) / width));
  let at = 0;
  const stretch = (from: number, to: number, colour: string) => {
    if (to <= from) return;
    fill.addColorStop(from, colour);
    fill.addColorStop(to, colour);
    at = to;
  };
  for (const section of panel.sections) {
    const [from, to] = [Math.max(at, shareOf(section.from)), shareOf(section.to)];
    stretch(at, from, ground);
    stretch(from, to, colours(section.colour));
  }
  stretch(at, 1, ground);
  return fill;
}

/** uPlot follows a mouse in one panel; here every pointer moves the one cursor of all of them. */
function followPointer(plot: uPlot, onMove: (index: number) => void): void {
  const follow = (event: PointerEvent) =>
    onMove(plot.posToIdx(event.clientX - plot.over.getBoundingClientRect().left));
  plot.over.style.touchAction = 'pan-y';
  plot.over.addEventListener('pointerdown', follow);
  plot.over.addEventListener('pointermove', follow);
}
