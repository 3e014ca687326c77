import fc from 'fast-check';
import { history } from './history.ts';
import { playHistory } from './play-history.ts';
import { openWorld } from './world.ts';

/**
 * How many histories, how many in parallel, and which to repeat: a failure prints its seed and path. These few are
 * always the same, so that no build fails by chance; `npm run histories` plays ten thousand others, in half an hour.
 */
const RUNS = Number(process.env.HISTORIES ?? 90);
const LANES = Number(process.env.HISTORY_LANES ?? 3);
const SEED = Number(process.env.HISTORY_SEED ?? 4);
const { HISTORY_PATH: path } = process.env;
const LENGTH = 14;

test(
  `${RUNS} random histories: one plan at a time, no period paid twice, premium as the model says, every cent found again`,
  async () => {
    const lanes = path ? 1 : LANES;
    let failed = false;
    const ends = await Promise.allSettled(
      Array.from({ length: lanes }, async (_, lane) => {
        const world = await openWorld();
        try {
          await fc.assert(
            fc.asyncProperty(history(LENGTH), async (one) => {
              // Another lane has failed: there is nothing more to find out here.
              if (failed && !path) return;
              await playHistory(world, one);
            }),
            { numRuns: Math.ceil(RUNS / lanes), seed: SEED + lane, ...(path && { path }) },
          );
        } catch (error) {
          failed = true;
          throw error;
        } finally {
          await world.close();
        }
      }),
    );
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  },
  4 * 3_600_000,
);
