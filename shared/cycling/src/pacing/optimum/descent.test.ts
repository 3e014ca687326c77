import { descend } from './descent.ts';

const exact = { maxEvaluations: 2000, tolerance: 1e-14 };

test('finds the valley of Rosenbrock at (1, 1)', () => {
  const { point, value } = descend(
    ([x, y], gradient) => {
      gradient[0] = -2 * (1 - x!) - 400 * x! * (y! - x! * x!);
      gradient[1] = 200 * (y! - x! * x!);
      return (1 - x!) ** 2 + 100 * (y! - x! * x!) ** 2;
    },
    Float64Array.of(-1.2, 1),
    exact,
  );
  expect(value).toBeLessThan(1e-10);
  expect(point[0]).toBeCloseTo(1, 4);
  expect(point[1]).toBeCloseTo(1, 4);
});

test('a long bowl of very different widths', () => {
  const { point } = descend(
    (at, gradient) =>
      at.reduce((sum, x, i) => {
        const width = 10 ** (i % 4);
        gradient[i] = 2 * width * (x - i);
        return sum + width * (x - i) ** 2;
      }, 1),
    new Float64Array(40),
    exact,
  );
  point.forEach((x, i) => expect(x).toBeCloseTo(i, 3));
});

test('a kink does not trap the search, a value that is not a number counts as too far', () => {
  const { value } = descend(
    ([x], gradient) => {
      gradient[0] = x! > 2 ? 1 : -1;
      return x! > 10 ? NaN : Math.abs(x! - 2) + 1;
    },
    Float64Array.of(-3),
    exact,
  );
  expect(value).toBeLessThan(1.001);
});

test('ends at once where nothing is to be gained, and within its evaluations', () => {
  const flat = (at: Float64Array, gradient: Float64Array) => {
    gradient.fill(0);
    return 5;
  };
  expect(descend(flat, new Float64Array(3), exact)).toMatchObject({
    value: 5,
    evaluations: 1,
    converged: true,
  });
  let calls = 0;
  const steep = ([x]: Float64Array, gradient: Float64Array) => {
    calls++;
    gradient[0] = -1;
    return -x!;
  };
  descend(steep, new Float64Array(1), { maxEvaluations: 7, tolerance: 0 });
  expect(calls).toBeLessThanOrEqual(7);
});
