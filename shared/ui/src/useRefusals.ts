import { useState } from 'react';

type Values = Record<string, unknown>;

/**
 * What the server refused, by the form's names. Each sentence stands as long as the value that it is about.
 * @param values the form's values now
 */
export function useRefusals(values: Values) {
  const [refused, setRefused] = useState<{ sentences: Record<string, string>; values: Values }>();
  return {
    of: (name: string): string | undefined =>
      refused && refused.values[name] === values[name] ? refused.sentences[name] : undefined,
    set: (sentences: Record<string, string>) => setRefused({ sentences, values }),
    clear: () => setRefused(undefined),
  };
}
