import { resolveAthlete, straightRoute, windRose, type WindRose } from '@breakaway/cycling';
import { colourOf, roseCells, roseSteps } from './rose-shape.ts';

const athlete = resolveAthlete({ bodyMatrix: { height: 180, weight: 75 }, powerMatrix: { ftp: 280 } });
const rose = (timeS: number): WindRose => {
  const found = windRose({ athlete, route: straightRoute(1320, 0.025, 90), timeS });
  if (!found.ok) throw new Error(found.message);
  return found;
};

test('a rose has a field for each direction and speed, and north is up', () => {
  const cells = roseCells(rose(125));
  expect(cells).toHaveLength(80);
  const [first] = cells;
  expect(first!.sector.name).toBe('N');
  const [, , y] = /^M(\S+) (\S+)L/.exec(first!.path)!;
  expect(Number(y)).toBeLessThan(0);
});

test.each([90, 113, 125, 180])(
  'the scale of %d s tells its fields apart, and zero is its border',
  (timeS) => {
    const cells = roseCells(rose(timeS));
    const steps = roseSteps(cells);
    const colours = new Set(cells.map(({ reserveW }) => colourOf(reserveW, steps)));
    expect(colours.size).toBeGreaterThan(timeS === 180 ? 0 : 1);
    for (const { reserveW } of cells) {
      if (reserveW === null) continue;
      expect(/good/.test(colourOf(reserveW, steps))).toBe(reserveW >= 0);
    }
  },
);
