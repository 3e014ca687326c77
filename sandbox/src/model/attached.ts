import type { TalkFile } from '@breakaway/coach';
import { textOf } from './protocol.ts';
import type { ChatRequest } from './protocol.ts';

const SENTENCE =
  /(With this message|Earlier) the member attached [^.:]+ as a file: .+? Questions about it are for the tool ([a-z ]+)\./;

/** In the place of what the instructions do not hold: it decides which tool fits, and no figure of it is used. */
const card = { name: 'file', distanceM: null, ascentM: null, timeS: null, averagePowerW: null, profile: [] };
const nothing = {
  startMs: 0,
  elapsedS: null,
  movingS: null,
  distanceM: null,
  ascentM: null,
  averageSpeedMs: null,
  maxSpeedMs: null,
  averagePowerW: null,
  maxPowerW: null,
  normalizedW: null,
  workJ: null,
  averageHeartRateBpm: null,
  maxHeartRateBpm: null,
  averageCadenceRpm: null,
  spikes: 0,
  atPowerS: [],
  atHeartRateS: [],
  bests: [],
  halves: null,
  wPrime: null,
};
const facts = {
  distanceM: 1000,
  ascentM: 0,
  descentM: 0,
  hasElevation: false,
  highestM: null,
  lowestM: null,
  climbs: [],
  mends: [],
};

/** The file that the instructions speak of, as far as a model knows it; undefined without one. */
export function attachedFile({ messages }: ChatRequest): TalkFile | undefined {
  const instructions = messages.filter(({ role }) => role === 'system' || role === 'developer').map(textOf);
  const [, when, tools = ''] = SENTENCE.exec(instructions.join('\n')) ?? [];
  if (!when) return undefined;
  const isRide = tools.includes('recording');
  return {
    id: 'file',
    card: { kind: isRide ? 'ride' : 'route', ...card },
    ride: isRide ? nothing : null,
    course: tools.includes('route') ? { text: '', facts } : null,
    isNew: when !== 'Earlier',
  };
}
