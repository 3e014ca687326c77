import { useState } from 'react';

/** How a field's text is converted; `UnitFormat` of the contract is one. */
interface TextConversion {
  /** from what the form holds to what the member reads */
  shownText(text: string, unit: string | undefined): string;
  /** and back */
  metricText(typed: string, unit: string | undefined): string;
}

/**
 * A field of a form that holds metric values, in the units of the member. What they typed stays as they typed it for as
 * long as the form holds that value.
 * @param text what the form holds
 * @param unit the metric unit of the value
 * @param onChange receives the metric text
 */
export function useUnitText(
  text: string,
  unit: string | undefined,
  convert: TextConversion,
  onChange: (text: string) => void,
): { shown: string; change: (typed: string) => void } {
  const [typed, setTyped] = useState({ shown: '', text: '' });
  return {
    shown: typed.text === text && typed.text !== '' ? typed.shown : convert.shownText(text, unit),
    change: (shown) => {
      const metric = convert.metricText(shown, unit);
      setTyped({ shown, text: metric });
      onChange(metric);
    },
  };
}
