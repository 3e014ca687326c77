import {
  formatDuration,
  powerCurveOf,
  powerForDuration,
  powerVerdict,
  type Athlete,
  type SegmentRecord,
} from '@breakaway/cycling';
import { Muted } from '@breakaway/ui';
import { useWidth } from '@breakaway/ui/tool';
import { useId } from 'react';

const SIZE = { height: 260, left: 44, right: 12, top: 14, bottom: 28 };
const TICKS_S = [5, 30, 60, 300, 1200, 3600, 7200, 18000];
const POINTS = 80;

/**
 * The rider's power-duration curve with its band of uncertainty, their bests, and the point that the record requires.
 */
export function CurveChart({ athlete, record }: { athlete: Athlete; record: SegmentRecord }) {
  const [frame, width] = useWidth<HTMLElement>(640);
  const clip = useId();
  const sea = powerCurveOf(athlete);
  if (!sea) return null;
  const curve = { ...sea, cpW: sea.cpW * record.altitudeFactor };
  const toS = Math.max(7200, 1.3 * record.timeS);
  const fromS = Math.min(5, record.timeS);
  const times = Array.from({ length: POINTS + 1 }, (_, i) => fromS * (toS / fromS) ** (i / POINTS));
  const line = times.map((timeS) => {
    const { bestW, bestSdW } = powerVerdict(curve, record.powerW, timeS);
    return { timeS, bestW, bestSdW };
  });
  const topW = 1.15 * Math.max(record.powerW, powerForDuration(curve, Math.max(60, fromS)));
  const x = (timeS: number) =>
    SIZE.left + ((width - SIZE.left - SIZE.right) * Math.log(timeS / fromS)) / Math.log(toS / fromS);
  const y = (watts: number) =>
    SIZE.height - SIZE.bottom - ((SIZE.height - SIZE.top - SIZE.bottom) * watts) / topW;
  const path = (watts: (point: (typeof line)[number]) => number, points = line) =>
    points.map((point) => `${x(point.timeS).toFixed(1)},${y(watts(point)).toFixed(1)}`).join(' ');
  const step = [25, 50, 100, 200, 400].find((watts) => topW / watts <= 6) ?? 500;
  const gridW = Array.from({ length: Math.floor(topW / step) + 1 }, (_, i) => i * step);
  const ticks = TICKS_S.filter((timeS) => timeS >= fromS && timeS <= 0.95 * toS).filter(
    // On a phone the labels of 30 s and 1 min would overlap.
    (timeS) => timeS !== 30 || x(60) - x(30) > 44,
  );
  const bestW = Math.round(powerForDuration(curve, record.timeS));
  return (
    <figure ref={frame}>
      <svg
        viewBox={`0 0 ${width} ${SIZE.height}`}
        width={width}
        height={SIZE.height}
        role="img"
        aria-label={`Power-duration curve: ${bestW} W for ${formatDuration(record.timeS)}; the record asks for ${Math.round(record.powerW)} W.`}
        style={{ fontSize: 12, fill: 'var(--text-muted)' }}
      >
        {/* The sprint end of the curve leaves the chart; the relevant point does not. */}
        <clipPath id={clip}>
          <rect
            x={SIZE.left}
            y={0}
            width={width - SIZE.left - SIZE.right}
            height={SIZE.height - SIZE.bottom}
          />
        </clipPath>
        {gridW.map((watts) => (
          <g key={watts}>
            <line x1={SIZE.left} x2={width - SIZE.right} y1={y(watts)} y2={y(watts)} stroke="var(--line)" />
            <text x={SIZE.left - 6} y={y(watts) + 4} textAnchor="end">
              {watts}
            </text>
          </g>
        ))}
        {ticks.map((timeS) => (
          <text key={timeS} x={x(timeS)} y={SIZE.height - 8} textAnchor="middle">
            {tick(timeS)}
          </text>
        ))}
        <g clipPath={`url(#${clip})`}>
          <polygon
            points={`${path(({ bestW: w, bestSdW }) => w + bestSdW)} ${path(({ bestW: w, bestSdW }) => w - bestSdW, line.toReversed())}`}
            fill="var(--zone-2)"
            opacity={0.18}
          />
          <polyline points={path(({ bestW: w }) => w)} fill="none" stroke="var(--zone-2)" strokeWidth={2.5} />
        </g>
        {athlete.bests.map((best) => (
          <circle key={best.durationS} cx={x(best.durationS)} cy={y(best.powerW)} r={4} fill="var(--text)" />
        ))}
        <line
          x1={x(record.timeS)}
          x2={x(record.timeS)}
          y1={y(0)}
          y2={y(record.powerW)}
          stroke="var(--accent)"
          strokeDasharray="3 4"
        />
        <circle
          cx={x(record.timeS)}
          cy={y(record.powerW)}
          r={6}
          fill="var(--accent)"
          stroke="var(--bg-raised)"
          strokeWidth={2}
        />
      </svg>
      <figcaption>
        <Muted as="span" style={{ fontSize: '0.875rem' }}>
          Watts over time: your curve with its uncertainty, the record as the orange point
          {athlete.bests.length > 0 && ', your best powers as dots'}
          {record.altitudeFactor < 1 && ', lowered for the altitude'}.
        </Muted>
      </figcaption>
    </figure>
  );
}

function tick(timeS: number): string {
  return timeS < 60 ? `${timeS} s` : timeS < 3600 ? `${timeS / 60} min` : `${timeS / 3600} h`;
}
