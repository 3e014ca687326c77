import { Table, TableFrame } from '../controls/Table.tsx';

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

/** A figure with its uncertainty to the digit that it is known to, such as `0.36 ± 0.04 m²`. */
export function figureText({ value, sd, unit }: Pick<Figure, 'value' | 'sd' | 'unit'>): string {
  const digits = sd > 0 ? Math.min(5, Math.max(0, -Math.floor(Math.log10(sd)))) : 3;
  const shown = String(Number(value.toFixed(sd >= 10 ? 0 : Math.max(1, digits))));
  const spread = sd > 0 ? ` ± ${Number(sd.toFixed(digits))}` : '';
  return `${shown}${spread} ${UNIT[unit] ?? unit}`.trim();
}

/** Every number that went into a result, with its source. */
export function Assumptions({ figures }: { figures: readonly Figure[] }) {
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
              <td>{figureText(figure)}</td>
              <td className="text">
                {SOURCE[figure.source]}
                {!/^(from your profile|given with the question|entered on this page)$/.test(figure.how) &&
                  `: ${figure.how}`}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
