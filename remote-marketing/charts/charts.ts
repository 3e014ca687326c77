import { areaPath, linePath, scaleOf, type Point } from '@breakaway/ui/chart/geometry';

export type { Point };
export type Axis = { from: number; to: number; ticks: number[]; label: string };
export type Line = { points: Point[]; tone: 'accent' | 'second' | 'third'; label: string; labelAt: Point };
export type Mark = Point & { label: string; side: 'start' | 'end' | 'middle' };

/** All charts share one small grid, so that their text stays readable on a phone. */
const [width, height] = [360, 220];
const plot = { left: 38, right: 350, top: 14, bottom: 184 };

const fixed = (value: number) => String(Math.round(value * 10) / 10);
const placer = (x: Axis, y: Axis) => ({
  x: scaleOf(x, plot.left, plot.right),
  y: scaleOf(y, plot.bottom, plot.top),
});

function svg(name: string, text: string, body: string): string {
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${name}: ${text}">${body}</svg>`;
}

function axes(x: Axis, y: Axis): string {
  const at = placer(x, y);
  const across = y.ticks.map(
    (tick) =>
      `<path class="grid" d="M${plot.left} ${fixed(at.y(tick))}H${plot.right}"/><text class="tick" text-anchor="end" x="${plot.left - 6}" y="${fixed(at.y(tick) + 4)}">${tick}</text>`,
  );
  const along = x.ticks.map(
    (tick) => `<text class="tick" text-anchor="middle" x="${fixed(at.x(tick))}" y="200">${tick}</text>`,
  );
  return `${across.join('')}${along.join('')}<text class="tick" text-anchor="end" x="${plot.right}" y="216">${x.label}</text><text class="tick" x="${plot.left}" y="${plot.top - 4}">${y.label}</text>`;
}

/** Lines over two axes, with single points named. `text` says in words what the picture shows. */
export function lineChart(chart: {
  name: string;
  text: string;
  x: Axis;
  y: Axis;
  lines: Line[];
  marks: Mark[];
}): string {
  const { name, text, x, y, lines, marks } = chart;
  const at = placer(x, y);
  const drawn = lines.map(
    ({ points, tone, label, labelAt }) =>
      `<path class="line ${tone}" d="${linePath(points, at.x, at.y)}"/><text class="name ${tone}" x="${fixed(at.x(labelAt.x))}" y="${fixed(at.y(labelAt.y))}">${label}</text>`,
  );
  const shift = { start: 9, end: -9, middle: 0 };
  const points = marks.map(
    (mark) =>
      `<circle class="mark" cx="${fixed(at.x(mark.x))}" cy="${fixed(at.y(mark.y))}" r="5"/><text class="value" text-anchor="${mark.side}" x="${fixed(at.x(mark.x) + shift[mark.side])}" y="${fixed(at.y(mark.y) - 9)}">${mark.label}</text>`,
  );
  return svg(name, text, axes(x, y) + drawn.join('') + points.join(''));
}

/** An elevation profile: a filled outline over distance, each part named above it. */
export function profileChart(chart: {
  name: string;
  text: string;
  x: Axis;
  y: Axis;
  outline: Point[];
  labels: (Point & { lines: string[] })[];
}): string {
  const { name, text, x, y, outline, labels } = chart;
  const at = placer(x, y);
  const path = linePath(outline, at.x, at.y);
  const ground = areaPath(outline, at.x, at.y, plot.bottom);
  const bounds = outline.map(
    (point) => `<path class="bound" d="M${fixed(at.x(point.x))} ${fixed(at.y(point.y))}V${plot.bottom}"/>`,
  );
  const named = labels.map(({ lines, ...point }) =>
    lines
      .map(
        (line, i) =>
          `<text class="${i ? 'tick' : 'value'}" text-anchor="middle" x="${fixed(at.x(point.x))}" y="${fixed(at.y(point.y) - 14 * (lines.length - 1 - i) - 8)}">${line}</text>`,
      )
      .join(''),
  );
  return svg(
    name,
    text,
    `${axes(x, y)}<path class="ground" d="${ground}"/>${bounds.join('')}<path class="line accent" d="${path}"/>${named.join('')}`,
  );
}

/** Amounts as bars below one another; `full` (by default the largest) is as long as the picture is wide. */
export function barChart(chart: {
  name: string;
  text: string;
  bars: { label: string; value: number; shown: string; quiet?: boolean }[];
  full?: number;
}): string {
  const { name, text, bars, full = Math.max(...bars.map(({ value }) => value)) } = chart;
  const step = 46;
  const rows = bars.map(({ label, value, shown, quiet }, i) => {
    const y = i * step;
    return `<text class="label" x="0" y="${y + 14}">${label}</text><text class="value" text-anchor="end" x="${width}" y="${y + 14}">${shown}</text><rect class="track" x="0" y="${y + 21}" width="${width}" height="10" rx="5"/><rect class="bar${quiet ? ' quiet' : ''}" x="0" y="${y + 21}" width="${fixed(Math.max(4, (value / full) * width))}" height="10" rx="5"/>`;
  });
  return `<svg viewBox="0 0 ${width} ${bars.length * step - 8}" role="img" aria-label="${name}: ${text}">${rows.join('')}</svg>`;
}
