import { createHash } from 'node:crypto';
import { proPrice } from '@breakaway/contract/plan';
import { baseCss } from '@breakaway/ui/tokens';
import { chartCss } from '../charts/chart-css.ts';
import { rider } from '../charts/rider.ts';
import { questions } from '../src/parts/questions.ts';
import {
  asked,
  climb,
  course,
  feeding,
  feedingHours,
  feedingPowerW,
  reachable,
  timeTrial,
  timeTrialPlus10,
} from './examples.ts';
import {
  climbFigure,
  clock,
  courseFigure,
  courseGainM,
  courseKm,
  courseTimeS,
  doubtFigure,
  feedingFigure,
  inMinutes,
  round,
  sharesFigure,
  timeTrialFigure,
} from './figures.ts';
import { legal } from './legal.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const feedingItems = feeding.items
  .map(({ name, count }) => `${count} ${name}${count > 1 ? 's' : ''} `)
  .join('· ')
  .trim();
const sourceName = { asked: 'asked', profile: 'profile', estimated: 'estimated', default: 'assumed' };
const amount = (value: number, unit: string) =>
  `${value < 100 ? Number(value.toPrecision(3)) : round(value)} ${unit.replace('m2', 'm²').replace(/^C$/, '°C')}`.trim();

const inputRows = climb.inputs
  .map(
    ({ label, value, unit, source, how }) =>
      `<tr><th scope="row">${label[0]!.toUpperCase()}${label.slice(1)}</th><td>${amount(value, unit)}</td><td><span class="source ${source}">${sourceName[source]}</span> <span class="how">${how}</span></td></tr>`,
  )
  .join('');

const figure = (drawing: string, caption: string) =>
  `<figure>${drawing}<figcaption>${caption}</figcaption></figure>`;

