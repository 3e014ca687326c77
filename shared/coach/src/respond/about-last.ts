import type { AnswerPart } from '@breakaway/contract';
import { powerCurveOf, powerVerdict } from '@breakaway/cycling';
import { levelOf } from '../answer/levels.ts';
import { headline, suggestions, text } from '../answer/parts.ts';
import { show } from '../answer/rounding.ts';
import type { Result } from '../memory.ts';
import type { Talk } from '../skill.ts';
import { skillNamed } from '../skills/index.ts';
import type { Message } from '../understanding/message.ts';
import { onShown } from './about-shown.ts';
import type { OnLast } from './about-shown.ts';

const MPH = 0.44704;
/** Share of the energy of food that reaches the pedals: the middle of 21 to 25 %. */
const EFFICIENCY = 0.23;
const KCAL = 4184;

/** "In mph?", "per kilo?", "total time now?" */
const onlyUnit =
  /^(?:in |as |per |what(?:'s| is) |the |total |a |and |what |which |average |whole |of |my |% |share |tss |w\/kg |time |how many |how much )*(?:mph|km\/h|speed|watts|power|w\/kg|kilo|kg|minutes|mins|hours|kcals?|calories|kj|energy|tss|load|time|duration|% of ftp|ftp|miles|percent\w*)(?: (?:now|then|please|in total|altogether|so far))*[ ?.!]*$/;
/** "And the IF?", "what would be IF": the share of FTP as a factor. */
const intensityFactor =
  /^(?:(?:what|which|is|was|are|would be|the|my|that|and|in) )*(?:if|intensity(?: factor)?)(?: (?:then|of that|for that|be|is that))*[ ?.!]*$/;
const pointing = /\b(?:that|this|it|those|them|these|there|one)\b/;
const alone = /^(?:and |ok |so |but |or |now |just |please |hm+ |(?:what|how) about (?:the )?)*/;

/** Reads a short question on the last answer; null where it asks for something else. */
export function onLast(message: Message, talk: Talk): OnLast | null {
  const plain = message.text;
  const words = plain.replace(alone, '');
  const count = words.split(' ').length;
  if (count > 14 || message.climb || message.session) return null;
  const shown = onShown(words, count, talk);
  if (shown) return shown;
  const { result } = talk.memory;
  const stopped = withStops(message, talk);
  if (stopped) return stopped;
  const own = ['age', ...(/\bw\/kg\b/.test(plain) ? ['weight'] : [])];
  if (message.quantities.some(({ kind }) => !own.includes(kind)) || (!result && formOf(talk) === null))
    return null;
  return (
    (result ? figureOf(words, count, result, talk) : null) ?? opinionOn(words, count, result ?? {}, talk)
  );
}

const done = (result: Record<string, unknown>, ...parts: AnswerPart[]): OnLast => ({
  parts,
  calls: [{ tool: 'about the last answer', arguments: {}, result }],
});

/** Another unit or side of the last result. */
function figureOf(words: string, count: number, result: Result, talk: Talk): OnLast | null {
  const { athlete } = talk;
  const { powerW, timeS, distanceM } = result;
  const speedMs =
    result.speedMs ?? (distanceM !== undefined && timeS !== undefined ? distanceM / timeS : undefined);
  const at = powerW === undefined ? '' : `at ${show.watts(powerW)} W`;
  const of = result.title
    ? `${result.title}${powerW !== undefined && !result.title.includes(show.watts(powerW)) ? `, ${at}` : ''}`
    : at;
  if (intensityFactor.test(words) && powerW !== undefined && athlete.ftpW) {
    const share = powerW / athlete.ftpW.value;
    return done(
      { share, powerW },
      headline(
        'Intensity factor',
        share.toFixed(2),
        'IF',
        `${show.watts(powerW)} W of ${show.watts(athlete.ftpW.value)} W`,
      ),
    );
  }
  const points = pointing.test(words);
  if (!onlyUnit.test(words) && !(points && count <= 10)) return null;
  if (
    /^(?:(?:my|the|what is|what's) )*(?:new )?ftp(?: then| now)?[ ?.!]*$/.test(words) &&
    talk.memory.current?.skill === 'test' &&
    powerW !== undefined
  )
    return done(
      { powerW },
      headline(
        'FTP by that test',
        show.watts(powerW),
        'W',
        athlete.massKg ? `${show.wattsPerKg(powerW / athlete.massKg.value)} W/kg` : undefined,
      ),
    );
  if (/\bmph\b|\bmiles (?:an|per) hour\b/.test(words) && speedMs !== undefined)
    return done(
      { speedMs },
      headline('Speed', (speedMs / MPH).toFixed(1), 'mph', `${show.kmh(speedMs)} km/h, ${of}`),
    );
  if (/\bkm\/h\b|\b(?:average |mean )?speed\b|\bhow fast\b/.test(words) && speedMs !== undefined)
    return done({ speedMs }, headline('Speed', show.kmh(speedMs), 'km/h', of));
  if (
    /\b(?:w\/kg|per (?:kilo|kg)|watts per kilo\w*|power to weight)\b/.test(words) &&
    !/\bmy (?:w\/kg|ftp)\b/.test(words) &&
    powerW !== undefined &&
    athlete.massKg &&
    (/\b(?:that|this|it|in|per)\b/.test(words) || count <= 2)
  )
    return done(
      { powerW, wattsPerKg: powerW / athlete.massKg.value },
      headline(
        'Power to weight',
        show.wattsPerKg(powerW / athlete.massKg.value),
        'W/kg',
        `${show.watts(powerW)} W at ${show.kg(athlete.massKg.value)}`,
      ),
    );
  if (
    /\b(?:what|which|how many|how much) (?:watts|power)\b|^(?:in )?watts\b/.test(words) &&
    powerW !== undefined &&
    !/\bneed\b/.test(words)
  )
    return done(
      { powerW, wattsPerKg: athlete.massKg ? powerW / athlete.massKg.value : 0 },
      headline(
        'Power',
        show.watts(powerW),
        'W',
        [
          athlete.massKg ? `${show.wattsPerKg(powerW / athlete.massKg.value)} W/kg` : '',
          athlete.ftpW ? `${show.share(powerW / athlete.ftpW.value)} of FTP` : '',
        ]
          .filter(Boolean)
          .join(', ') || undefined,
      ),
    );
  if (
    /\b(?:above|below|over|under|more than|less than) my (?:ftp|threshold)\b|\b(?:share|percent\w*|%|fraction) of (?:my )?(?:ftp|threshold)\b|\b(?:as|in) (?:a )?(?:%|percent\w*|share)\b/.test(
      words,
    ) &&
    powerW !== undefined &&
    athlete.ftpW
  )
    return done(
      { share: powerW / athlete.ftpW.value, powerW },
      headline(
        'Share of FTP',
        show.share(powerW / athlete.ftpW.value),
        '',
        `${show.watts(powerW)} W of ${show.watts(athlete.ftpW.value)} W`,
      ),
    );
  if (
    /\b(?:kcals?|calories|cals?|kj|kilojoules|energy|burns?)\b/.test(words) &&
    powerW !== undefined &&
    timeS !== undefined
  ) {
    const kj = (powerW * timeS) / 1000;
    const kcal = 10 * Math.round((kj * 1000) / EFFICIENCY / KCAL / 10);
    const long = of.includes(' for ') ? of : `${of} for ${show.aboutTime(timeS)}`;
    return done(
      { kj, kcal },
      /\b(?:kj|kilojoules)\b/.test(words)
        ? headline('Work', show.grams(kj), 'kJ', `about ${kcal} kcal burned, ${long}`)
        : headline('Energy burned', String(kcal), 'kcal', `${show.grams(kj)} kJ of work, ${long}`),
    );
  }
  if (
    /\btss\b|\btraining (?:load|stress)\b/.test(words) &&
    !/^what(?:'s| is) (?:a )?tss\??$/.test(words) &&
    powerW !== undefined &&
    timeS !== undefined &&
    athlete.ftpW
  ) {
    const share = powerW / athlete.ftpW.value;
    const tss = (timeS / 36) * share ** 2;
    return done(
      { tss, share, timeS },
      headline('Load', show.grams(tss), 'TSS', `IF ${share.toFixed(2)} for ${show.aboutTime(timeS)}`),
    );
  }
  if (
    /^(?:in )?(?:minutes|mins|hours)\b|\b(?:total|whole) (?:time|length|duration)\b|^(?:the )?time(?: now| then)?[ ?.]*$|\bwhat (?:does|would|will) (?:that|it|this) (?:give|make|be|mean)\b[^?]{0,12}\btime\b|\bhow long (?:is|was|does|did|would|will) (?:that|it|this)(?: (?:take|last|be|now|me|us|in all|in total|altogether|then))*[ ?.]*$|\bin minutes\b/.test(
      words,
    ) &&
    timeS !== undefined
  )
    return done(
      { timeS },
      headline(
        'Time',
        /\bminutes|mins\b/.test(words) ? `${Math.round(timeS / 60)} min` : show.time(timeS),
        '',
        of,
      ),
    );
  if (/\b(?:in )?(?:km|kms|kilomet(?:re|er)s)\b/.test(words) && distanceM !== undefined)
    return done({ distanceM }, headline('Distance', show.km(distanceM), '', result.title));
  if (/\b(?:in )?miles\b/.test(words) && distanceM !== undefined)
    return done(
      { distanceM },
      headline('Distance', (distanceM / 1609.344).toFixed(1), 'miles', show.km(distanceM)),
    );
  return null;
}

const stops =
  /\b(?:stops?|stopping|stopped|breaks?|pauses?|standing|off the bike|coffee|lunch|feed stations?|traffic lights?)\b/;

/** "Add 30 min of stops": the riding time and they together. */
function withStops(message: Message, { memory }: Talk): OnLast | null {
  const [stop, ...more] = message.quantities;
  const timeS = memory.result?.timeS;
  if (!stop || more.length > 0 || stop.kind !== 'duration' || timeS === undefined) return null;
  if (!stops.test(message.text) || memory.current?.skill !== 'ride') return null;
  const standing = Math.abs(stop.value);
  return done(
    { timeS, standing, together: timeS + standing },
    headline(
      'Time with stops',
      show.time(timeS + standing),
      '',
      `${show.time(timeS)} of riding and ${show.aboutTime(standing)} of stops`,
    ),
  );
}

/** "Is that good?", "is that a lot?", "can I do that?" */
function opinionOn(words: string, count: number, result: Result, talk: Talk): OnLast | null {
  const { athlete } = talk;
  const { powerW, timeS } = result;
  const asks =
    /\b(?:is|was|would|are|sounds?) (?:that|this|it|those|they)(?: even| really| actually| any| a| be)* (?:good|ok(?:ay)?|fine|fast|slow|quick|bad|strong|normal|realistic|decent|respectable|possible|doable|hard|easy|a lot|lots?|much|enough|too \w+|impressive|high|low|average|reasonable|ambitious)(?: (?:for (?:me|my \w+|(?:a |an )?\d\d.*|a \w+|an? \w+ \w+|someone.*)|then|or not|really|though|at all|now))*[ ?.!]*$|^(?:lol |wow |ouch |ha |oh |damn |phew )*(?:that(?:'s| is| sounds| seems| looks)? |it(?:'s| is) )?(?:so |really |rather |quite |pretty |too |very |bloody )*(?:slow|fast|a lot|hard|not much|tough|impossible|unrealistic|optimistic|ambitious)[ .!]*$|\bhow (?:good|hard|realistic|strong|fast) (?:is|would) (?:that|it|this)\b|\b(?:good|ok|bad|normal|realistic) or not\b|^(?:is|are) (?:too |very |so )?(?:much|a lot|hard|fast|slow|good|ok(?:ay)?|normal|possible|enough)(?: for me| or not)*[ ?.!]*$|^that (?:much|fast|slow|long|hard)\b|^(?:is it |a bit |way |not )?too (?:optimistic|ambitious|hard|fast|slow|much|easy)(?: for me| or not| then)*[ ?.!]*$|\b(?:can|could) i (?:do|manage|hold|sustain|survive|make) (?:that|it|this)(?: (?:then|really|myself|too))?[ ?.!]*$/.test(
      words,
    );
  if (!asks || count > 12) return null;
  const form = formOf(talk);
  if (form !== null) return onForm(form);
  if (powerW === undefined) return null;
  if (talk.memory.current?.skill === 'load' && timeS !== undefined && athlete.ftpW)
    return onLoad((timeS / 36) * (powerW / athlete.ftpW.value) ** 2);
  const mass = athlete.massKg?.value;
  const sentences: string[] = [];
  const record: Record<string, unknown> = { powerW, timeS };
  if (mass) {
    const ratio = powerW / mass;
    sentences.push(
      `${show.wattsPerKg(ratio)} W/kg${timeS ? ` for ${show.aboutTime(timeS)}` : ''} is the level of ${levelOf(ratio, timeS)}.`,
    );
    record['wattsPerKg'] = ratio;
  }
  if (athlete.ftpW) {
    const share = powerW / athlete.ftpW.value;
    const curve = powerCurveOf(athlete);
    const verdict = curve && timeS ? powerVerdict(curve, powerW, timeS) : null;
    const best = verdict ? `your best for that long is about ${show.watts(verdict.bestW)} W` : '';
    const hard = !verdict
      ? ''
      : verdict.level === 'beyond'
        ? `, more than you can hold: ${best}`
        : verdict.level === 'at-limit'
          ? `, at your limit: ${best}`
          : share > 0.9
            ? ', a hard effort'
            : share > 0.75
              ? ', a firm effort'
              : ', well within you';
    if (verdict) record['bestW'] = verdict.bestW;
    sentences.push(`It is ${show.share(share)} of your FTP${hard}.`);
    record['share'] = share;
  } else sentences.push('Tell me your FTP and I can say how hard it is for you.');
  return done(
    record,
    text(sentences.join(' ')),
    suggestions('How can I raise it?', 'How long can I hold that?', 'How did you work that out?'),
  );
}

/** "Is that a lot?" of the load of one ride (Allen, Coggan and McGregor 2019: how long tiredness lasts). */
function onLoad(tss: number): OnLast {
  const points = `${Math.round(tss)} TSS`;
  const words =
    tss < 150
      ? `No, ${points} is an ordinary training day: most riders are fresh again the next day.`
      : tss < 300
        ? `${points} is a big day: some tiredness is left the next day, and gone by the day after.`
        : tss < 450
          ? `Yes, ${points} is a lot: some tiredness is left even after two days.`
          : `Yes, ${points} is very much for one ride: tiredness lasts for several days.`;
  return done({ tss }, text(words), suggestions('What should I do tomorrow?', 'What is TSS?'));
}

/** Form by the last answer on load: CTL less ATL; null where it was about something else. */
function formOf({ memory: { current } }: Talk): number | null {
  if (current?.skill !== 'load') return null;
  const { tsb, ctl, atl } = current.ask as { tsb?: number; ctl?: number; atl?: number };
  return tsb ?? (ctl !== undefined && atl !== undefined ? ctl - atl : null);
}

/** "Is that too much?" of a form; ranges that coaches use (Friel, 2009). */
function onForm(form: number): OnLast {
  const said = `${form < 0 ? '−' : ''}${Math.abs(Math.round(form))}`;
  const words =
    form < -30
      ? `Yes, ${said} is too deep to stay in: take three or four easy days, then look again.`
      : form < -10
        ? `No, ${said} is hard training that you can carry for a week or two. Ride easily on a day when legs, sleep or mood are poor.`
        : form <= 10
          ? `No, ${said} is an ordinary balance of work and rest.`
          : `No, at ${said} you are rested: good for an event, too little work for many weeks.`;
  return done(
    { form },
    text(words),
    suggestions('What should I do tomorrow?', 'Plan my training week, 8 hours'),
  );
}

const shorter =
  /\b(?:too (?:long|much text|wordy|many words)|just (?:give me )?(?:a|the|one) (?:number|figure|short answer|answer)|in (?:one|1|a) (?:word|line|sentence|number)|tl;? ?dr|shorter answer|in short|short version|simple answer|bottom line)\b/;

/** "Too long, just give me a number": the figure of the last answer alone; null where it had none. */
export function onlyTheFigure(message: Message, talk: Talk): OnLast | null {
  const { current } = talk.memory;
  if (!shorter.test(message.text) || message.quantities.length > 0 || !current) return null;
  const outcome = skillNamed(current.skill)?.answer(current.ask, talk);
  const figure =
    outcome?.kind === 'answer' ? outcome.parts.find(({ kind }) => kind === 'headline') : undefined;
  return figure && outcome?.kind === 'answer' ? { parts: [figure], calls: outcome.calls ?? [] } : null;
}
