import type { UnitFormat } from '@breakaway/contract/units';
import type { Route, Simulation } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import { GRADE_LIMITS, gradeOf } from '@breakaway/ui/climb-outline';
import { Plot, type Panel } from '@breakaway/ui/chart';
import { useMemo } from 'react';

/** A climb is coloured in sections of about this length. */
const PIECE_M = 500;
/** The arrow keys move by about this distance. */
const KEY_M = 100;

const LAST = GRADE_LIMITS.length;
/** Outside of its climbs the road has no colour. */
const ROAD = { name: 'not a climb', colour: 'var(--ridge-near)' };
const GRADES = Array.from({ length: LAST + 1 }, (_, i) => ({
  name:
    i === 0
      ? `under ${GRADE_LIMITS[0]} %`
      : i === LAST
        ? `${GRADE_LIMITS[LAST - 1]} % and more`
        : `${GRADE_LIMITS[i - 1]} to ${GRADE_LIMITS[i]} %`,
  colour: `var(--grade-${i + 1})`,
}));

interface Props {
  route: Route;
  simulation: Simulation | null;
  /** the marked place, by its node */
  at: number;
  onAt: (node: number) => void;
  /** what is at a node */
  words: (node: number) => string;
}

/** The elevation of the route with climbs coloured by gradient and, once it is ridden, the speed below it. */
export function ProfileChart({ route, simulation, at, onAt, words }: Props) {
  const units = useUnits();
  const across = useMemo(
    () => ({
      values: Float64Array.from(route.elevationM, (_, i) => units.shown((i * route.stepM) / 1000, 'km')),
      unit: units.name('km'),
      tick: String,
    }),
    [route, units],
  );
  const profile = useMemo(() => profileOf(route, units), [route, units]);
  const speed = useMemo(() => (simulation ? speedOf(simulation, units) : null), [simulation, units]);
  const panels = useMemo(() => (speed ? [profile, speed] : [profile]), [profile, speed]);
  return (
    <Plot
      legend={[
        ROAD,
        ...GRADES,
        ...(speed
          ? [{ name: `speed in ${units.name('km/h')}`, colour: 'var(--data)', shape: 'line' as const }]
          : []),
      ]}
      label={`Profile: ${Math.round(units.shown(route.minElevationM, 'm'))} to ${units.show(route.maxElevationM, 'm', 0)} above the sea over ${units.show(route.distanceM / 1000, 'km', 1)}${speed ? ', and your speed' : ''}. The climbs are in the table below.`}
      cursorLabel="Place on the route"
      across={across}
      panels={panels}
      at={at}
      onAt={onAt}
      words={words}
      step={Math.max(1, Math.round(KEY_M / route.stepM))}
    />
  );
}

function profileOf(route: Route, units: UnitFormat): Panel {
  const { elevationM, stepM, minElevationM, maxElevationM, climbs } = route;
  // A flat route must not look like the Alps.
  const span = Math.max(60, 1.1 * (maxElevationM - minElevationM));
  const from = minElevationM - 0.05 * span;
  const last = elevationM.length - 1;
  const across = (node: number) => units.shown((node * stepM) / 1000, 'km');
  return {
    unit: units.name('m'),
    values: elevationM.map((metres) => units.shown(metres, 'm')),
    height: 220,
    colour: 'text',
    ground: 'ridge-near',
    from: units.shown(from, 'm'),
    to: units.shown(from + span, 'm'),
    sections: climbs.flatMap((climb) => {
      const count = Math.max(1, Math.round(climb.lengthM / PIECE_M));
      return Array.from({ length: count }, (_, k) => {
        const begin = Math.round((climb.startM + (climb.lengthM * k) / count) / stepM);
        const end = Math.min(last, Math.round((climb.startM + (climb.lengthM * (k + 1)) / count) / stepM));
        const slope = (elevationM[end]! - elevationM[begin]!) / Math.max(1, (end - begin) * stepM);
        return { from: across(begin), to: across(end), colour: `grade-${gradeOf(100 * slope)}` as const };
      });
    }),
  };
}

const speedOf = ({ speedMs, maxSpeedMs }: Simulation, units: UnitFormat): Panel => ({
  unit: '',
  values: speedMs.map((ms) => units.shown(3.6 * ms, 'km/h')),
  height: 110,
  colour: 'data',
  from: 0,
  to: units.shown(Math.max(20, 3.8 * maxSpeedMs), 'km/h'),
});
