import { planDays, proPrice } from '@breakaway/contract/plan';
import { rider } from '../charts/rider.ts';
import { questions } from '../src/parts/questions.ts';
import { answerHtml } from './ask/answer.ts';
import { answerTo, first, limits, type Answer, type Question } from './ask/model.ts';
import { courseFigure, courseGrades, courseWords } from './course-figure.ts';
import { pageDocument } from './document.ts';
import { climb } from './examples.ts';
import { climbFigure, doubtFigure, sharesFigure } from './figures.ts';
import { heroPicture } from './hero-picture.ts';

const answer = answerTo(first);
if (typeof answer === 'string') throw new Error(answer);
const opening: Answer = answer;

const sourceName = { asked: 'asked', profile: 'profile', estimated: 'estimated', default: 'assumed' };
const amount = (value: number, unit: string) =>
  `${value < 100 ? Number(value.toPrecision(3)) : Math.round(value)} ${unit.replace('m2', 'm²').replace(/^C$/, '°C')}`.trim();
const inputRows = climb.inputs
  .map(
    ({ label, value, unit, source }) =>
      `<tr><th scope="row">${label[0]!.toUpperCase()}${label.slice(1)}</th><td>${amount(value, unit)}</td><td><span class="source ${source}">${sourceName[source]}</span></td></tr>`,
  )
  .join('');

const field = (key: keyof Question) =>
  `<label><span>${limits[key].label}</span><span class="control"><input name="${key}" value="${first[key]}" inputmode="decimal" autocomplete="off" aria-describedby="problem"><span class="unit">${limits[key].unit}</span></span></label>`;

/** What is proved: the figure, in a few words for the first view, and in a sentence. */
const proofs = [
  {
    figure: '<strong>2.7</strong><span class="unit">W</span>',
    short: 'off a power meter, once drag is measured',
    text: 'The standard error of our road model against a power meter, with drag and wind measured (Martin et al. 1998).',
  },
  {
    figure: '<strong>±</strong>',
    short: 'every answer says how sure it is',
    text: 'Every answer says how sure it is, and which measurement would help most.',
  },
  {
    figure: '<strong>0</strong><span class="unit">rides</span>',
    short: 'leave your device',
    text: 'Your rides and routes stay on your device until you save a plan. The tools read them there.',
  },
  {
    figure: '<strong>You</strong>',
    text: 'Your own measurements come first. We estimate only what is missing, and say so.',
  },
];
const facts = proofs
  .filter(({ short }) => short)
  .map(({ figure, short }) => `<li><p class="number">${figure}</p><p>${short}</p></li>`)
  .join('');

const hero = `
<div class="hero night">
    <div class="pitch">
      <h1>Know your watts before the climb.</h1>
      <p class="lead">Breakaway is an AI training coach for cyclists. Ask about any road. You get the watts, the pacing and the food, and see how we got there.</p>
      <div class="start">
        <a class="button" href="/sign-up" target="_top">Create your account</a>
        <p>${planDays.week} days free, without a card. <span>Then <a href="#price">${proPrice} a year</a> if you want it.</span></p>
      </div>
      <ul class="facts">${facts}</ul>
    </div>
    ${heroPicture(first, opening)}
    <form id="ask" class="card" novalidate aria-label="Try a question">
      <h2>Try it: can you ride it?</h2>
      <div class="fields road">${field('km')}${field('percent')}${field('minutes')}</div>
      <div class="fields rider">${field('weightKg')}${field('ftpW')}</div>
      <p id="problem" class="problem" role="alert"></p>
      <div id="answer" aria-live="polite">${answerHtml(opening, first)}</div>
    </form>
</div>`;

const coach = `
<section class="wrap split">
  <div>
    <h2>A coach that does the maths</h2>
    <p class="intro">Ask in your own words. The answer comes with its working, so you can check it and change it. Ask things like:</p>
    <ul class="asks">
      <li>“What power for a flat 40 km in under an hour?”</li>
      <li>“Build me three weeks before a hilly race.”</li>
      <li>“How many gels for four hours at 200 W?”</li>
      <li>“I rode 20 minutes at 275 W. What is my FTP?”</li>
    </ul>
  </div>
  <div class="talk">
    <p class="asked">“What power for ${first.km} km at ${first.percent} % in ${first.minutes} minutes?”</p>
    <div class="card">
    <h3>Where ${Math.round(climb.powerW)} W go</h3>
    ${sharesFigure}
    <h3 class="apart">What makes it uncertain</h3>
    ${doubtFigure}
    <details><summary><h3>Everything that went into it</h3></summary><div class="scroll" tabindex="0" role="region" aria-label="Inputs of the answer"><table><thead><tr><th scope="col">Input</th><th scope="col">Value</th><th scope="col">Source</th></tr></thead><tbody>${inputRows}</tbody></table></div></details>
    </div>
  </div>
</section>`;

