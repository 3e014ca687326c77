import uPlot from 'uplot';
import type { Colour } from '../palette.ts';
import type { Colours } from './colours.ts';
import { axisRoom, EDGE, panelLeft, TEXT_PX } from './geometry.ts';
import type { Range } from './zoom.ts';

export { followGestures } from './gestures.ts';
export type { Range } from './zoom.ts';

/** The one file that knows uPlot. It is loaded with the first chart that has many points. */

/** A stretch of the horizontal axis in a colour of its own. */
interface Section {
  from: number;
  to: number;
  colour: Colour;
  /** with lines across, for eyes that see fewer colours */
  hatched?: boolean;
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
  /** draws other panels in place of these; those that are the same objects stay as they are */
  show: (panels: readonly Panel[]) => void;
  /** moves the cursor to a place, by its index */
  moveTo: (index: number) => void;
  /** shows a part of the axis, or all of it */
  zoom: (range: Range | null) => void;
  /** the place of the axis at a place on the screen, and the pixels of the axis */
  valueAt: (clientX: number) => number;
  widthPx: () => number;
  /** marks a stretch, or none */
  mark: (range: Range | null) => void;
  resize: (width: number) => void;
  destroy: () => void;
}

/** Between two lines of a hatched stretch. */
const HATCH_PX = 6;
const font = (px: number, weight = 400) => `${weight} ${px}px Archivo, sans-serif`;

/** Below a panel, so that its lowest label is whole, px. */
const panelGap = (textPx: number): number => textPx / 2 - 2;

/** How high a panel is with text of a size, px: larger text needs more room, and leaves the plot as high as it is. */
const panelHeight = ({ height }: Panel, last: boolean, textPx: number): number => {
  const below = last ? axisRoom : panelGap;
  return height + textPx - TEXT_PX + below(textPx) - below(TEXT_PX);
};

/**
 * Draws panels below one another over one horizontal axis with one cursor: each in a task of its own, so that a page with many
 * points stays quick to the hand. What was drawn stays until the new is there. Paper waits for no task: it gets all at once.
 * @param at the first place of the cursor
 * @param onMove the place below the pointer, by its index
 */
