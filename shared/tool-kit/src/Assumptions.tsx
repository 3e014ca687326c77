import type { UnitFormat } from '@breakaway/contract/units';
import { inUnits } from '@breakaway/contract/units-in-text';
import { Table, TableFrame } from '@breakaway/ui/controls';
import { useUnits } from './units.ts';

/** A number that went into a result: its value, how sure it is, and where it comes from. */
export interface Figure {
  key: string;
  label: string;
  value: number;
  unit: string;
  source: 'asked' | 'profile' | 'estimated' | 'default';
  how: string;
  /** standard deviation, in `unit` */
  sd: number;
}

const SOURCE = {
  asked: 'Entered here',
  profile: 'Your profile',
  estimated: 'Estimated',
  default: 'Assumed',
};
const UNIT: Record<string, string> = { m2: 'm²', 'kg/m3': 'kg/m³', C: '°C' };

/** A figure with its uncertainty to the digit that it is known to, such as `0.36 ± 0.04 m²`, in the member's units. */
export function figureText(figure: Pick<Figure, 'key' | 'value' | 'sd' | 'unit'>, units: UnitFormat): string {
  if (figure.unit === 'J') {
    // Nobody knows a W' to the joule.
    const [kJ, sdKJ] = [figure.value / 1000, figure.sd / 1000].map((value) => value.toFixed(1));
    return figure.sd > 0 ? `${kJ} ± ${sdKJ} kJ` : `${kJ} kJ`;
  }
  const metricUnit = UNIT[figure.unit] ?? figure.unit;
  const unit = units.name(metricUnit);
  // Feet and inches, not tenths of a foot.
  if (figure.key === 'heightM' && unit !== metricUnit) return units.show(100 * figure.value, 'cm');
  const value = units.shown(figure.value, metricUnit);
  const sd = Math.abs(units.shown(figure.value + figure.sd, metricUnit) - value);
  const digits = sd > 0 ? Math.min(5, Math.max(0, -Math.floor(Math.log10(sd)))) : 3;
  const shown = String(Number(value.toFixed(sd >= 10 ? 0 : Math.max(1, digits))));
  const spread = sd > 0 ? ` ± ${Number(sd.toFixed(digits))}` : '';
  return `${shown}${spread} ${unit}`.trim();
}

/** Every number that went into a result, with its source. */
export function Assumptions({ figures }: { figures: readonly Figure[] }) {
  const format = useUnits();
  return (
    <TableFrame label="What was assumed, and where it comes from">
      <Table>
        <thead>
          <tr>
            <th scope="col">Value</th>
            <th scope="col">Taken as</th>
            <th scope="col" className="text">
              Source
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => (
            <tr key={figure.key}>
              <th scope="row">{figure.label.charAt(0).toUpperCase() + figure.label.slice(1)}</th>
              <td>{figureText(figure, format)}</td>
              <td className="text">
                {SOURCE[figure.source]}
                {!/^(from your profile|given with the question|entered on this page)$/.test(figure.how) &&
                  `: ${inUnits(figure.how, format.units)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
