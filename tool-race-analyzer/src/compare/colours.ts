import type { Panel } from '@breakaway/ui/chart';
import type { Letter, Scenario } from './scenario.ts';

type Colour = Panel['colour'];
const COLOURS: Record<Letter, Colour> = { A: 'text', B: 'data', C: 'accent', D: 'zone-4' };

/** The colour of a plan in table and chart; the one on the page has that of a remark. */
export const colourOf = (scenario: Scenario | null): Colour =>
  scenario ? COLOURS[scenario.letter] : 'text-muted';
