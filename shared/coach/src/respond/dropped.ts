import type { Talk } from '../skill.ts';
import { takeApart, type Message } from '../understanding/message.ts';
import { change, worksOn, type Change } from './what-if.ts';

const dropped =
  /^(?:(?:ok(?:ay)?|and|but|so|no|please|now|actually|right|alright|then)[ ,]+)*(?:forget(?: about)?|without|undo|drop|remove|skip|ignore|leave out|minus|take away|no|not|never ?mind|take out|stop)(?: the| that| any| all| my)? ([a-z' -]{3,24}?)(?: (?:again|then|now|please|thing|part|bit|for now|off|out|away))*[ ?.!]*$/;
const onOwn =
  /^(?:(?:ok(?:ay)?|and|but|so|no|now|what about|how about)[ ,]+)*(?:solo|alone|on my own|by myself|without (?:the |a )?(?:group|bunch|draft\w*|others|shelter|wheel))(?: (?:then|again|now|instead))*[ ?.!]*$/;

const onTarmac =
  /^(?:(?:ok(?:ay)?|and|but|so|what about|how about|then)[ ,]+)*(?:on|for) (?:a |the )?(?:normal |smooth |good |paved )?(?:roads?|tarmac|asphalt|pavement)(?: then| instead)*[ ?.!]*$/;

/** "Forget the wind", "on my own then": the base case without the condition that was tried; null where none is in force. */
export function withoutOne(message: Message, { memory }: Talk): Change | null {
  const { base, current, whatIfs } = memory;
  if (!base || !current || worksOn.includes(base.skill)) return null;
  const last = takeApart(whatIfs.at(-1) ?? '', null);
  const tried = (...some: string[]) => some.some((one) => (last.concepts as ReadonlySet<string>).has(one));
  if (onOwn.test(message.text) && tried('group', 'bunch', 'wheel')) return change(base, base.ask, false);
  const on = base.ask as { setup?: Record<string, unknown> };
  if (onTarmac.test(message.text) && on.setup?.['surface'] !== undefined) {
    const { surface: _, ...smooth } = on.setup;
    return change(base, { ...on, setup: smooth }, true);
  }
  const word = dropped.exec(message.text)?.[1];
  if (!word) return null;
  const { setup } = base.ask as { setup?: Record<string, unknown> };
  // Wind that stood in the question itself goes too.
  if (/\bwind\b/.test(word) && setup) {
    const { headwindMs: _, crosswindMs: __, windSpeedMs: ___, ...calm } = setup;
    return change(
      base,
      { ...(base.ask as object), setup: calm },
      Object.keys(calm).length < Object.keys(setup).length,
    );
  }
  const same = [...message.concepts].some((one) => tried(one));
  const named = word.split(' ').some((one) => one.length > 2 && last.text.includes(one));
  if (same || named) return change(base, base.ask, false);
  return null;
}
