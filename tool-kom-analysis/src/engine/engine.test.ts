import { segmentFromRoute } from '@breakaway/cycling';
import { fileOf, hillGpx } from '@breakaway/tool-kit/testing';
import { segmentEngine } from './engine.ts';

test.each([
  [9, null],
  [250, 250],
])('a mean of %d W in a file is %p', async (powerW, shown) => {
  const engine = segmentEngine();
  const power = `</time><extensions><power>${powerW}</power></extensions>`;
  const file = await engine.read(fileOf(hillGpx().replaceAll('</time>', power), 'hill.gpx'));
  const cut = file.ok ? segmentFromRoute(file.route, 2000, 6000) : file;
  if (!cut.ok) throw new Error(cut.message);
  const [ridden] = await engine.ridden(cut.line, cut.leads);
  expect(ridden?.averagePowerW ?? null).toBe(shown);
  expect(ridden?.timeS).toBeGreaterThan(700);
});