const body = `
<main aria-label="What Breakaway does"><div class="hero"><div class="wrap">
  <div class="pitch">
    <h1>Know the watts before the road asks for them.</h1>
    <p class="lead">Breakaway is an AI training coach for cyclists. Ask in your own words; it computes with published models from your own profile, and tells you what it assumed and how sure it is.</p>
    <p class="actions"><a class="button" href="/sign-up" target="_top">Create your account</a><a class="button second" href="/faq" target="_top">Questions and answers</a></p>
  </div>
  <div class="talk">
    <p class="said">What power do I need for ${asked.km} km at ${asked.percent} % in ${asked.minutes} minutes, at an altitude of ${asked.altitudeM} m?</p>
    <div class="answer">
      <p class="big"><strong>${round(climb.powerW)} W</strong> <span>± ${round(climb.sd)} W</span></p>
      <p>${climb.wattsPerKg.toFixed(2)} W/kg, ${round(climb.percentOfFtp!)} % of your FTP, ${round(climb.vamMh!)} m climbed an hour. That is beyond your curve: at this altitude your best for ${asked.minutes} minutes is about ${round(climb.verdict!.bestW)} W.</p>
      <p>Your best here: about <strong>${inMinutes(reachable.minutes)} at ${round(reachable.powerW)} W.</strong></p>
      <p class="fine">Computed for a rider of ${rider.massKg} kg with an FTP of ${rider.ftpW} W, at ${asked.altitudeM} m, in still air.</p>
    </div>
  </div>
</div></div>

<section class="wrap">
  <h2>Four questions, four numbers</h2>
  <p class="intro">Every picture below is computed by the same models that answer in the app, for one rider: ${rider.massKg} kg, ${rider.heightCm} cm, FTP ${rider.ftpW} W, a road bike of ${rider.bikeKg} kg.</p>
  <div class="cards">
    <article><h3>Power for a climb</h3>
      <p>What a time takes, and the time that you can have. The climb needs less power the longer you take; your curve falls more slowly. They meet where your best time is.</p>
      ${figure(climbFigure, `${asked.km} km at ${asked.percent} %, the middle at ${asked.altitudeM} m`)}</article>
    <article><h3>Time for a time trial</h3>
      <p>A flat 40 km at 250 W takes ${clock(timeTrial.timeS)}, give or take ${round(timeTrial.sd / 60)} minutes when nobody measured the air resistance. Ten watts more save ${round(timeTrial.timeS - timeTrialPlus10.timeS)} seconds.</p>
      ${figure(timeTrialFigure, 'Time-trial bike, still air, 20 °C')}</article>
    <article><h3>Race plan</h3>
      <p>Bring your route. The race analyzer cleans its profile, finds its climbs, and says when you are where at a steady power: here ${courseKm} km and ${round(courseGainM)} m of climbing in ${clock(courseTimeS)} at a steady ${course.powerW} W.</p>
      ${figure(courseFigure, 'An example course, with the time and the gradient of each part')}</article>
    <article><h3>Feeding plan</h3>
      <p>What ${String(feedingHours).replace('.5', '½')} hours at ${feedingPowerW} W burn, and what to eat: never above the ${rider.choToleranceGh} g an hour that this rider tolerates. As products: ${feedingItems}.</p>
      ${figure(feedingFigure, `Stores: about ${round(feeding.storeStartG)} g at the start, ${round(feeding.storeEndG)} g at the end`)}</article>
  </div>
</section>

<section class="tinted"><div class="wrap honest">
  <div>
    <h2>How the ${round(climb.powerW)} W came about</h2>
    <p class="intro">No number without its working. This is all that went into the answer above, and where each value came from.</p>
    <div class="scroll" tabindex="0" role="region" aria-label="Inputs of the worked example"><table><thead><tr><th scope="col">Input</th><th scope="col">Value</th><th scope="col">Source</th></tr></thead><tbody>${inputRows}</tbody></table></div>
  </div>
  <div class="bars">
    <figure><figcaption>Where the power goes</figcaption>${sharesFigure}</figure>
    <figure><figcaption>What makes it uncertain, in watts (one standard deviation)</figcaption>${doubtFigure}</figure>
  </div>
</div></section>

<section class="wrap">
  <h2>Honest by construction</h2>
  <ul class="principles">
    <li><h3>Published models</h3><p>Road power after Martin et al. 1998, checked there against a power meter on the road (R² 0.97, standard error 2.7 W). Critical power after Morton 1996 with the decay of Puchowicz et al. 2020. Carbohydrate after Achten 2002 and Jeukendrup 2014.</p></li>
    <li><h3>Your values first</h3><p>What you measured counts before what can be derived, and that before a usual value. An answer names each of them. If your weight is missing, the coach asks instead of guessing.</p></li>
    <li><h3>Uncertainty included</h3><p>Wind, drag and weight are never known exactly. Each result carries its spread and what causes it, so that you know which measurement would help most.</p></li>
    <li><h3>A complement to a coach</h3><p>Breakaway does the arithmetic at any hour. It does not replace a human coach, and sends you to a doctor when that is who you need.</p></li>
  </ul>
</section>

<section class="tinted"><div class="wrap price">
  <div>
    <h2>One plan, all of it</h2>
    <p class="amount"><strong>${proPrice}</strong> per year</p>
    <p>By card or PayPal. Cancel at any time; the plan then runs to the end of the paid year.</p>
    <p class="actions"><a class="button" href="/sign-up" target="_top">Create your account</a></p>
  </div>
  <ul class="ticks">
    <li>The AI consultant, with your conversations kept</li>
    <li>Segment-record analysis: what a record takes, in W and W/kg</li>
    <li>Race analyzer for your own routes</li>
    <li>Feeding plans within your tolerance</li>
    <li>One profile that all of them compute with</li>
  </ul>
</div></section>

<div class="wrap legals" id="faq">
  <section class="questions">
    <h2>Frequently asked questions</h2>
    ${questions('Breakaway')
      .map(
        ({ question, answer }) =>
          `<details><summary><h3>${question}</h3></summary>${answer.map((text) => `<p>${text}</p>`).join('')}</details>`,
      )
      .join('')}
    <p><a href="/faq" target="_top">Video tutorials: your first steps</a></p>
  </section>
  ${legal}
</div>
</main>`;

/** A number and its unit stay on one line. */
const withUnits = (html: string) =>
  html.replace(/(\d) (?=(W|W\/kg|km|cm|kg|m|g|min|minutes|hours|%|°C)([\s.,:;?<]|$))/g, '$1\u00a0');

/**
 * The landing page as one file that needs nothing else: its policy lets nothing be loaded.
 * @param css the page's own rules, after the tokens
 * @param script what runs when the page has been read
 */
export function landingPage({ css, script }: { css: string; script: string }): string {
  const style = `${baseCss}\n${chartCss}${css}`;
  const policy = `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(script)}; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Breakaway, the AI training coach for cyclists</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="description" content="Power for a climb, time for a time trial, race plans and feeding plans, computed from your own profile with published models.">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<style>${style}</style></head>
<body>${withUnits(body)}<script>${script}</script></body></html>`;
}
