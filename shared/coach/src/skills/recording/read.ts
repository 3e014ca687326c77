import type { Reading, Talk } from '../../skill.ts';
import type { Message } from '../../understanding/message.ts';
import { isOfFile, looksAhead, onlyPresents } from '../../files/of-file.ts';
import type { RecordingAsk } from './ask.ts';

const ABOUT: readonly (readonly [RecordingAsk['about'], RegExp])[] = [
  ['zones', /\bzones?\b|\bdistribution\b|\b(?:above|over|below|under|at) (?:my )?(?:threshold|ftp)\b/],
  [
    'drift',
    /\bdrift\w*|\bdecoupl\w*|\befficiency\b|\bpw:hr\b|\b(?:hr|heart ?rate|pulse)\b.{0,40}\b(?:second half|end|going up|rise|rises|rose|crept|creep\w*|higher)\b/,
  ],
  ['wPrime', /\bw ?'|\bw ?prime\b|\bw ?bal\w*|\bmatch(?:es)?\b|\banaerobic\w*|\btank\b/],
  [
    'bests',
    /\bbests?\b|\bpeaks?\b|\bpower curve\b|\brecords?\b|\b(?:new|higher|says?) (?:my )?ftp\b|\bftp\b.*\b(?:higher|up|changed|now)\b/,
  ],
  [
    'load',
    /\btss\b|\bstress\b|\bintensity\b|\bnormali[sz]ed\b|\bnp\b|\bhow hard (?:was|did)\b|\b(?:training|ride) load\b|\bwhat load\b/,
  ],
  [
    'figures',
    /\bhow (?:far|long|fast|much|high|many) (?:did|was|were)\b(?!.*\bclimb\b)|\bhow much (?:climbing|elevation|ascent)\b|\b(?:average|avg|mean|max\w*|top|highest) (?:speed|power|watts|heart ?rate|hr|pulse|cadence)\b|\b(?:calories|kcal|kilojoules|kj|cadence)\b/,
  ],
  [
    'ride',
    /\bexplain\w*|\banaly[sz]\w*|\btell\w* (?:me|us)\b|\btells? you (?:about|of)\b|\bwalk me through\b|\bsummar\w*|\boverview\b|\bhow (?:did|was|were) (?:i|it|my|this|the|that)\b|\blooks? (?:at|like)\b|\b(?:have|take) a look\b|\breview\b|\bwhat do you (?:think|see|say)\b|\bfeedback\b|\bbreakdown\b|\bthoughts\b|\bwhat (?:was|happened)\b|\b(?:numbers|figures|stats)\b|\bgood ride\b/,
  ],
];

/** Reads a message as a question about the ride of the file; null when it is none. */
export function readRecording(message: Message, talk: Talk): Reading<RecordingAsk> | null {
  if (!talk.file?.ride || !isOfFile(message, talk)) return null;
  const { text } = message;
  const about = ABOUT.find(([, words]) => words.test(text))?.[0];
  if (about && !(talk.file.course && about !== 'ride' && looksAhead(message)))
    return { ask: { about }, score: 1.4 };
  return onlyPresents(message, talk) ? { ask: { about: 'ride' }, score: 1.2 } : null;
}

/** The same ride asked otherwise; null where a message asks something else. */
export function changedRecording(_last: RecordingAsk, message: Message, talk: Talk): RecordingAsk | null {
  return readRecording(message, talk)?.ask ?? null;
}
