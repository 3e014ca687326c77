import type { Units } from '@breakaway/contract/units';

/** The lightest adult in pounds: below it a bare weight is meant in kilograms after all. */
const LEAST_LB = 85;
/** What may stand between a word for weight and its figure. */
const about = '(?: (?:about|around|roughly|currently|now|only|just|still|like))*';
const noUnit = String.raw`(?![\d.,]*\d)(?!\s?(?:kgs?|kilos?|kilograms?|lbs?|pounds?|st|stone|w|watts?|bpm|%|cm|years?|yo|km|mi|miles?|k|ft|feet|m|metres?|meters?|h|hours?|min|minutes?)\b)(?!\s?%)`;
const weighed = new RegExp(
  String.raw`\b(?:weigh|weighs|weighing|weighed|weight(?: is|'s| of| to| as| at|:| =)?)${about} (\d{2,3}(?:\.\d+)?)${noUnit}`,
  'gi',
);
const degrees = /(-?\d{1,3}(?:\.\d+)?) ?(?:degrees?|deg)\b(?! ?(?:c\b|f\b|celsius|centigrade|fahrenheit))/gi;
/** Degrees of an angle. */
const angles = /\b(?:angle|yaw|bend|float|cleats?|knee|tube|crosswind|tilt|saddle|steep)\b/i;
const bareFigure = new RegExp(String.raw`^(\D*)(\d+(?:\.\d+)?)${noUnit}([^\d]*)$`, 'i');

/** What the coach asks for, with the unit in which a bare figure answers. */
const answered: Record<string, (units: Units) => string | false> = {
  weight: ({ mass }) => mass === 'lb' && 'lb',
  distance: ({ distance }) => distance === 'mi' && 'miles',
  speed: ({ distance }) => distance === 'mi' && 'mph',
  temperature: ({ temperature }) => temperature === 'F' && '°F',
};

/**
 * A message with the units that its member leaves out because they are their own: "I weigh 165" is in pounds from a member
 * who reads pounds, and "85 degrees" in Fahrenheit. What has a unit keeps it.
 * @param need what the open question of the coach asks for
 */
export function withOwnUnits(message: string, units: Units | undefined, need: string | undefined): string {
  if (!units) return message;
  const unit = need !== undefined && answered[need]?.(units);
  const reply = unit ? bareFigure.exec(message) : null;
  if (reply && (unit !== 'lb' || Number(reply[2]) >= LEAST_LB))
    return `${reply[1]}${reply[2]} ${unit}${reply[3]}`;
  let text = message;
  if (units.mass === 'lb')
    text = text.replace(weighed, (whole, figure: string) =>
      Number(figure) >= LEAST_LB ? `${whole} lb` : whole,
    );
  if (units.temperature === 'F' && !angles.test(text))
    text = text.replace(degrees, (_, figure: string) => `${figure} °F`);
  return text;
}
