import * as fs from 'node:fs';
import FitParser from 'fit-file-parser';
import { parseFit } from './fit.ts';
import { openRides } from './testing/rides.ts';

/** Every number that we take from the real FIT files, against an independent reader. */
const rides = openRides(fs);
const files = rides
  ? [...rides.list('fit'), ...rides.list('bad')].filter(
      (path) => path.endsWith('.fit') && !/Settings|unexpected-eof/.test(path),
    )
  : [];

const POINT = [
  ['latDeg', 'position_lat', 1e-6],
  ['lonDeg', 'position_long', 1e-6],
  ['elevationM', 'altitude', 1e-6],
  ['powerW', 'power', 0],
  ['heartRateBpm', 'heart_rate', 0],
  ['cadenceRpm', 'cadence', 0],
  ['distanceM', 'distance', 1e-6],
  ['speedMs', 'speed', 1e-6],
] as const;
const TOTAL = [
  ['distanceM', 'total_distance'],
  ['elapsedS', 'total_elapsed_time'],
  ['timerS', 'total_timer_time'],
  ['ascentM', 'total_ascent'],
  ['descentM', 'total_descent'],
  ['averagePowerW', 'avg_power'],
  ['normalizedW', 'normalized_power'],
  ['trainingStressScore', 'training_stress_score'],
  ['workJ', 'total_work'],
  ['maxSpeedMs', 'max_speed'],
] as const;

(rides ? describe : describe.skip)('our reader and fit-file-parser agree', () => {
  test.each(files)('%s', async (path) => {
    const bytes = rides!.read(path);
    const ours = parseFit(bytes);
    if (!ours.ok) throw new Error(ours.message);
    const parser = new FitParser({ force: true, speedUnit: 'm/s', lengthUnit: 'm', mode: 'list' });
    const theirs = await parser.parseAsync(bytes.slice().buffer);
    const records = theirs.records as unknown as Record<string, unknown>[];
    expect(ours.track.points).toHaveLength(records.length);
    const differing: string[] = [];
    const compare = (where: string, a: number | null, b: unknown, tolerance: number) => {
      const other = typeof b === 'number' && Number.isFinite(b) ? b : null;
      if (a === null && other === null) return;
      if (a === null || other === null || Math.abs(a - other) > tolerance)
        differing.push(`${where}: ${a} / ${String(b)}`);
    };
    const packed = records.some((record) => record['compressed_speed_distance'] && !record['distance']);
    ours.track.points.forEach((point, i) => {
      const record = records[i]!;
      compare(`time ${i}`, point.timeMs, +new Date(record['timestamp'] as string), 0);
      for (const [key, name, tolerance] of POINT) {
        if (packed && (key === 'distanceM' || key === 'speedMs')) continue;
        compare(`${key} ${i}`, point[key], record[`enhanced_${name}`] ?? record[name], tolerance);
      }
    });
    expect(differing).toEqual([]);
    expect(ours.track.laps).toHaveLength((theirs.laps ?? []).length);
    const session = theirs.sessions![0] as unknown as Record<string, unknown>;
    for (const [key, name] of TOTAL) compare(key, ours.track.device?.[key] ?? null, session[name], 1e-6);
    const starts = (theirs.events ?? []).filter(
      (event) => event.event === 'timer' && event.event_type === 'start',
    );
    expect(ours.track.pauses.length).toBeGreaterThanOrEqual(starts.length - 1);
    expect(differing).toEqual([]);
  });
});
