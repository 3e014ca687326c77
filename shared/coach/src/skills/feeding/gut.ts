import type { AnswerPart, PlainPart } from '@breakaway/contract';
import { details, headline, suggestions, table, text } from '../../answer/parts.ts';
import type { Outcome } from '../../skill.ts';
import { figure, has, type Message } from '../../understanding/message.ts';
import { sources } from '../../answer/works.ts';

/** As much as this is taken up of glucose alone, g/h; more needs fructose beside it. */
const GLUCOSE_ALONE = 60;
const STEP = 10;
/** What hardly any rider gains from, g/h. */
const MOST = 120;

/** "Can I go up to 90 g/h?": a rate to get used to, and no ride that it is for. */
export function asksForMore(message: Message): boolean {
  const goalGH = figure(message, 'carbRate');
  return (
    goalGH !== undefined &&
    goalGH >= 50 &&
    /\b(?:go up|get (?:up )?to|move up|up to|raise|increase|build up|work up|jump|tolerate|train (?:my )?gut|manage|reach|from|get there|currently|used to|my (?:stomach|gut)|now|smart|too much|ok(?:ay)?|safe|sensible|possible|worth|realistic|overkill|crazy|really)\b/.test(
      message.text,
    ) &&
    !has(message, 'duration', 'distance') &&
    message.climb === null &&
    !/\b(?:plan|gels|bottles)\b/.test(message.text)
  );
}

/** "I am at 60 now": carbohydrate that a rider takes already, g/h; undefined where a message does not say it. @param plain normalised */
export function rateNowIn(plain: string): number | undefined {
  const now =
    /\b(?:at|on|from|do|take|manage|tolerate|used to|currently|now)\b[^.?\d]{0,20}\b(\d{2,3})\b(?! ?(?:km|w\b|min|h\b|%|kg))/.exec(
      plain.replace(/\b\d{2,3} ?g\/h/, ''),
    );
  return now ? Number(now[1]) : undefined;
}

/** Steps from what a gut takes now to what a rider would like, g/h: ten a week, in training. */
export function gutSteps({ goalGH, nowGH }: { goalGH: number; nowGH: number }): Outcome {
  const goal = Math.round(goalGH);
  const now = Math.round(Math.min(nowGH, 150));
  const weeks = Math.ceil((goal - now) / STEP);
  const mixed =
    goal > GLUCOSE_ALONE ? ' Above 60 g/h take glucose with fructose (1 to 0.8), with enough water.' : '';
  const high =
    goal > MOST
      ? ` ${goal} g/h is beyond what studies support. The most that pays is 90 to ${MOST}.`
      : goal >= 90
        ? ' It pays in long, hard rides of three hours or more. Under that 60 are enough.'
        : '';
  const rows = Array.from({ length: Math.max(0, Math.min(10, weeks)) }, (_, i) => [
    `Week ${i + 1}`,
    `${Math.min(goal, now + STEP * (i + 1))} g/h`,
  ]);
  const parts: AnswerPart[] =
    weeks <= 0
      ? [
          headline('Yes', `${goal}`, 'g/h', `you take ${now} g/h already`),
          text(`It is within what you are used to.${mixed}${high}`),
        ]
      : [
          headline(
            'Yes, in steps',
            `${goal}`,
            'g/h',
            `from ${now} in about ${weeks} ${weeks === 1 ? 'week' : 'weeks'}`,
          ),
          text(
            `Next ${Math.min(goal, now + STEP)} g/h on one or two rides a week, ${STEP} more once it sits well, in small sips every 10 to 15 min.${mixed}${high} If it comes back up, go down a step.`,
          ),
          ...details(
            'Step by step',
            table('Gut training', ['When', 'Carbohydrate'], rows) as PlainPart,
            sources('jeukendrup2017', 'podlogar2022'),
          ),
        ];
  return {
    kind: 'answer',
    parts: [...parts, suggestions('How do I train my gut?', 'What should I eat on a 4 hour ride?')],
    calls: [
      {
        tool: 'gut training',
        arguments: { goalGH, nowGH },
        result: { shown: parts, reads: '60 1 0.8 10 15 90 120' },
      },
    ],
  };
}
