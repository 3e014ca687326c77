import type { Assembled } from './session-assemble.ts';
import type { Token } from './session-tokens.ts';

/** What stands behind or before figures that only look like a session. */
const THINGS =
  /^[ -]*(?:wd|drive|cars?|jeeps?|suvs?|trucks?|vehicles?|land|pickup|off-?road|wheel|speeds?|spd?|drivetrains?|groupsets?|group|gears?|gearing|chainrings?|chainsets?|cassettes?|cogs?|setup|cranks?|derailleur|shifters|di2|axs|mechs?|tyres?|tires?|photos?|prints?|pixels?|inch(?:es)?|matrix|relay|rm|teams?|riders?|people|bottles?|gels?|bars?|bananas?|bidons?|tablets?|pills?|capsules?|scoops?|days?|weeks?|months?|years?|kids?|euros?|dollars?|pounds?|blood|bp)(?![a-z])/;
const MAKERS =
  /(?:sram|shimano|campag(?:nolo)?|eagle|ultegra|dura-?ace|rival|force|apex|grx|xt|drivetrain|groupset|cassette|blood pressure|bp|toyota|subaru|audi)[ :]*$/;
const LIFTING =
  /squat|deadlift|bench|lunge|push-?ups?|pull-?ups?|sit-?ups?|plank|leg press|kettlebell|dumbbell|barbell|calf raise|crunch|\brm\b/;
const VEHICLE =
  /\b(?:trucks?|cars?|jeeps?|suvs?|garage|off-?road|vehicles?|land ?rover|diesel|park(?:ed|ing)?)\b/;
const RESULT =
  /^(?: ?(?:of mine|today|yesterday|last week|on \w+day))? ?(?:result|gave|said|says|was|is|came|showed|shows|put|told|at \d{2,3} ?w|power(?: is| was)?|watts)/;
const MINE =
  /(?:my|last|latest|since|after|previous|recent|result of|from|did|done|took)(?: \w+)? (?:an? |my |the |last )*$/;
const SESSION_WORDS =
  /session|workout|interval|training|einheit|seance|entrainement|allenamento|entrenamiento|entreno|training|trainer|erg|zwo|zwift|build|make me|give me|write|plan|read|export/;

/** Whether what was read only looks like a session: a drivetrain, a car, a result of a test, a question of power. */
export function isNoSession(text: string, tokens: readonly Token[], read: Assembled): boolean {
  const before = text.slice(0, tokens[0]?.start ?? 0);
  const after = text.slice(tokens.at(-1)?.end ?? 0);
  // Squats of yesterday do not make today's 4x4 one of lifting.
  const around = text.slice(Math.max(0, (tokens[0]?.start ?? 0) - 18), (tokens.at(-1)?.end ?? 0) + 18);
  switch (read.form) {
    case 'bare':
      if (/\b4 ?x ?4\b/.test(text) && VEHICLE.test(text)) return true;
      return (
        THINGS.test(after) || MAKERS.test(before) || LIFTING.test(around) || /\d[.:/-]?$|[$€£]$/.test(before)
      );
    case 'reps':
      return THINGS.test(after) || LIFTING.test(around);
    case 'pair':
      return THINGS.test(after) || MAKERS.test(before);
    case 'test':
      return RESULT.test(after) || MINE.test(before);
    case 'trial':
      return (
        ((before + after).trim().length > 2 || tokens.length > 1) &&
        !/effort/.test(text) &&
        !SESSION_WORDS.test(text)
      );
    case 'watts':
      return !SESSION_WORDS.test(text);
    case 'steady':
      // "One hour max" is a limit of time.
      if (
        read.spec.work.some(
          ({ seconds, target }) => seconds >= 1200 && (target ?? read.spec.target)?.of === 'maximal',
        )
      )
        return true;
      return (
        /^ ?(?:power|heart|hr|watts|ftp|speed)/.test(after) ||
        /(?:in|under|sub|within|for about|finish(?:ed)?) $/.test(before)
      );
    case 'named':
      return false;
  }
}
