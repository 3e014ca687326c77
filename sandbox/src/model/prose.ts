import type { Reading } from './reading.ts';

/** What a tool answered, as far as the model looks at it. */
interface Result {
  shown?: string;
  question?: string;
  error: boolean;
}

/** Reads the content of a tool's message. Text that is not JSON is an error that a client wrote. */
export function resultOf(content: string): Result {
  try {
    const value = JSON.parse(content) as unknown;
    if (typeof value === 'string') return { shown: value, error: false };
    const { shown, question, error } = (value ?? {}) as Record<string, unknown>;
    return {
      ...(typeof shown === 'string' && shown !== '' ? { shown } : {}),
      ...(typeof question === 'string' && question !== '' ? { question } : {}),
      error: error !== undefined,
    };
  } catch {
    return { error: true };
  }
}

/** Sentences and lines of a text, without captions and sources. */
function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => !/:$|^Sources:/.test(line.trim()))
    .flatMap((line) => line.split(/(?<=[.!?])\s+(?=[A-Z“"])/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

const ended = (sentence: string) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

/** Up to two sentences of a text, unchanged: the first with figures, or simply the first. */
function quoted(text: string, byFigures: boolean): string {
  const sentences = sentencesOf(text);
  const withFigures = byFigures ? sentences.filter((sentence) => /\d/.test(sentence)) : [];
  return (withFigures.length > 0 ? withFigures : sentences).slice(0, 2).map(ended).join(' ');
}

/** An honest answer from results of tools: their own sentences with a sentence of the model's around. No figure is its own. */
export function proseOf(contents: string[], reading: Reading): string {
  const results = contents.map(resultOf);
  const question = results.findLast((result) => result.question)?.question;
  const shown = results.findLast((result) => result.shown)?.shown;
  const quote = shown ? quoted(shown, reading.kind === 'tool') : '';
  if (question)
    return [quote, 'There is something I need to know first.', question].filter(Boolean).join(' ');
  if (quote) return `${opening(reading)} ${quote} Ask me if something should be different.`;
  if (results.some(({ error }) => error)) return 'I could not work that out. Please put it in other words.';
  return smallTalk(reading);
}

const opening = ({ kind }: Reading) =>
  kind === 'knowledge' ? 'This is what I know about it.' : 'Here is what comes out.';

/** Words without figures, where no tool was used. */
export function smallTalk(reading: Reading): string {
  if (reading.kind === 'tool') return 'I have nothing here to work that out with. Please ask me again later.';
  if (reading.kind === 'knowledge') return 'I know nothing sure about that. Please put it in other words.';
  switch (reading.about) {
    case 'hello':
      return 'Hello! Ask me about a climb, a session, your week or what to eat.';
    case 'thanks':
      return 'You are welcome. Ride well.';
    default:
      return 'I am happy to help with your riding. Ask me about a climb, a session, your week or what to eat.';
  }
}
