import { emptyPoint, type TrackPoint } from './track.ts';
import { mendFitFrame } from './fit-frame.ts';
import type { Parsed } from './parsed.ts';

const WHAT_ELSE: Record<string, string> = {
  workout: 'a planned workout',
  settings: 'a settings file',
  device: 'a device file',
  sport: 'a sport profile',
  goals: 'a goals file',
  weight: 'a weight file',
  totals: 'a totals file',
  monitoring_a: 'a daily monitoring file',
  monitoring_b: 'a daily monitoring file',
};

/** Reads a FIT activity or course; what is whole in a damaged file is kept. */
export async function parseFit(bytes: Uint8Array): Promise<Parsed> {
  const frame = mendFitFrame(bytes);
  if (!frame)
    return { ok: false, message: 'This FIT file is damaged at its beginning and nothing could be saved.' };
  // The decoder carries the whole FIT profile (440 kB): it is loaded when the first FIT file comes.
  const { default: FitParser } = await import('fit-file-parser');
  const parser = new FitParser({ force: true, speedUnit: 'm/s', lengthUnit: 'm', mode: 'list' });
  const content = await parser.parseAsync(frame.bytes.buffer);
  const kind = String(content.file_ids?.[0]?.type ?? '');
  const points = (content.records ?? []).map((record) =>
    pointFrom(record as unknown as Record<string, unknown>),
  );
  if (points.length < 2) {
    const other = WHAT_ELSE[kind];
    return {
      ok: false,
      message: other
        ? `This FIT file is ${other}, not a ride or a route.`
        : 'This FIT file has no recorded points in it, so it is not a ride or a route.',
    };
  }
  return {
    ok: true,
    track: { format: 'fit', kind: kind === 'course' ? 'route' : 'activity', name: null, points },
    warnings: frame.whole
      ? []
      : ['The file is damaged or ends early; everything that was whole in it was read.'],
  };
}

function pointFrom(record: Record<string, unknown>): TrackPoint {
  const point = emptyPoint();
  point.latDeg = finite(record['position_lat']);
  point.lonDeg = finite(record['position_long']);
  point.elevationM = finite(record['enhanced_altitude']) ?? finite(record['altitude']);
  const time = record['timestamp'];
  point.timeMs = finite(
    time instanceof Date ? time.getTime() : typeof time === 'string' ? Date.parse(time) : null,
  );
  point.powerW = finite(record['power']);
  point.heartRateBpm = finite(record['heart_rate']);
  point.cadenceRpm = finite(record['cadence']);
  point.distanceM = finite(record['distance']);
  point.speedMs = finite(record['enhanced_speed']) ?? finite(record['speed']);
  return point;
}

function finite(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
