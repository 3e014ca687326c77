/** The page's own script: the question is answered here, by the engine, without a server. */
import { climbPicture } from '../hero-picture.ts';
import { answerHtml } from './answer.ts';
import { answerTo, problemOf, type Question } from './model.ts';

const form = document.querySelector<HTMLFormElement>('#ask')!;
const answer = document.querySelector<HTMLElement>('#answer')!;
const problem = document.querySelector<HTMLElement>('#problem')!;
const climb = document.querySelector<SVGGElement>('#climb')!;
const fields = [...form.querySelectorAll('input')];

const asked = (): Question =>
  Object.fromEntries(
    fields.map(({ name, value }) => [
      name,
      value.trim() === '' ? Number.NaN : Number(value.replace(',', '.')),
    ]),
  ) as unknown as Question;

function update(): void {
  const question = asked();
  const wrong = problemOf(question);
  const result = wrong ?? answerTo(question);
  for (const field of fields)
    field.setAttribute('aria-invalid', String(Boolean(problemOf({ ...question, ...others(field.name) }))));
  problem.textContent = typeof result === 'string' ? result : '';
  answer.classList.toggle('stale', typeof result === 'string');
  if (typeof result === 'string') return;
  answer.innerHTML = answerHtml(result, question);
  climb.innerHTML = climbPicture(question, result);
}

/** Values that are fine for every field but this one, to find out which field is wrong. */
function others(name: string): Partial<Question> {
  const fine: Question = { km: 10, percent: 8, minutes: 60, weightKg: 70, ftpW: 250 };
  return Object.fromEntries(Object.entries(fine).filter(([key]) => key !== name));
}

let soon: ReturnType<typeof setTimeout> | undefined;
form.addEventListener('input', () => {
  clearTimeout(soon);
  soon = setTimeout(update, 120);
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  update();
});
