import { assumed, type Answer, type Question } from './model.ts';

const { round } = Math;
/** Minutes as a rider says them: `52 min`, `1:05 h`. */
export const spokenTime = (minutes: number): string => {
  const whole = round(minutes);
  return whole < 60 ? `${whole} min` : `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')} h`;
};

/** Two bars on one scale: what the climb takes, and what the rider has. */
function gapBar(takesW: number, hasW: number): string {
  const full = 1.02 * Math.max(takesW, hasW);
  const width = (watts: number) => round((1000 * watts) / full) / 10;
  return `<svg class="gap" viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true"><rect class="takes" width="${width(takesW)}" height="7" rx="1"/><rect class="has" y="9" width="${width(hasW)}" height="7" rx="1"/></svg>
<dl class="legend"><div><dt><i class="takes"></i>The climb takes</dt><dd>${round(takesW)} W</dd></div><div><dt><i class="has"></i>You have</dt><dd>${round(hasW)} W</dd></div></dl>`;
}

function verdict({ powerW, bestW, reachable }: Answer, { minutes }: Question): string {
  // What the two bars say, so that the sums on the page hold.
  const short = round(powerW) - round(bestW);
  const best = spokenTime(reachable.minutes);
  if (short > 0.02 * bestW) return `Out of reach today, by ${short} W. Your best here is about ${best}.`;
  if (short > -0.03 * bestW) return `Right at your limit. ${spokenTime(minutes)} takes a perfect day.`;
  return `Yes. You have ${-short} W to spare, and could be up in about ${best}.`;
}

/** The answer as the page shows it. Numbers only, so that nothing a visitor types becomes markup. */
export const answerHtml = (answer: Answer, question: Question): string =>
  `<p class="number"><strong>${round(answer.powerW)}</strong><span class="unit">W</span><span class="doubt">± ${round(answer.sdW)} W</span></p>
<p class="verdict">${verdict(answer, question)}</p>
${gapBar(answer.powerW, answer.bestW)}
<p class="fine">${answer.wattsPerKg.toFixed(2)} W/kg, ${round(answer.percentOfFtp)} % of FTP, ${round(answer.vamMh)} m climbed an hour. Still air, on a bike of ${assumed.bikeKg} kg.</p>`;
