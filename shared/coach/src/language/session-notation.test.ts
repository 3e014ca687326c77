import type { SessionStep } from '@breakaway/cycling';
import { normalise } from './normalise.ts';
import { readSession } from './session-notation.ts';

const rider = { ftpW: 250, massKg: 70, thresholdHrBpm: 170, maxHrBpm: 185 };

/** A step in short: `480@98`, rests with `r`, all out with `max`, ramps with `>`. */
function short({ seconds, kind, from, to, maximal }: SessionStep): string {
  const level = maximal ? 'max' : `${Math.round(100 * from)}${to === from ? '' : `>${Math.round(100 * to)}`}`;
  return `${kind === 'rest' ? 'r' : ''}${seconds}@${level}`;
}

/** The session without warm-up and cool-down: its steps, a run of the same two or so as `n x`. */
function mainOf(text: string): string {
  const read = readSession(text, rider);
  if (!read) return 'none';
  if (!read.session) return read.question ? 'ask' : `missing ${read.missing.join()}`;
  const steps = read.session.steps.filter(({ kind }) => kind !== 'warmUp' && kind !== 'coolDown').map(short);
  for (const length of [1, 2, 3, 4]) {
    const head = steps.slice(0, length);
    const same = steps.length > length && steps.every((one, i) => one === head[i % length]);
    if (same) return `${Math.ceil(steps.length / length)}x ${head.join(' ')}`;
  }
  return steps.join(' ');
}