export function drawPanels(
  root: HTMLElement,
  start: {
    width: number;
    across: Across;
    panels: readonly Panel[];
    at: number;
    range: Range | null;
    /** size of its text */
    textPx: number;
  },
  colours: Colours,
  onMove: (index: number) => void,
): Drawing {
  const { across, at, range, textPx } = start;
  let { width, panels } = start;
  let place = at;
  let marked: Range | null = null;
  const drawn: { plot: uPlot; panel: Panel; last: boolean }[] = [];
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let scaling: ReturnType<typeof setTimeout> | undefined;
  const unscaled = new Set<number>();
  const onPaper = matchMedia('print').matches;
  const put = (plot: uPlot) => {
    plot.setCursor({ left: plot.valToPos(across.values[place] ?? 0, 'x'), top: 0 }, false);
    putMark(plot, marked);
  };
  const whole = { min: across.values[0] ?? 0, max: across.values[across.values.length - 1] ?? 1 };
  let shown = range ? { min: range.from, max: range.to } : whole;
  function drawPanel(panel: Panel, i: number, last: boolean) {
    const before = drawn[i]?.plot;
    const plot = new uPlot(
      {
        ...optionsOf(panel, across, colours, { width, last, textPx, shown: () => shown }),
        // Places are known only when the plot was laid out.
        hooks: {
          ready: [put],
          setSize: [put],
          // A new scale counts only now.
          setScale: [(plotted, key) => key === 'x' && plotted.status === 1 && put(plotted)],
          draw: [
            (plotted) => {
              hatch(plotted, panel, colours);
              writeOn(plotted, panel, colours, textPx);
            },
          ],
        },
      },
      [
        across.values,
        panel.values,
        ...(panel.band ? [panel.band.high, panel.band.low] : []),
        ...(panel.others ?? []).map(({ values }) => values),
      ] as unknown as uPlot.AlignedData,
      (self, init) => {
        // What stands below the first panel keeps its place.
        self.root.style.order = i === 0 ? '0' : '2';
        if (before) before.root.replaceWith(self.root);
        else root.append(self.root);
        init();
      },
    );
    before?.destroy();
    followPointer(plot, onMove);
    drawn[i] = { plot, panel, last };
  }
  function drawNext() {
    const isLast = (i: number) => i === panels.length - 1;
    const next = panels.findIndex((panel, i) => drawn[i]?.panel !== panel || drawn[i]?.last !== isLast(i));
    const panel = panels[next];
    if (!panel) return;
    drawPanel(panel, next, isLast(next));
    if (onPaper) drawNext();
    else waiting = setTimeout(drawNext);
  }
  /** Panels go to the new part of the axis one after the other, each again if it has moved on meanwhile. */
  function scaleNext(i: number) {
    scaling = undefined;
    if (unscaled.delete(i)) drawn[i]?.plot.setScale('x', shown);
    if (unscaled.size > 0) scaling = setTimeout(() => scaleNext((i + 1) % Math.max(1, drawn.length)));
  }
  // The script that has just been loaded has had its own task.
  if (onPaper) drawNext();
  else waiting = setTimeout(drawNext);
  return {
    show(next) {
      clearTimeout(waiting);
      panels = next;
      for (const { plot } of drawn.splice(panels.length)) plot.destroy();
      for (const i of unscaled) if (i >= panels.length) unscaled.delete(i);
      waiting = setTimeout(drawNext);
    },
    moveTo(index) {
      place = index;
      for (const { plot } of drawn) put(plot);
    },
    zoom(to) {
      shown = to ? { min: to.from, max: to.to } : whole;
      drawn.forEach((_, i) => unscaled.add(i));
      if (scaling === undefined) scaleNext(0);
    },
    valueAt(clientX) {
      const plot = drawn[0]?.plot;
      return plot ? plot.posToVal(clientX - plot.over.getBoundingClientRect().left, 'x') : 0;
    },
    widthPx: () => drawn[0]?.plot.over.clientWidth ?? 1,
    mark(next) {
      marked = next;
      for (const { plot } of drawn) putMark(plot, marked);
    },
    resize(to) {
      width = to;
      for (const { plot, panel, last } of drawn)
        plot.setSize({ width, height: panelHeight(panel, last, textPx) });
    },
    destroy() {
      clearTimeout(waiting);
      clearTimeout(scaling);
      for (const { plot } of drawn) plot.destroy();
    },
  };
}

