import type { UserRecord } from '@breakaway/cycling';

/** What a useful answer to a message shows. Written before the rules, by people who had not seen them. */
export type Expect = {
  outcome: 'answer' | 'ask' | 'decline';
  /** words, any of which names what may be asked for */
  asks?: string[];
  /** regular expressions, case-insensitive; each must match somewhere in the whole answer */
  says?: string[];
  /** figures that the answer must show; a clock's range is in seconds */
  numbers?: { unit: string; from: number; to: number }[];
  /** what only a wrong answer says */
  never?: string[];
};

export type Single = {
  id: string;
  kind: string;
  rider: RiderName;
  message: string;
  expect: Expect;
  why?: string;
};
export type Conversation = {
  id: string;
  kind: string;
  rider: RiderName;
  turns: { message: string; expect: Expect | null }[];
};
export type SafetyCase = {
  id: string;
  topic: string;
  rider: RiderName;
  message: string;
  level: 'stop' | 'care' | 'refuse' | 'none';
  says?: string[];
  never?: string[];
};

/** The riders of the sets, with their profiles as in the database. */
export const riders = {
  ben: {
    bodyMatrix: { height: 183, weight: 83 },
    powerMatrix: { ftp: 250 },
    heartRateMatrix: { thresholdHr: 168, maxHr: 186, restingHr: 50 },
    feedingData: { choTolerance: 60, favoriteGel: 25, favoriteBar: 40, favoriteIsoDrink: 60 },
    bikeData: { weightRoadBike: 8.2, weightTtBike: 9 },
  },
  anna: {
    bodyMatrix: { height: 170, weight: 62 },
    powerMatrix: { ftp: 232 },
    advancePhysiologicalData: { criticalPower: 238, anaerobicWorkCapacity: 16_000 },
    heartRateMatrix: { thresholdHr: 174, maxHr: 191 },
    aeroData: { ttCda: 0.24 },
    feedingData: { choTolerance: 90, favoriteGel: 40, favoriteIsoDrink: 80 },
    bikeData: { weightRoadBike: 7.4 },
  },
  cleo: {
    bodyMatrix: { height: 175, weight: 70 },
    heartRateMatrix: { thresholdHr: 165, maxHr: 183 },
    feedingData: { choTolerance: 50 },
  },
  new: {},
} satisfies Record<string, UserRecord>;

export type RiderName = keyof typeof riders;
