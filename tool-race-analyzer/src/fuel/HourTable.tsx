import type { FeedingPlan } from '@breakaway/cycling';
import { Disclosure, Table, TableFrame } from '@breakaway/ui/controls';

/** What is taken in one hour of the ride, the last one perhaps shorter. */
export interface HourTaken {
  fromH: number;
  carbohydrateG: number;
  fluidMl: number;
  sodiumMg: number;
  caffeineMg: number;
}

/** What a plan takes hour by hour of the ride. */
export function hoursOf({ items, durationS }: FeedingPlan): HourTaken[] {
  return Array.from({ length: Math.max(1, Math.ceil(durationS / 3600)) }, (_, fromH) => {
    const taken = items.filter(({ atS }) => Math.floor(atS / 3600) === fromH);
    const of = (key: Exclude<keyof HourTaken, 'fromH'>) => taken.reduce((sum, item) => sum + item[key], 0);
    return {
      fromH,
      carbohydrateG: of('carbohydrateG'),
      fluidMl: of('fluidMl'),
      sodiumMg: of('sodiumMg'),
      caffeineMg: of('caffeineMg'),
    };
  });
}

/** The plan by the hour. */
export function HourTable({ feeding }: { feeding: FeedingPlan }) {
  const { totals } = feeding;
  const caffeine = totals.caffeineMg > 0;
  return (
    <Disclosure label="Hour by hour">
      <TableFrame label="What you take hour by hour">
        <Table>
          <thead>
            <tr>
              <th scope="col">Hour</th>
              <th scope="col">Carbohydrate</th>
              <th scope="col">Drink</th>
              <th scope="col">Sodium</th>
              {caffeine && <th scope="col">Caffeine</th>}
            </tr>
          </thead>
          <tbody>
            {[...hoursOf(feeding), { fromH: null, ...totals }].map((hour) => (
              <tr key={hour.fromH}>
                <th scope="row">{hour.fromH === null ? 'In all' : hour.fromH + 1}</th>
                <td>{Math.round(hour.carbohydrateG)} g</td>
                <td>{Math.round(hour.fluidMl)} ml</td>
                <td>{Math.round(hour.sodiumMg)} mg</td>
                {caffeine && <td>{Math.round(hour.caffeineMg)} mg</td>}
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
    </Disclosure>
  );
}
