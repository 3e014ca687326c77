import { spreadOf, type Input, type Refusal, type Spread } from '../answer/input.ts';
import type { SourceKey } from '../answer/sources.ts';
import { RECOVERY, wPrimeAfter } from './w-balance.ts';
import { refuseCurve, refuseModel, wPrimeInputs, type Curve } from './w-prime-question.ts';

export type RecoveryQuestion = Curve & {
  /** how long, s, at which power, W */
  durationS: number;
  powerW: number;
  /** W' left before, J; none when not given */
  leftJ?: number;
  model?: keyof typeof RECOVERY;
};

export type WPrimeRecovery = {
  ok: true;
  /** W' won back (negative: spent) and left then, J */
  backJ: number;
  leftJ: number;
  /** share of what was missing that came back, 0 to 1 */
  share: number;
  /** standard deviation of `backJ`, J, and what makes it */
  sd: number;
  spread: Spread[];
  /** `backJ` by each model */
  byModel: Record<keyof typeof RECOVERY, number>;
  inputs: Input[];
  notes: string[];
  sources: SourceKey[];
};

/**
 * How far the models miss 28 published observations of recovery after exhaustion (Bartram 2018, Caen 2021,
 * Ferguson 2010, Weigend 2021): root mean square, as a share of what was missing.
 */
const MISS: Record<keyof typeof RECOVERY, number> = {
  weigend: 0.17,
  careful: 0.17,
  bartram: 0.313,
  froncioni: 0.227,
};

const SOURCE: Record<keyof typeof RECOVERY, SourceKey> = {
  weigend: 'weigend2021',
  careful: 'weigend2021',
  bartram: 'bartram2018',
  froncioni: 'skiba2015',
};

/**
 * How much W' is back after a time at a power, J, with its uncertainty: that of CP and W', and how far the model missed
 * 28 published observations.
 * @returns a refusal for times, powers, CP or W' that cannot be right
 * @example
 * wPrimeRecovered({ cpW: 250, wPrimeJ: 20000, durationS: 120, powerW: 100 }) // => { ok: true, backJ: 6987.4, share: 0.35, sd: 3995 }
 * wPrimeRecovered({ cpW: 250, wPrimeJ: 20000, durationS: -1, powerW: 100 }) // => { ok: false }
 */
export function wPrimeRecovered(question: RecoveryQuestion): WPrimeRecovery | Refusal {
  const { durationS, powerW, leftJ = 0, model = 'weigend' } = question;
  const refused = refuseCurve(question) ?? refuseModel(model, Object.keys(SOURCE));
  if (refused) return refused;
  if (!(durationS >= 0 && durationS <= 86_400))
    return { ok: false, message: 'The time must lie between 0 s and 24 h.' };
  if (!(powerW >= 0 && powerW <= 3000))
    return { ok: false, message: 'The power must lie between 0 and 3000 W.' };
  if (!(Math.abs(leftJ) <= question.wPrimeJ))
    return { ok: false, message: 'What is left of W′ cannot be more than all of it.' };
  const curve = wPrimeInputs(question);
  const missingJ = question.wPrimeJ - leftJ;
  const backBy = (name: keyof typeof RECOVERY, cpW: number, wPrimeJ: number) =>
    wPrimeAfter(leftJ, powerW, durationS, { cpW, wPrimeJ: Math.max(leftJ, wPrimeJ) }, RECOVERY[name]) - leftJ;
  const backJ = backBy(model, question.cpW, question.wPrimeJ);
  const miss: Input = {
    key: 'modelShare',
    label: 'the recovery model',
    value: 0,
    unit: '',
    source: 'default',
    how: 'how far it missed 28 published observations',
    // In a moment little comes back, and it cannot be missed by more than itself.
    sd: Math.min(MISS[model], missingJ > 0 ? Math.max(0, backJ) / missingJ : 0),
    cites: SOURCE[model],
  };
  const recovers = backJ > 0;
  // Recovery is between zero and the deficit, so the error is limited at both.
  const within = (joules: number, mostJ: number) => Math.min(mostJ, Math.max(0, joules));
  const { sd, spread } = spreadOf({ ...curve, miss }, (values) => {
    const back = backBy(model, values.cpW, values.wPrimeJ);
    return recovers ? within(back + values.miss * missingJ, Math.max(0, values.wPrimeJ - leftJ)) : back;
  });
  return {
    ok: true,
    backJ,
    leftJ: leftJ + backJ,
    share: missingJ > 0 ? backJ / missingJ : 0,
    sd,
    spread,
    byModel: {
      careful: backBy('careful', question.cpW, question.wPrimeJ),
      weigend: backBy('weigend', question.cpW, question.wPrimeJ),
      bartram: backBy('bartram', question.cpW, question.wPrimeJ),
      froncioni: backBy('froncioni', question.cpW, question.wPrimeJ),
    },
    inputs: [...Object.values(curve), miss],
    notes: recovers ? [] : ['At or above critical power nothing comes back.'],
    sources: [SOURCE[model]],
  };
}
