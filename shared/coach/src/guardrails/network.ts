/** A net of one hidden layer over the meaning of a message: a score for each of several things that it may be about. */
export type Network = {
  /** hidden x inputs, row by row */
  hidden: Float32Array;
  hiddenBias: Float32Array;
  /** outputs x hidden, row by row */
  out: Float32Array;
  outBias: Float32Array;
};

/** What the hidden layer makes of an input: sums below zero count as none. */
export function hiddenOf({ hidden, hiddenBias }: Network, input: ArrayLike<number>): Float32Array {
  return hiddenBias.map((bias, row) => {
    let sum = bias;
    for (let i = 0; i < input.length; i++) sum += hidden[row * input.length + i]! * input[i]!;
    return Math.max(0, sum);
  });
}

/** The score of each output; their exponentials relate as their likelihoods. */
export function scoresOf({ out, outBias }: Network, middle: ArrayLike<number>): Float64Array {
  return Float64Array.from(outBias, (bias, row) => {
    let sum = bias;
    for (let i = 0; i < middle.length; i++) sum += out[row * middle.length + i]! * middle[i]!;
    return sum;
  });
}

/** How much likelier any of the other outputs is than the first, as a logarithm. */
export function againstFirst(scores: ArrayLike<number>): number {
  const others = Array.from(scores).slice(1);
  const most = Math.max(...others);
  return most + Math.log(others.reduce((sum, one) => sum + Math.exp(one - most), 0)) - scores[0]!;
}
