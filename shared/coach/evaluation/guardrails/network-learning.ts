import { hiddenOf, scoresOf, type Network } from '../../src/guardrails/network.ts';

export type Point = { input: Float32Array; output: number; weight: number };

const HIDDEN = 32;
const ROUNDS = 25;
const BATCH = 64;
const PACE = 0.002;
const CALM = 1e-4;
/** Share of the hidden numbers that are left out at random while it learns, so that none is relied on alone. */
const LEFT_OUT = 0.3;

/**
 * Learns a network by gradient steps (Adam) that puts each point to its output.
 * @param next random numbers from 0 to 1, the same each time for the same result
 */
export function learnNetwork(points: readonly Point[], outputs: number, next: () => number): Network {
  const inputs = points[0]!.input.length;
  const normal = () => Math.sqrt(-2 * Math.log(next() || 1e-12)) * Math.cos(2 * Math.PI * next());
  const network: Network = {
    hidden: Float32Array.from({ length: HIDDEN * inputs }, () => normal() * Math.sqrt(2 / inputs)),
    hiddenBias: new Float32Array(HIDDEN),
    out: Float32Array.from({ length: outputs * HIDDEN }, () => normal() * Math.sqrt(1 / HIDDEN)),
    outBias: new Float32Array(outputs),
  };
  const parts = (Object.keys(network) as (keyof Network)[]).map((name) => ({
    weights: network[name],
    slope: new Float32Array(network[name].length),
    first: new Float32Array(network[name].length),
    second: new Float32Array(network[name].length),
  }));
  const [hidden, hiddenBias, out, outBias] = parts.map(({ slope }) => slope) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const order = points.map((_, at) => at);
  const steps = ROUNDS * Math.ceil(points.length / BATCH);
  for (let step = 1, from = points.length; step <= steps; step++, from += BATCH) {
    if (from >= points.length) {
      from = 0;
      for (let at = order.length - 1; at > 0; at--) {
        const other = Math.floor(next() * (at + 1));
        [order[at], order[other]] = [order[other]!, order[at]!];
      }
    }
    for (const { slope } of parts) slope.fill(0);
    let weights = 0;
    for (const at of order.slice(from, from + BATCH)) {
      const { input, output, weight } = points[at]!;
      weights += weight;
      const kept = Float32Array.from({ length: HIDDEN }, () => (next() < LEFT_OUT ? 0 : 1 / (1 - LEFT_OUT)));
      const middle = hiddenOf(network, input).map((one, row) => one * kept[row]!);
      const scores = scoresOf(network, middle);
      const most = Math.max(...scores);
      const all = scores.reduce((sum, one) => sum + Math.exp(one - most), 0);
      const back = new Float32Array(HIDDEN);
      for (let row = 0; row < outputs; row++) {
        const miss = (Math.exp(scores[row]! - most) / all - (row === output ? 1 : 0)) * weight;
        outBias[row]! += miss;
        for (let i = 0; i < HIDDEN; i++) {
          out[row * HIDDEN + i]! += miss * middle[i]!;
          back[i]! += miss * network.out[row * HIDDEN + i]!;
        }
      }
      for (let row = 0; row < HIDDEN; row++) {
        if (!(middle[row]! > 0)) continue;
        const miss = back[row]! * kept[row]!;
        hiddenBias[row]! += miss;
        for (let i = 0; i < inputs; i++) hidden[row * inputs + i]! += miss * input[i]!;
      }
    }
    const pace = PACE * (1 - step / (steps + 1));
    for (const part of parts)
      for (let i = 0; i < part.weights.length; i++) {
        const by = part.slope[i]! / weights + CALM * part.weights[i]!;
        part.first[i] = 0.9 * part.first[i]! + 0.1 * by;
        part.second[i] = 0.999 * part.second[i]! + 0.001 * by * by;
        part.weights[i]! -=
          (pace * part.first[i]!) /
          (1 - 0.9 ** step) /
          (Math.sqrt(part.second[i]! / (1 - 0.999 ** step)) + 1e-8);
      }
  }
  return network;
}
