import type { AnswerPart, PlainPart } from '@breakaway/contract';
import { unitFormat, type MetricUnit, type Units } from '@breakaway/contract/units';
import { inUnits } from '@breakaway/contract/units-in-text';

const hasCounterpart = (unit: string): unit is MetricUnit =>
  ['km', 'm', 'km/h', 'm/s', 'kg', '°C'].includes(unit);

/** Headlines that convert units themselves: "40 km/h" is the answer, and "24.9 mph" its detail. */
const namesBoth = /\d ?(?:mph|mi|miles?|lbs?|pounds?|°F|ft|in)\b/;

function plainInUnits(part: PlainPart, units: Units): PlainPart {
  const say = (text: string) => inUnits(text, units);
  const exact = (text: string) => inUnits(text, units, { exact: true });
  const format = unitFormat(units);
  switch (part.kind) {
    case 'text':
    case 'notice':
      return { ...part, text: say(part.text) };
    case 'headline': {
      const { label, value, unit, detail } = part;
      if (namesBoth.test(`${label} ${detail ?? ''} ${value} ${unit}`)) return part;
      const shown = hasCounterpart(unit) && format.name(unit) !== unit;
      return {
        ...part,
        label: say(label),
        ...(shown
          ? { value: exact(`${value} ${unit}`).replace(` ${format.name(unit)}`, ''), unit: format.name(unit) }
          : { value: exact(value) }),
        ...(detail === undefined ? {} : { detail: say(detail) }),
      };
    }
    case 'table':
      return {
        ...part,
        caption: say(part.caption),
        columns: part.columns.map(say),
        rows: part.rows.map((row) => row.map(exact)),
      };
    case 'assumptions':
      return {
        ...part,
        items: part.items.map(({ how, ...item }) => ({
          ...item,
          value: say(item.value),
          ...(how === undefined ? {} : { how: say(how) }),
        })),
      };
    case 'question':
      return { ...part, text: say(part.text), chips: part.chips.map(say) };
    case 'suggestions':
      return { ...part, chips: part.chips.map(say) };
    case 'timeline':
      return { ...part, marks: part.marks.map((mark) => ({ ...mark, label: say(mark.label) })) };
    case 'gap': {
      const { unit } = part;
      if (!hasCounterpart(unit)) return { ...part, caption: say(part.caption) };
      return {
        ...part,
        caption: say(part.caption),
        unit: format.name(unit),
        bars: part.bars.map((bar) => ({ ...bar, value: format.shown(bar.value, unit) })),
      };
    }
    default:
      return part;
  }
}

/**
 * An answer in the member's units. Answers are stored in metric units, so that those of long ago follow a change of
 * Settings too. Sources are quoted as they are.
 */
export const answerInUnits = (parts: AnswerPart[], units: Units): AnswerPart[] =>
  parts.map((part) =>
    part.kind === 'details'
      ? {
          ...part,
          title: inUnits(part.title, units),
          parts: part.parts.map((inside) => plainInUnits(inside, units)),
        }
      : plainInUnits(part, units),
  );
