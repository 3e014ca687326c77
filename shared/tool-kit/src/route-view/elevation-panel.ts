import type { UnitFormat } from '@breakaway/contract/units';
import type { Route } from '@breakaway/cycling';
import type { Panel } from '@breakaway/ui/chart';
import { gradePieces } from './gradients.ts';

/** The course's own panel: its heights, coloured by gradient. */
export function elevationPanel(route: Route, units: UnitFormat, height: number): Panel {
  const { elevationM, minElevationM, maxElevationM } = route;
  // A flat route must not look like the Alps.
  const span = Math.max(60, 1.12 * (maxElevationM - minElevationM));
  const from = minElevationM - 0.05 * span;
  const across = (metres: number) => units.shown(metres / 1000, 'km');
  return {
    title: 'Elevation',
    unit: units.name('m'),
    values: elevationM.map((metres) => units.shown(metres, 'm')),
    height,
    colour: 'text',
    ground: 'line',
    from: units.shown(from, 'm'),
    to: units.shown(from + span, 'm'),
    sections: gradePieces(route).flatMap(({ fromM, toM, grade, steep }) =>
      grade === null
        ? []
        : [
            {
              from: across(fromM),
              to: across(toM),
              colour: `grade-${grade}` as const,
              ...(steep ? { hatched: true } : {}),
            },
          ],
    ),
  };
}