/** What riders write and what it means; sets that repeat are shown by their first steps. */
test.each([
  ['4x8 @ threshold', '4x 480@98 r180@50'],
  ["4x8' FTP", '4x 480@98 r180@50'],
  ['4 by 8', '4x 480@98 r180@50'],
  ['tomorrow is 4x8. how hard', '4x 480@98 r180@50'],
  ['he does 5x8 at 105. could i', '5x 480@105 r180@50'],
  ['i blew up in the 4th of 5x5', '5x 300@110 r300@50'],
  ['sore from squats yesterday and my plan has 4x8', '4x 480@98 r180@50'],
  ['1 hour max, any day', 'none'],
  ['1h z2, 3x10s sprints', '900@66 10@max 885@66 10@max 885@66 10@max 900@66'],
  ['3x20 SST', '3x 1200@90 r300@50'],
  ['3x20', '3x 1200@90 r300@50'],
  ['2x20 sweetspot', '2x 1200@90 r300@50'],
  ['3x20 @ 88-94', '3x 1200@91 r300@50'],
  ['2x20', '2x 1200@98 r300@50'],
  ['2 x 20 FTP', '2x 1200@98 r300@50'],
  ['1x40', '2400@98'],
  ['5x5 @115% r5', '5x 300@115 r300@50'],
  ["5x5min@110 w/ 3' rec", '5x 300@110 r180@50'],
  ['5 by 5 at 115 percent with 5 min rest', '5x 300@115 r300@50'],
  ['five by five at 115 %, rest 3', '5x 300@115 r180@50'],
  ['5x5 (5)', '5x 300@110 r300@50'],
  ['3x8/4', '3x 480@98 r240@50'],
  ['3x8:4', '3x 480@98 r240@50'],
  ["4x8 2' RBI", '4x 480@98 r120@50'],
  ['4x8 w:r 2:1', '4x 480@98 r240@50'],
  ["6x3' on 3' off", '6x 180@110 r180@50'],
  ['10x1/1', '10x 60@115 r60@50'],
  ['10x1 hard 1 easy', '10x 60@115 r60@50'],
  ['8x20/10', '8x 20@max r10@40'],
  ['20/10 tabata x8', '8x 20@max r10@40'],
  ['Tabata', '8x 20@max r10@40'],
  ['over-unders 3x12 (2u/1o)', '120@95 60@105 120@95 60@105 120@95 60@105 120@95 60@105 r300@50'],
  ["O/U 4x9 (2' @95, 1' @105)", '120@95 60@105 120@95 60@105 120@95 60@105 r240@50'],
  ['3x12 2m 90 / 1m 110', '120@90 60@110 120@90 60@110 120@90 60@110 120@90 60@110 r300@50'],
  ['3x15 criss-cross', '120@95 60@105 120@95 60@105 120@95 60@105 120@95 60@105 120@95 60@105 r300@50'],
  ['1-2-3-2-1 pyramid', '60@112 r60@50 120@112 r120@50 180@112 r180@50 120@112 r120@50 60@112'],
  ['5-4-3-2-1', '300@112 r300@50 240@112 r240@50 180@112 r180@50 120@112 r120@50 60@112'],
  ['ladder 1..3', '60@112 r60@50 120@112 r120@50 180@112'],
  ['3x10 @250-260W', '3x 600@102 r180@50'],
  ['3x15 @4 W/kg', '3x 900@112 r300@50'],
  ['5x6 RPE 8', '5x 360@105 r150@50'],
  ['4x5 L5', '4x 300@113 r300@50'],
  ['3x10 I4', '3x 600@100 r180@50'],
  ["5x(3'@110% + 2'@60%)", '5x 180@110 r120@60'],
  ["9x(4'+1')", '9x 240@80 60@120'],
  ['5min @95%, 5min @85%', '300@95 300@85'],
  ['2h Z2', '7200@66'],
  ["60' @65%", '3600@65'],
  ['1h @ IF .8', '3600@80'],
  ['90min easy last 30 tempo', '3600@57 1800@82'],
  ['3h with 3x20 tempo', '900@65 1200@82 2700@65 1200@82 2700@65 1200@82 900@65'],
  ['3x15 progressive (85-90-95)', '3x 300@85 300@90 300@95 r240@50'],
  ['2x20 SST negative split', '2x 600@88 600@92 r300@50'],
  ['10-10-10 @80/90/100', '600@80 r180@50 600@90 r180@50 600@100'],
  ['hill reps 8x2', '8x 120@105 r180@50'],
  ['K3 5x6', '5x 360@82 r180@50'],
  ['SFR 5x3', '5x 180@82 r180@50'],
  ['low cadence 4x8 @60rpm', '4x 480@82 r240@50'],
  ['sprints 8x10s', '8x 10@max r180@50'],
  ['6x12s standing starts', '6x 12@max r240@50'],
  [`12x30" all out r4'30`, '12x 30@max r270@40'],
  ['Norwegian 4x4', '4x 240@110 r180@50'],
  ['Seiler 4x8', '4x 480@105 r120@50'],
  ['Gimenez', '9x 240@80 60@120'],
  ['double threshold', '5x 360@94 r60@50'],
  ['20 min test', '300@max r600@50 1200@max'],
  ['5 min all out', '300@max'],
  ['3x - 10m 75% 90rpm - 5m 60%', '3x 600@75 300@60'],
  ['10min from 40 to 85% FTP', '600@40>85'],
  ['WU 15 MS 4x8 CD 10', '4x 480@98 r180@50'],
  ['5x5 @ 110% -20W', '5x 300@102 r300@50'],
  ['8x40/20 @120/50', '8x 40@120 r20@50'],
  ['3x10 @ upper z2', '3x 600@70'],
  ['4x8 r4 @ 60%', '4x 480@98 r240@60'],
  // Other languages
  ['2x20 mit 5 min Pause in GA2', '2x 1200@83 r300@50'],
  ['4 mal 8 min Schwelle, 3 min Pause', '4x 480@98 r180@50'],
  ['5x6 min K3 mit 4 min Pause', '5x 360@82 r240@50'],
  ['2h GA1', '7200@66'],
  ['5x5 min au seuil', '5x 300@98 r180@50'],
  ['3 fois 10 min seuil récup 4', '3x 600@98 r240@50'],
  ["4x4' PMA r4'", '4x 240@110 r240@50'],
  ["4x8' soglia rec 3'", '4x 480@98 r180@50'],
  ['3 series de 10 min umbral, descanso 4 min', '3x 600@98 r240@50'],
  ['3 keer 15 min omslagpunt rust 5', '3x 900@98 r300@50'],
])('%s', (text, main) => {
  expect(mainOf(text).slice(0, main.length)).toBe(main);
  // What the conversation gives is normalised.
  expect(mainOf(normalise(text)).slice(0, main.length)).toBe(main);
});

