import * as fs from 'node:fs';
import { readActivityOrRoute } from '../files/index.ts';
import { openRides } from '../files/testing/rides.ts';
import { bestPowers } from './best-efforts.ts';
import { criticalPowerFrom } from './critical-power-answer.ts';
import { powerEachSecond } from './power-series.ts';
import { rideLoad } from './ride-load.ts';
import { wBalanceOfRide } from './w-balance-ride.ts';

const rides = openRides(fs);

const samplesOf = async (file: string) => {
  const parsed = await readActivityOrRoute(rides!.read(file));
  if (!parsed.ok) throw new Error(parsed.message);
  const { points } = parsed.track;
  return {
    timeS: points.map(({ timeMs }) => timeMs! / 1000),
    powerW: points.map(({ powerW }) => powerW),
  };
};

(rides ? test : test.skip)(
  'a ride with gaps and stops: NP 229 W, work 490.1 kJ, as its device says',
  async () => {
    const { timeS, powerW } = await samplesOf('fit/fitfileparser-test-power-gaps.fit');
    const series = powerEachSecond(timeS, powerW)!;
    const load = rideLoad(series.powerW, { ftpW: 200 });
    if (!load.ok) throw new Error(load.message);
    expect(Math.abs(load.normalizedPowerW - 229)).toBeLessThan(1);
    expect(Math.abs(load.workJ / 490083 - 1)).toBeLessThan(0.002);
    expect(Math.abs(load.trainingStressScore! - 116.1)).toBeLessThan(1.5);
    expect(Math.abs(load.durationS - 3233)).toBeLessThan(3);
  },
);

(rides ? describe : describe.skip)('a real ride of 139 minutes with power (Edge 1000)', () => {
  const samples = () => samplesOf('fit/sweatpy-4078723797-edge1000-power-1hz.fit');

  test("NP 267 ± 1 W, work 1831 kJ, TSS 414 at FTP 200 W: the device's own", async () => {
    const { timeS, powerW } = await samples();
    const load = rideLoad(powerEachSecond(timeS, powerW)!.powerW, { ftpW: 200 });
    if (!load.ok) throw new Error(load.message);
    expect(Math.abs(load.normalizedPowerW - 267)).toBeLessThan(1);
    expect(Math.abs(load.workJ / 1830800 - 1)).toBeLessThan(0.002);
    expect(Math.abs(load.trainingStressScore! - 413.7)).toBeLessThan(2);
  });

  test('its best powers were not all-out, as its W′ shows: critical power is set too low', async () => {
    const { timeS, powerW } = await samples();
    const bests = bestPowers(powerEachSecond(timeS, powerW)!.powerW, [120, 180, 300, 480, 720, 1200]);
    expect(bests).toHaveLength(6);
    const fit = criticalPowerFrom(bests);
    if (!fit.ok) throw new Error(fit.message);
    expect(fit.cpW).toBeGreaterThan(200);
    expect(fit.cpW).toBeLessThan(450);
    const balance = wBalanceOfRide({ timeS, powerW, cpW: fit.cpW, wPrimeJ: fit.wPrimeJ });
    if (!balance.ok) throw new Error(balance.message);
    expect(balance.balanceJ.some(Number.isNaN)).toBe(false);
    expect(fit.notes).toEqual([expect.stringMatching(/likely not all-out/)]);
    expect(balance.lowestJ).toBeLessThan(0);
    expect(balance.needed!.cpW).toBeGreaterThan(fit.cpW);
  });
});
