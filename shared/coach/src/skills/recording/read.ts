import type { Reading, Talk } from '../../skill.ts';
import type { Message } from '../../understanding/message.ts';
import { isOfFile, LOOKS_AHEAD } from '../../files/of-file.ts';
import type { RecordingAsk } from './ask.ts';

const ABOUT: readonly (readonly [RecordingAsk['about'], RegExp])[] = [
  ['zones', /\bzones?\b|\bdistribution\b/],
  ['drift', /\bdrift\w*|\bdecoupl\w*|\befficiency\b|\bpw:hr\b/],
  ['wPrime', /\bw ?'|\bw ?prime\b|\bw ?bal\w*|\bmatch(?:es)?\b|\banaerobic\w*|\btank\b/],
  [
    'bests',
    /\bbests?\b|\bpeaks?\b|\bpower curve\b|\brecords?\b|\b(?:highest|max\w*) (?:power|watts|\d+)\b|\bftp\b/,
  ],
  [
    'load',
    /\btss\b|\bstress\b|\bintensity\b|\bnormali[sz]ed\b|\bnp\b|\bhow hard (?:was|did)\b|\bload\b|\brecover\w*/,
  ],
  [
    'ride',
    /\bexplain\w*|\banaly[sz]\w*|\btell me (?:about|more)\b|\bsummar\w*|\boverview\b|\bhow (?:did|was|were|do) (?:i|it|my|this|the|that)\b|\blook(?:s)? (?:at|like)\b|\breview\b|\bwhat do you (?:think|see|say)\b|\bfeedback\b|\bwhat (?:was|is|happened)\b|\b(?:numbers|figures|stats)\b|\bgood ride\b/,
  ],
];

/** Reads a message as a question about the ride of the file; null when it is none. */
export function readRecording(message: Message, talk: Talk): Reading<RecordingAsk> | null {
  if (!talk.file?.ride || !isOfFile(message, talk)) return null;
  const { text } = message;
  const about = ABOUT.find(([, words]) => words.test(text))?.[0];
  if (LOOKS_AHEAD.test(text) && talk.file.course && about !== 'ride') return null;
  if (about) return { ask: { about }, score: 1.4 };
  return talk.file.isNew ? { ask: { about: 'ride' }, score: 0.55 } : null;
}

/** The same ride asked otherwise; null where a message asks something else. */
export function changedRecording(_last: RecordingAsk, message: Message, talk: Talk): RecordingAsk | null {
  return readRecording(message, talk)?.ask ?? null;
}
