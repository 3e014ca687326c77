import { normalise } from '../language/normalise.ts';
import { eatingConcern, mentionsInjury, offLimits, redFlag } from './lexicon.ts';

export type Refusal = {
  topic: 'redFlag' | 'eating' | 'injury' | 'medical' | 'doping';
  /** What is said instead of an answer; never holds a training figure. */
  notice: string;
  text: string;
};

/**
 * Looks for what a training calculator must not answer, before anything else is read. Deterministic.
 * @returns null when the message is fine
 */
export function guard(message: string): Refusal | null {
  const text = normalise(message);
  if (redFlag(text))
    return {
      topic: 'redFlag',
      notice:
        'Please stop training and get this checked now. If it is happening at the moment, or if it is severe or getting worse, call your emergency number (112 in Europe, 911 in the US, 999 in the UK).',
      text: 'What you describe can be a warning sign that has nothing to do with fitness, so I will not give training advice on it. A doctor has to see it first. Once you are cleared to ride, I can help you plan the return.',
    };
  if (eatingConcern(text))
    return {
      topic: 'eating',
      notice: 'I do not give calorie targets, weight-loss plans or a race weight.',
      text: 'Riding on too little food costs power, sleep, bones and health. Please talk with a doctor or a registered dietitian. If food or weight is on your mind much of the time, an eating-disorder helpline in your country listens without judging. What I can do is plan how to fuel a ride well, so that you have the power that you trained for.',
    };
  const limit = offLimits(text);
  if (limit === 'doping')
    return {
      topic: 'doping',
      notice: 'I do not help with banned substances or methods.',
      text: 'They are a risk to your health and against the rules. For what is allowed, ask a sports doctor or your anti-doping agency. I can help with pacing, power and fuelling.',
    };
  if (limit === 'medical')
    return {
      topic: 'medical',
      notice: 'This is a question for your doctor or pharmacist.',
      text: 'Medication, pregnancy and illness change what is safe to do, and I cannot judge that from here. Once you know what you may do, I can turn it into power and time.',
    };
  if (mentionsInjury(text))
    return {
      topic: 'injury',
      notice: 'I cannot judge an injury from here, so I give no training figures for it.',
      text: 'Please ease off, and see a doctor or physiotherapist if the pain is sharp, if it swells, if it stays after some days of rest, or if it changes how you move. When you are cleared to ride again, tell me what you may do and I will work out the numbers.',
    };
  return null;
}
