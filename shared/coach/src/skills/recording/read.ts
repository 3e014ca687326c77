import type { Reading, Talk } from '../../skill.ts';
import { figure, type Message } from '../../understanding/message.ts';
import { isElsewhere, isOfFile, looksAhead, onlyPresents } from '../../files/of-file.ts';
import type { RecordingAsk } from './ask.ts';
import { FIGURE_NAMES, FIGURES, figureAsked } from './figures.ts';

const HEART = /\b(?:hr|heart ?rate|pulse|bpm)\b/;

const ABOUT: readonly (readonly [RecordingAsk['about'], RegExp])[] = [
  [
    'zones',
    /\bzones?\b|\bz[1-7]\b|\bdistribution\b|\b(?:above|over|below|under|at) (?:my )?(?:threshold|ftp)\b|\b(?:above|over) \d+ ?(?:w|watts)\b/,
  ],
  [
    'drift',
    /\bdrift\w*|\bdecoupl\w*|\befficiency\b|\bpw:hr\b|\b(?:hr|heart ?rate|pulse)\b.{0,40}\b(?:second half|end|going up|rise|rises|rose|crept|creep\w*|higher)\b/,
  ],
  ['wPrime', /\bw ?'|\bw ?prime\b|\bw ?bal\w*|\bmatch(?:es)?\b|\banaerobic\w*|\btank\b/],
  [
    'bests',
    /\bbests?\b|\bpeaks?\b|\bpower curve\b|\brecords?\b|\b(?:new|higher|says?) (?:my )?ftp\b|\bftp\b.*\b(?:higher|up|changed|now|in this)\b/,
  ],
  [
    'load',
    /\btss\b|\bstress\b|\bintensity\b|\b(?:my|the) if\b|\bhow hard (?:was|did)\b|\bwas (?:it|that|this) (?:a )?(?:\w+ )?(?:hard|easy|tough)\b|\b(?:training|ride) load\b|\bwhat load\b/,
  ],
  [
    'ride',
    /\bexplain\w*|\banaly[sz]\w*|\btell\w* (?:me|us)\b|\btells? you (?:about|of)\b|\bwalk me through\b|\bsummar\w*|\boverview\b|\bhow (?:did|was|were) (?:i|it|my|this|the|that)\b|\blooks? (?:at|like)\b|\b(?:have|take) a look\b|\breview\b|\bwhat do you (?:think|see|say)\b|\bfeedback\b|\bbreakdown\b|\bthoughts\b|\bwhat (?:was|happened)\b|\b(?:numbers|figures|stats)\b|\bgood ride\b|\bwas my ride\b/,
  ],
];

/** What of a ride is asked; null where nothing is. */
function askIn(message: Message): RecordingAsk | null {
  const { text } = message;
  const about = ABOUT.find(([, words]) => words.test(text))?.[0];
  const one = figureAsked(text);
  if (!about || about === 'ride') {
    if (one) return { about: 'figures', figure: one };
    if (FIGURE_NAMES.some((name) => FIGURES[name].asked.test(text))) return { about: 'figures' };
  }
  if (!about) return null;
  const heartRate = HEART.test(text) ? { heartRate: true } : {};
  if (about === 'zones') {
    const zone = /\b(?:zone ?|z)([1-7])\b/.exec(text)?.[1];
    const aboveW = figure(message, 'power');
    return {
      about,
      ...heartRate,
      ...(zone ? { zone: Number(zone) } : {}),
      ...(aboveW === undefined ? {} : { aboveW }),
    };
  }
  const durationS = about === 'bests' ? figure(message, 'duration') : undefined;
  return { about, ...(durationS === undefined ? {} : { durationS }) };
}

/** Speaks of what was: with a ride at hand, that is the ride. */
const LOOKS_BACK =
  /\b(?:was|were|did|had)\b|^and (?:the|my)\b|^(?:average|avg|mean|max\w*|top|highest|peak|best) \w+/;
const ANY_RIDE =
  /\b(?:explain|analy[sz]e|review|read|look at|summari[sz]e)\b (?:me )?(?:my|this|the|that|a) (?:\w+ ){0,2}(?:ride|fit|gpx|tcx|activity|recording)\b|\bin (?:my|this|the|that) ride\b/;

/** Reads a message as a question about the ride of the file; null when it is none. */
export function readRecording(message: Message, talk: Talk): Reading<RecordingAsk> | null {
  const { file } = talk;
  const { text } = message;
  // Without a file it is said how to attach one.
  if (!file)
    return ANY_RIDE.test(text) && message.quantities.length === 0
      ? { ask: { about: 'ride' }, score: 1.4 }
      : null;
  if (!file.ride) return null;
  const ask = askIn(message);
  const isOfRide =
    isOfFile(message, talk) ||
    (ask !== null &&
      LOOKS_BACK.test(text) &&
      (message.quantities.length === 0 || ask.aboveW !== undefined || ask.durationS !== undefined) &&
      !isElsewhere(message, talk));
  if (!isOfRide) return null;
  if (ask && !(file.course && ask.about !== 'ride' && looksAhead(message))) return { ask, score: 1.4 };
  return onlyPresents(message, talk) ? { ask: { about: 'ride' }, score: 1.2 } : null;
}

/** The same ride asked otherwise; null where a message asks something else. */
export function changedRecording(_last: RecordingAsk, message: Message, talk: Talk): RecordingAsk | null {
  return readRecording(message, talk)?.ask ?? null;
}
