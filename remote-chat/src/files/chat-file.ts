import type { ChatFile, User } from '@breakaway/contract';
import { MOST_COURSE } from '@breakaway/contract/tool-start';
import {
  heightsOf,
  plainText,
  resolveAthlete,
  routeFrom,
  writeRoute,
  type Refusal,
} from '@breakaway/cycling';
import { tooLarge, tooManyPoints } from '@breakaway/cycling/file-limits';
import { readActivityOrRoute, rideFigures } from '@breakaway/cycling/files';

/** A file as it is sent with a question, or one sentence on why it cannot be. */
export type ReadFile = { ok: true; file: ChatFile } | Refusal;

const MOST_NAME = 120;
/** Endings of what the reader of files has a sentence of its own for; a name without one says nothing. */
const NAMED = /\.(?:gpx|tcx|fit|xml|kml|html?|zip|gz)$|^[^.]*$/i;

const refused = (message: string): Refusal => ({ ok: false, message });
const notOurs = refused('This is not a GPX, TCX or FIT file.');
/** A file that was cut off at its beginning, s. */
const SHORTEST_S = 60;
const tooShort = refused('This ride has less than a minute in it, so there is nothing to explain.');
const tooLong = refused('This course is too long for the chat. Open its file in the Race Analyzer.');

/** Reads a chosen file; what it has to offer decides, not its name. Never throws. */
export async function readChosen(chosen: File, member: User): Promise<ReadFile> {
  const isNamed = NAMED.test(chosen.name);
  const large = tooLarge(chosen.size);
  if (large) return isNamed ? refused(large) : notOurs;
  const bytes = await chosen.arrayBuffer().catch(() => null);
  // A folder, or a file that was moved after it was chosen.
  if (!bytes) return refused('This file could not be opened. Choose it again.');
  const read = await chatFileOf(new Uint8Array(bytes), chosen.name, member);
  return read.ok || isNamed || bytes.byteLength === 0 ? read : notOurs;
}

/**
 * A route or a ride as it is sent with a question: the road as the Race Analyzer makes it of the same file, so that both
 * have the same figures, and of a ride also its numbers. A ride may be without a road.
 * @param member their weight and critical power, which the figures of a ride depend on
 */
async function chatFileOf(bytes: Uint8Array, fileName: string, member: User): Promise<ReadFile> {
  const many = tooManyPoints(bytes);
  if (many) return refused(many);
  const parsed = await readActivityOrRoute(bytes, fileName);
  if (!parsed.ok) return parsed;
  const { track } = parsed;
  const figures = track.kind === 'activity' ? rideFigures(track, riderOf(member)) : null;
  const ride = figures?.ok ? figures.figures : null;
  if (ride && (ride.elapsedS ?? ride.movingS ?? 0) < SHORTEST_S) return tooShort;
  const route = routeFrom(track.points, { stored: true });
  const course = route.ok ? JSON.stringify(writeRoute(route)) : null;
  const isTooLong = course !== null && course.length > MOST_COURSE;
  if (!ride && !route.ok) return figures && !figures.ok ? figures : route;
  if (!ride && isTooLong) return tooLong;
  const { distanceM = null, ascentM = null, movingS = null, averagePowerW = null } = ride ?? {};
  return {
    ok: true,
    file: {
      card: {
        kind: ride ? 'ride' : 'route',
        name: nameOf(track.name) || nameOf(fileName) || 'File',
        distanceM: route.ok ? route.distanceM : distanceM,
        ascentM: route.ok ? (route.hasElevation ? route.ascentM : null) : ascentM,
        timeS: movingS,
        averagePowerW,
        profile: route.ok ? heightsOf(route) : [],
      },
      course: isTooLong ? null : course,
      ride,
    },
  };
}

/** As the API keeps it. */
const nameOf = (name: string | null) => plainText((name ?? '').trim().slice(0, MOST_NAME));

function riderOf(member: User) {
  const { massKg, cpW, wPrimeJ } = resolveAthlete(member);
  return {
    ...(massKg ? { massKg: massKg.value } : {}),
    ...(cpW ? { cpW: cpW.value } : {}),
    ...(wPrimeJ ? { wPrimeJ: wPrimeJ.value } : {}),
  };
}