function optionsOf(
  panel: Panel,
  across: Across,
  colours: Colours,
  {
    width,
    last,
    textPx,
    shown,
  }: { width: number; last: boolean; textPx: number; shown: () => { min: number; max: number } },
): uPlot.Options {
  const [grid, label] = [colours('line'), colours('text-muted')];
  const larger = textPx / TEXT_PX;
  const axis: uPlot.Axis = {
    stroke: label,
    font: font(textPx),
    ticks: { show: false },
    grid: { stroke: grid, width: 1 },
  };
  return {
    width,
    height: panelHeight(panel, last, textPx),
    padding: [textPx, EDGE.right, last ? 0 : panelGap(textPx), 0],
    legend: { show: false },
    cursor: {
      y: false,
      drag: { x: false, y: false },
      bind: { mousemove: () => null, mouseenter: () => null, mouseleave: () => null },
      points: { size: 9, fill: colours('focus'), stroke: colours('bg-raised'), width: 2 },
    },
    scales: {
      x: { time: false, range: () => [shown().min, shown().max] },
      y: { range: (_, min, max) => [panel.from ?? min, panel.to ?? (max > min ? max : min + 1)] },
    },
    axes: [
      {
        ...axis,
        show: last,
        size: axisRoom(textPx),
        grid: { show: false },
        space: 40 + 30 * larger,
        values: (_, ticks) =>
          acrossLabels(ticks, across, shown(), width - panelLeft(textPx) - EDGE.right, LETTER_PX * larger),
      },
      {
        ...axis,
        size: panelLeft(textPx),
        space: Math.max(36, 1.7 * textPx),
        values: (_, ticks) => labels(ticks.map(String), panel.unit),
      },
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

/** Lines across the hatched stretches of an area, as far apart as the eye tells them. */
function hatch(plot: uPlot, { sections = [] }: Panel, colours: Colours): void {
  const hatched = sections.filter((section) => section.hatched);
  // uPlot keeps the path that it has just filled; it has no public name.
  const area = (plot.series[1] as { _paths?: { fill?: Path2D | null } } | undefined)?._paths?.fill;
  if (hatched.length === 0 || !area) return;
  const { ctx, bbox } = plot;
  const gap = HATCH_PX * devicePixelRatio;
  ctx.save();
  ctx.beginPath();
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
  ctx.clip();
  ctx.clip(area);
  ctx.strokeStyle = colours('bg-raised');
  ctx.lineWidth = devicePixelRatio;
  ctx.beginPath();
  for (const { from, to } of hatched) {
    const left = Math.max(bbox.left, plot.valToPos(from, 'x', true));
    const right = Math.min(bbox.left + bbox.width, plot.valToPos(to, 'x', true));
    // Each line leans by the height of the panel; it is cut off at the ends of its stretch.
    for (let x = Math.floor((left - bbox.height) / gap) * gap; x < right; x += gap) {
      const [x1, x2] = [Math.max(x, left), Math.min(x + bbox.height, right)];
      if (x2 <= x1) continue;
      ctx.moveTo(x1, bbox.top + bbox.height - (x1 - x));
      ctx.lineTo(x2, bbox.top + bbox.height - (x2 - x));
    }
  }
  ctx.stroke();
  ctx.restore();
}

/** The title in the corner of a panel, and its dashed lines with their names. */
function writeOn(plot: uPlot, { title, rules = [] }: Panel, colours: Colours, textPx: number): void {
  const { ctx } = plot;
  const { left, top, width } = plot.bbox;
  const pixels = devicePixelRatio;
  ctx.save();
  ctx.fillStyle = colours('text-muted');
  ctx.strokeStyle = colours('text-muted');
  ctx.font = font(textPx * pixels);
  ctx.lineWidth = pixels;
  ctx.setLineDash([4 * pixels, 4 * pixels]);
  ctx.textAlign = 'right';
  ctx.textBaseline = 'alphabetic';
  const textHeight = textPx * pixels;
  const titleWidth = title ? ctx.measureText(title).width : 0;
  for (const { value, name } of rules) {
    const y = Math.round(plot.valToPos(value, 'y', true)) + 0.5;
    ctx.beginPath();
    ctx.moveTo(left, y);
    ctx.lineTo(left + width, y);
    ctx.stroke();
    // Below its line where the title is in the way.
    const isCrowded =
      y - textHeight < top + 8 * pixels && titleWidth + ctx.measureText(name).width > width - 2 * textHeight;
    ctx.fillText(name, left + width - 4 * pixels, isCrowded ? y + textHeight : y - 4 * pixels);
  }
  ctx.textAlign = 'left';
  ctx.font = font(textPx * pixels, 600);
  // A title that is too long for the panel in large text is as large as it can be.
  const fits = title ? (width - 6 * pixels) / ctx.measureText(title).width : 1;
  if (fits < 1) ctx.font = font(Math.max(TEXT_PX, textPx * fits) * pixels, 600);
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

/** Width of a letter of a label, px. */
const LETTER_PX = 6.5;

/** The labels of the horizontal axis: the last has the unit where that has room at the edge, else the one before it. */
function acrossLabels(
  ticks: number[],
  { tick, unit }: Across,
  { min, max }: { min: number; max: number },
  px: number,
  letterPx: number,
) {
  const words = ticks.map(tick);
  const [last = '', end = min] = [words.at(-1), ticks.at(-1)];
  const room = (px * (max - end)) / (max - min) + EDGE.right;
  const fits = (letterPx * `${last} ${unit}`.length) / 2 <= room;
  return fits || words.length < 2 ? labels(words, unit) : [...labels(words.slice(0, -1), unit), last];
}

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
    // Out of sight.
    if (shareOf(section.to) <= 0 || shareOf(section.from) >= 1) continue;
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
