import { straightRoute } from '@breakaway/cycling';
import { render, screen } from '@testing-library/react';
import { ProfileSketch } from './ProfileSketch.tsx';

/** From the top of the sketch, of 100. */
function heightsOf(metres: number, slope: number): number[] {
  const { unmount } = render(<ProfileSketch route={straightRoute(metres, slope)} />);
  const drawn = screen.getByRole('img', { name: 'Profile of the course' }).innerHTML;
  unmount();
  return [...drawn.matchAll(/\d+,([\d.]+)/g)].map(([, y]) => Number(y)).slice(1, -1);
}

test('a climb rises across the sketch, and a flat road does not look like the Alps', () => {
  const climb = heightsOf(10_000, 0.06);
  expect([climb[0], climb.at(-1)]).toEqual([95, 14.6]);
  const flat = heightsOf(10_000, 0.0005);
  expect(Math.max(...flat) - Math.min(...flat)).toBeLessThan(8);
});
