import type { UnitFormat } from '@breakaway/contract/units';
import type { RacePlan } from '@breakaway/cycling';
import { powerPanel } from '@breakaway/tool-kit/route-view';
import type { Panel } from '@breakaway/ui/chart';
import { headwindsOf } from './place.ts';

export const LAYERS = {
  elevation: 'Elevation',
  power: 'Power',
  wPrime: "W'",
  speed: 'Speed',
  wind: 'Wind',
} as const;
export type Layer = keyof typeof LAYERS;
/** Those of the plan, from top to bottom. */
export const PLAN_LAYERS = ['power', 'wPrime', 'speed', 'wind'] as const;

/** Heights of the panels, px. */
type Heights = Record<Layer, number>;
export const HEIGHTS: { desk: Heights; phone: Heights } = {
  desk: { elevation: 176, power: 138, wPrime: 104, speed: 104, wind: 96 },
  phone: { elevation: 132, power: 104, wPrime: 96, speed: 96, wind: 90 },
};

/** The panel of a plan's layer; null where the plan has no such thing. */
export function planPanel(
  layer: (typeof PLAN_LAYERS)[number],
  plan: RacePlan,
  units: UnitFormat,
  height: number,
): Panel | null {
  switch (layer) {
    case 'power':
      return powerPanel(plan.question.route, plan.segments, height, [
        { value: plan.ftpW, name: `FTP ${Math.round(plan.ftpW)} W` },
      ]);
    case 'wPrime': {
      const all = plan.inputs.find(({ key }) => key === 'wPrimeJ')?.value ?? plan.wBalanceJ[0] ?? 1;
      return {
        title: "W' left",
        unit: '%',
        values: plan.wBalanceJ.map((joules) => Math.max(0, (100 * joules) / all)),
        height,
        colour: 'good',
        from: 0,
        to: 125,
      };
    }
    case 'speed':
      return {
        title: `Speed in ${units.name('km/h')}`,
        unit: '',
        values: plan.speedMs.map((ms) => units.shown(3.6 * ms, 'km/h')),
        height,
        colour: 'data',
        from: 0,
        to: units.shown(Math.max(20, 3.8 * plan.speedMs.reduce((a, b) => Math.max(a, b), 0)), 'km/h'),
      };
    case 'wind': {
      const headwinds = headwindsOf(plan);
      if (!headwinds) return null;
      const most = 1.2 * headwinds.reduce((a, b) => Math.max(a, Math.abs(b)), 1);
      return {
        title: `Wind in ${units.name('km/h')}: above 0 it slows, below it pushes`,
        unit: '',
        values: headwinds.map((ms) => units.shown(3.6 * ms, 'km/h')),
        rules: [{ value: 0, name: '' }],
        height,
        colour: 'zone-2',
        from: units.shown(-3.6 * most, 'km/h'),
        to: units.shown(3.6 * most, 'km/h'),
      };
    }
  }
}