/** Sets of on and off: count of steps on, seconds on and off, rest between the sets. */
test.each([
  ['40/20s', 30, 40, 20, 300],
  ['30/30s', 30, 30, 30, 300],
  ['15/15s', 60, 15, 15, 300],
  ['30-15', 39, 30, 15, 180],
  ['3x(10x40/20) r5', 30, 40, 20, 300],
  ['2 x 20 x 40/20', 40, 40, 20, 300],
  ['3x13x30/15', 39, 30, 15, 180],
  ['2 sets of 8x30-30, 4 min between sets', 16, 30, 30, 240],
  ['Ronnestads', 39, 30, 15, 180],
  ['3x10 40/20', 30, 40, 20, 300],
])('%s', (text, count, on, off, between) => {
  const { session } = readSession(text, rider)!;
  const work = session!.steps.filter(({ kind }) => kind === 'work');
  const rests = new Set(session!.steps.filter(({ kind }) => kind === 'rest').map(({ seconds }) => seconds));
  expect(work).toHaveLength(count);
  expect(work.every(({ seconds }) => seconds === on)).toBe(true);
  expect(rests).toEqual(new Set([off, between]));
});

test('inserts lie evenly in the ride, the first after 15 min, and the ride keeps its length', () => {
  const { session } = readSession('Z2 2h w/ 6x30s sprints', rider)!;
  expect(session!.type).toBe('enduranceSprints');
  expect(session!.steps[0]).toMatchObject({ seconds: 900, kind: 'steady' });
  expect(session!.steps.filter(({ maximal }) => maximal)).toHaveLength(6);
  expect(session!.steps.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(7200);
});

test('more than one block, with warm-up and cool-down of its own', () => {
  const { session } = readSession('10 min wu + 3x10 sst + 4x30s sprints + 10 cd', rider)!;
  expect(session!.name).toBe('3x10 min sweet spot + 4x30 s all out');
  expect(session!.steps[0]).toMatchObject({ kind: 'warmUp', seconds: 600 });
  expect(session!.steps.at(-1)).toMatchObject({ kind: 'coolDown', seconds: 600 });
  expect(session!.steps.filter(({ kind }) => kind === 'work')).toHaveLength(7);
});

test('the harder of two rides of a day is read, and said', () => {
  const { session, assumed } = readSession('AM 1h Z2 PM 3x10 threshold', rider)!;
  expect(session!.name).toBe('3x10 min at threshold');
  expect(assumed[0]).toBe('There are two rides on this day; this is the harder one.');
});

test('bursts, the last one all out, and repetitions up a climb', () => {
  const bursts = readSession("4x10 tempo w/ 10s burst every 2'", rider)!.session!;
  expect(bursts.steps.filter(({ label }) => label === 'burst')).toHaveLength(16);
  const last = readSession('5x5 vo2max r5 last one all out', rider)!.session!;
  expect(last.steps.filter(({ kind }) => kind === 'work').map(({ maximal }) => maximal ?? false)).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
  const hill = readSession('6x Box Hill', rider)!;
  expect(hill.session!.steps[1]!.seconds).toBe(470);
  expect(hill.assumed[0]).toMatch(/One repetition up Box Hill takes about 7:50 min at 263 W/);
  expect(readSession('6x Box Hill', null)).toMatchObject({
    session: null,
    question: { text: 'How long does one repetition take you up Box Hill?' },
  });
});

test('assumptions are reported', () => {
  expect(readSession('3x20', rider)!.assumed).toEqual([
    'No intensity was given: I took sweet spot, 90 % of FTP, as suits 20 min.',
    'No rest was given: I took 5 min.',
    'I added 15 min of warm-up and 10 min of cool-down.',
  ]);
  expect(readSession('wu 10, 5x5 @115% r5, cd 10', rider)!.assumed).toEqual([]);
  expect(readSession('40/20s', rider)!.assumed[0]).toBe('No number was given: I took 3 sets of 10.');
});

test('heart rates become an estimate that keeps what was asked', () => {
  const step = readSession('4x10 @95% LTHR', rider)!.session!.steps[1]!;
  expect(step.thresholdHr).toEqual({ from: 0.95, to: 0.95 });
  expect(step.from).toBeCloseTo(0.9, 2);
  expect(readSession('4x10 @165bpm', rider)!.session!.steps[1]!.thresholdHr!.from).toBeCloseTo(165 / 170, 3);
  expect(readSession('4x10 @165bpm', 250)).toMatchObject({
    session: null,
    question: null,
    missing: ['heartRateMatrix.thresholdHr'],
  });
});

test('watts need an FTP', () => {
  expect(readSession('3x10 @250-260W', null)).toMatchObject({
    session: null,
    question: null,
    missing: ['powerMatrix.ftp'],
  });
  const [step] = readSession('3x10 @250-260W', 250)!.session!.steps.filter(({ kind }) => kind === 'work');
  expect(step).toMatchObject({ from: 1.02, low: 1, high: 1.04 });
});

test('zones are those of power, unless three zones or heart rate are named', () => {
  const work = (text: string) =>
    readSession(text, rider)!.session!.steps.find(({ kind }) => kind === 'work' || kind === 'steady')!;
  expect(work('4x8 z2')).toMatchObject({ low: 0.56, high: 0.75 });
  expect(work('4x8 z2 polarised')).toMatchObject({ low: 0.8, high: 0.98 });
  expect(work('4x8 hr zone 4').thresholdHr).toEqual({ from: 0.94, to: 0.99 });
});

test.each([
  ['5x5 @ 85% of max', null, '85 % of what'],
  ['4x8 at 90% hr', null, '90 % of what'],
  ['8x400', null, 'Are the 400 metres?'],
  ['4x60', null, 'Are the 60 seconds or minutes?'],
  ['5x5 @115', 150, 'Is that 115 % of FTP or 115 W?'],
  ['3x20 sst @180', 205, null],
  ['3x2 anaerobic @180', 130, 'Is that 180 % of FTP or 180 W?'],
  ['5x5 @115', 250, null],
])('%s with an FTP of %s asks: %s', (text, ftpW, question) => {
  const read = readSession(text, ftpW)!;
  if (question === null) expect(read.question).toBeNull();
  else {
    expect(read.question!.text).toContain(question);
    expect(read.question!.chips.length).toBeGreaterThan(1);
    expect(read.session).toBeNull();
  }
});

test('a session in a sentence is found where it stands', () => {
  const text = 'Coach gave me 5x5 @ 115% with 5 min rest for Tuesday, is that too hard?';
  const read = readSession(text, 250)!;
  expect(text.slice(read.start, read.end)).toBe('5x5 @ 115% with 5 min rest');
});

test.each([
  ...'I train 2x a week|4 x 4 car|my 4x4 is in the garage|50/34 chainset|11-28 cassette|25x700|700x25|a 4 h ride|120/80|24/7|1:05'.split(
    '|',
  ),
  ...'shimano 2x11|1x12 setup|2 x 500 ml bottles|2x30g gels|53/39|34x28|52x11 at 90 rpm|3x10 squats|3 sets of 10 deadlifts'.split(
    '|',
  ),
  ...'2026-05-12|30-40 km/h|tyres 60/60 psi|what is sweet spot|what is zone 2|how hard is tempo|80/20 training|75/25'.split(
    '|',
  ),
  ...'my ftp test gave 250|in my 20 min test I did 280 W|can I hold 250W for 1 hour|20 min @ 250w|z2 is 150-180 w|1h power 260w'.split(
    '|',
  ),
  ...'how fast is a 10 mile time trial at 250 w|5 to 10 min climbs|8% for 5 km|20 minute power 280|2 weeks off|10 weeks 8h/week'.split(
    '|',
  ),
  ...'60 g/h for 4 hours|I sit in the bunch|activation code|blood pressure 120/80|2x as hard|1x vs 2x|16x9|5x5 km|2:1 glucose fructose'.split(
    '|',
  ),
])('%s is no session', (text) => {
  expect(readSession(text, rider)).toBeNull();
  expect(readSession(normalise(text), rider)).toBeNull();
});

test('any text is read or left alone, without an error and with a place inside it', () => {
  const pieces = [
    '4x8',
    '@',
    '115%',
    'r5',
    '(',
    ')',
    'Z2',
    '2h',
    '+',
    'w/',
    '40/20',
    "3'",
    'pyramid',
    '1-2-3',
    '½',
    '🚴',
    'É',
    '-10W',
    'x',
    '999999',
    '0x0',
    '3x(',
    'last',
  ];
  let seed = 7;
  const next = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
  for (let i = 0; i < 2000; i++) {
    const text = Array.from({ length: 1 + next(8) }, () => pieces[next(pieces.length)]).join(
      next(2) ? ' ' : '',
    );
    const read = readSession(text, rider);
    if (!read) continue;
    expect(read.start).toBeGreaterThanOrEqual(0);
    expect(read.end).toBeLessThanOrEqual(text.length);
    expect(read.end).toBeGreaterThan(read.start);
    for (const step of read.session?.steps ?? [])
      expect(step.seconds > 0 && Number.isFinite(step.from)).toBe(true);
  }
});
