import { climbOutline, GAP, gradientsOf } from '@breakaway/ui/climb-outline';
import { groundOf, ridge } from '@breakaway/ui/ridge';
import { spokenTime } from './ask/answer.ts';
import type { Answer, Question } from './ask/model.ts';

/** The climb's foot lies above the edge, so that every kilometre has room for its gradient. */
const box = { width: 1440, height: 300, top: 60, base: 260 };
/** The road goes on behind the top, so that the top lies inside of the picture and has room for the rider. */
const BEHIND = 72;
const climbBox = { ...box, width: box.width - BEHIND };
const FALL = 12;
/** A part that is shorter, as a share of the others, has no room for its gradient. */
const LABELLED = 0.6;
/** The climb that fills the picture: its height in km times %. */
const HIGHEST = 112;

const fixed = (value: number) => String(Math.round(value * 10) / 10);

/** The two ridges behind the climb. They never change. */
const backdrop = [
  { seed: 5, top: 10, base: 210, tone: 'far' },
  { seed: 23, top: 90, base: 272, tone: 'near' },
]
  .map(
    ({ seed, tone, ...place }) =>
      `<path class="${tone}" d="${groundOf(ridge(seed), { left: 0, right: box.width, ...place }, box.height)}"/>`,
  )
  .join('');

/**
 * The climb of a question, part by part in the colours of its gradients, and where the rider is when the time is over.
 * The higher the climb, the higher it stands.
 */
export function climbPicture({ km, percent, minutes }: Question, { reachable }: Answer): string {
  const count = Math.min(24, Math.max(6, Math.ceil(km)));
  const gradients = gradientsOf(percent, count);
  // Kilometres, as long as there are as many columns as kilometres: the last one is what is left of the climb.
  const last = count === Math.ceil(km) ? km - (count - 1) : 1;
  const rise = Math.min(1, Math.max(0.24, (km * percent) / HIGHEST));
  const climb = climbOutline(gradients, climbBox, { rise, last });
  const columns = climb.columns.map(({ path, grade, percent: gradient, labelX }, i) => {
    const hasRoom = i < count - 1 || last >= LABELLED;
    const label = `<text x="${fixed(labelX)}" y="${box.height - 14}">${gradient.toFixed(1)} %</text>`;
    return `<path class="grade-${grade}" d="${path}"/>${hasRoom ? label : ''}`;
  });
  const top = climb.at(1);
  const road = `${climb.contour}L${box.width} ${fixed(top.y + FALL)}`;
  const behind = `M${climbBox.width + GAP} ${fixed(top.y)}L${box.width} ${fixed(top.y + FALL)}V${box.height}H${climbBox.width + GAP}Z`;
  const share = Math.min(1, minutes / reachable.minutes);
  const { x, y } = climb.at(share);
  // A line without length and with a round end stays a circle, however wide the picture is drawn.
  const dot = `M${fixed(x)} ${fixed(y)}h0`;
  const words =
    share < 1
      ? `You, after ${spokenTime(minutes)}: ${fixed(share * km)} km`
      : `You, at the top after ${spokenTime(reachable.minutes)}`;
  return `<path class="under" d="${road}V${box.height}H0Z"/>${columns.join('')}<path class="behind" d="${behind}"/><path class="contour" d="${road}"/><path class="halo" d="${dot}"/><path class="rider" d="${dot}"/><text class="you" x="${fixed(x - 20)}" y="${fixed(y - 18)}">${words}</text>`;
}

export const heroPicture = (question: Question, answer: Answer): string =>
  `<svg class="picture" viewBox="0 0 ${box.width} ${box.height}" preserveAspectRatio="none" role="img" aria-label="The climb: ${question.km} km at ${question.percent} %, each kilometre in the colour of its gradient."><g>${backdrop}</g><g id="climb">${climbPicture(question, answer)}</g></svg>`;
