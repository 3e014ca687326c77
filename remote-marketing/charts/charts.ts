import { areaPath, linePath, scaleOf, type Point } from '@breakaway/ui/chart/geometry';
import { both, type Size } from './sizes.ts';

export type { Point };
export type Axis = { from: number; to: number; ticks: number[]; label: string };
export type Line = { points: Point[]; tone: 'accent' | 'second' | 'third'; label: string; labelAt: Point };
/** A point with its name: left above it, right above it, or, where another line is in the way, right below it. */
export type Mark = Point & { label: string; side: 'left' | 'right' | 'below' };
/** A place on one of the axes that needs a word. */
export type Rule = { x: number; label: string } | { y: number; label: string };

const fixed = (value: number) => String(Math.round(value * 10) / 10);
const placer = (x: Axis, y: Axis, { plot }: Size) => ({
  x: scaleOf(x, plot.left, plot.right),
  y: scaleOf(y, plot.bottom, plot.top),
});

function axes(x: Axis, y: Axis, size: Size): string {
  const { plot } = size;
  const at = placer(x, y, size);
  const across = y.ticks.map(
    (tick) =>
      `<path class="grid" d="M${plot.left} ${fixed(at.y(tick))}H${plot.right}"/><text class="tick" text-anchor="end" x="${plot.left - 6}" y="${fixed(at.y(tick) + 4)}">${tick}</text>`,
  );
  const along = x.ticks.map(
    (tick) =>
      `<text class="tick" text-anchor="middle" x="${fixed(at.x(tick))}" y="${plot.bottom + 18}">${tick}</text>`,
  );
  return `${across.join('')}${along.join('')}<text class="tick" text-anchor="end" x="${plot.right}" y="${plot.bottom + 36}">${x.label}</text><text class="tick" text-anchor="end" x="${plot.left - 6}" y="${plot.top - 14}">${y.label}</text>`;
}

const beside = {
  left: { anchor: 'end', x: -9, y: -9 },
  right: { anchor: 'start', x: 9, y: -9 },
  below: { anchor: 'start', x: 9, y: 18 },
} satisfies Record<Mark['side'], { anchor: string; x: number; y: number }>;

function ruleAt(rule: Rule, at: ReturnType<typeof placer>, { plot }: Size): string {
  const [path, x, y] =
    'x' in rule
      ? [`M${fixed(at.x(rule.x))} ${plot.top}V${plot.bottom}`, at.x(rule.x) + 6, plot.top + 16]
      : [`M${plot.left} ${fixed(at.y(rule.y))}H${plot.right}`, plot.left + 6, at.y(rule.y) + 16];
  return `<path class="rule" d="${path}"/><text class="tick" x="${fixed(x)}" y="${fixed(y)}">${rule.label}</text>`;
}

/** Lines over two axes, with single points named. `text` says in words what the picture shows. */
export function lineChart(chart: {
  name: string;
  text: string;
  x: Axis;
  y: Axis;
  lines: Line[];
  marks: Mark[];
  rule?: Rule;
}): string {
  const { name, text, x, y, lines, marks, rule } = chart;
  return both(`${name}: ${text}`, (size) => {
    const at = placer(x, y, size);
    const drawn = lines.map(
      ({ points, tone, label, labelAt }) =>
        `<path class="line ${tone}" d="${linePath(points, at.x, at.y)}"/><text class="name ${tone}" x="${fixed(at.x(labelAt.x))}" y="${fixed(at.y(labelAt.y))}">${label}</text>`,
    );
    const points = marks.map((mark) => {
      const label = beside[mark.side];
      return `<circle class="mark" cx="${fixed(at.x(mark.x))}" cy="${fixed(at.y(mark.y))}" r="5"/><text class="value" text-anchor="${label.anchor}" x="${fixed(at.x(mark.x) + label.x)}" y="${fixed(at.y(mark.y) + label.y)}">${mark.label}</text>`;
    });
    const ruled = rule ? ruleAt(rule, at, size) : '';
    return axes(x, y, size) + ruled + drawn.join('') + points.join('');
  });
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
  return both(`${name}: ${text}`, (size) => {
    const at = placer(x, y, size);
    const path = linePath(outline, at.x, at.y);
    const ground = areaPath(outline, at.x, at.y, size.plot.bottom);
    const bounds = outline.map(
      (point) =>
        `<path class="bound" d="M${fixed(at.x(point.x))} ${fixed(at.y(point.y))}V${size.plot.bottom}"/>`,
    );
    const named = labels.map(({ lines, ...point }) =>
      lines
        .map(
          (line, i) =>
            `<text class="${i ? 'tick' : 'value'}" text-anchor="middle" x="${fixed(at.x(point.x))}" y="${fixed(at.y(point.y) - 16 * (lines.length - 1 - i) - 8)}">${line}</text>`,
        )
        .join(''),
    );
    return `${axes(x, y, size)}<path class="ground" d="${ground}"/>${bounds.join('')}<path class="line accent" d="${path}"/>${named.join('')}`;
  });
}

const BAR_STEP = 52;

/**
 * Amounts as bars below one another; `full` (by default the largest) is as long as the picture is wide. It has no grid
 * of its own, so that its text is as large as all other text at every width.
 */
export function barChart(chart: {
  name: string;
  text: string;
  bars: { label: string; value: number; shown: string; quiet?: boolean }[];
  full?: number;
}): string {
  const { name, text, bars, full = Math.max(...bars.map(({ value }) => value)) } = chart;
  const rows = bars.map(({ label, value, shown, quiet }, i) => {
    const y = i * BAR_STEP;
    return `<text class="label" x="0" y="${y + 15}">${label}</text><text class="value" text-anchor="end" x="100%" y="${y + 15}">${shown}</text><rect class="track" x="0" y="${y + 24}" width="100%" height="10" rx="5"/><rect class="bar${quiet ? ' quiet' : ''}" x="0" y="${y + 24}" width="${fixed(Math.max(1.2, (100 * value) / full))}%" height="10" rx="5"/>`;
  });
  return `<svg class="bars" height="${bars.length * BAR_STEP - 16}" role="img" aria-label="${name}: ${text}">${rows.join('')}</svg>`;
}