const gradeNames = ['under 3 %', '3 to 6 %', '6 to 8.5 %', '8.5 to 11 %', 'steeper'];
const gradeKey = gradeNames
  .map((name, i) => (courseGrades.has(i + 1) ? `<li><i class="grade-${i + 1}"></i>${name}</li>` : ''))
  .join('');

const race = `
<section class="sunken"><div class="wrap">
  <h2>One plan for the whole race</h2>
  <p class="intro">Open a route. You get the power for each part, the time at each summit, and when to eat. This one: ${courseWords.km} km, ${courseWords.ascentM} m of climbing, ${courseWords.time} h for a rider of ${rider.massKg} kg with an FTP of ${rider.ftpW} W.</p>
  <div class="card scroll" tabindex="0" role="region" aria-label="The race plan">${courseFigure}</div>
  <ul class="key">${gradeKey}<li><i class="effort"></i>power</li><li><i class="gel"></i>gel</li><li><i class="drink"></i>drink</li></ul>
</div></section>`;

const record = `
<section class="wrap split">
  <div class="card">${climbFigure}</div>
  <div>
    <h2>Know which record is yours</h2>
    <p class="intro">Your best time is where the power you have meets the power the climb needs. The segment tool finds it for any road, and says what the record is missing: watts, kilograms, or the right wind.</p>
  </div>
</section>`;

const proof = `
<section class="sunken"><div class="wrap">
  <h2>Numbers you can check</h2>
  <ul class="proof">${proofs.map(({ figure, text }) => `<li><p class="number">${figure}</p><p>${text}</p></li>`).join('')}</ul>
</div></section>`;

const price = `
<section id="price" class="night pricing"><div class="wrap split">
  <div>
    <h2>One plan. Everything in it.</h2>
    <p class="amount"><strong>${proPrice}</strong> a year</p>
    <p class="lead">Try it free for ${planDays.week} days, without a card. After you pay: full refund within 14 days, no reason needed.</p>
    <p class="actions"><a class="button" href="/sign-up" target="_top">Start your free trial</a></p>
  </div>
  <ul class="ticks">
    <li>The AI consultant, with all your conversations</li>
    <li>Race plans and feeding plans for your own routes</li>
    <li>Segment analysis: what the record takes, in watts</li>
    <li>Training plans, sessions and zones from your own numbers</li>
    <li>Card or PayPal, one payment a year</li>
  </ul>
</div></section>`;

const faq = `
<section id="faq" class="wrap questions">
  <h2>Questions riders ask</h2>
  ${questions('Breakaway')
    .map(
      ({ question, answer: texts, list, sources }) =>
        `<details><summary><h3>${question}</h3></summary>${texts.map((text) => `<p>${text}</p>`).join('')}${list ? `<ul>${list.map((item) => `<li>${item}</li>`).join('')}</ul>` : ''}${sources ? `<p class="fine">${sources}</p>` : ''}</details>`,
    )
    .join('')}
  <p class="more"><a href="/faq" target="_top">Watch your first steps on video</a></p>
</section>`;

const body = `<main aria-label="What Breakaway does">${hero}${coach}${race}${record}${proof}${price}${faq}</main>`;

/**
 * The landing page as one file: all of it can be read and seen before a script runs.
 * @param css the page's own rules, after the tokens
 * @param script what runs when the page has been read
 * @param ask the file that answers the visitor's question, beside the page
 */
export const landingPage = ({ css, script, ask }: { css: string; script: string; ask: string }): string =>
  pageDocument({
    title: 'Breakaway, the AI training coach for cyclists',
    description:
      'Ask what a climb takes, how to pace a race and what to eat. Computed from your own profile, with the working shown.',
    body,
    css,
    script,
    scripts: [ask],
  });
