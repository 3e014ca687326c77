import type { Meaning } from '../language/meaning.ts';
import { centres, directions, offsets } from './card-meanings.ts';

/** How near a message is to cards by what it means, -1 to 1; from about 0.5 on it is their topic, whatever its words. */
export type Nearness = ReadonlyMap<string, number>;

/** Begins the name of what is an act of talk and no card. */
export const ACT = 'act:';

const bytesOf = (base64: string) => {
  const raw = Buffer.from(base64, 'base64');
  return new Int8Array(raw.buffer, raw.byteOffset, raw.length);
};

type Space = {
  directions: { scale: number; bytes: Int8Array }[];
  offsets: number[];
  cards: { id: string; centre: Float32Array }[];
};
let space: Space | undefined;

function read(): Space {
  const [scale, bytes] = offsets;
  return {
    directions: directions.map(([worth, packed]) => ({ scale: worth, bytes: bytesOf(packed) })),
    offsets: Array.from(bytesOf(bytes), (one) => one * scale),
    cards: Object.entries(centres).map(([id, packed]) => ({
      id,
      centre: unit(Float32Array.from(bytesOf(packed))),
    })),
  };
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((one) => one / length);
}

/** Every card with its nearness to a message of this meaning. */
export function nearCards(meaning: Meaning): Nearness {
  space ??= read();
  const { offsets: from, cards } = space;
  const place = unit(
    Float32Array.from(space.directions, ({ scale, bytes }, i) => {
      let sum = 0;
      for (let k = 0; k < bytes.length; k++) sum += bytes[k]! * meaning[k]!;
      return scale * sum - from[i]!;
    }),
  );
  return new Map(
    cards.map(({ id, centre }) => {
      let sum = 0;
      for (let k = 0; k < centre.length; k++) sum += centre[k]! * place[k]!;
      return [id, sum];
    }),
  );
}
