/** Usual amounts of carbohydrate an hour, g, from a first try to a trained gut, and what that is on the bike. */
export const amounts = [
  { grams: 60, says: 'Usual', bottles: 1, gels: 1, practice: '' },
  { grams: 80, says: 'Trained', bottles: 1, gels: 2, practice: ', with some practice' },
  { grams: 100, says: 'Racing', bottles: 2, gels: 1, practice: ', with much practice' },
] as const;

const counted = (count: number, thing: string) => (count === 1 ? `one ${thing}` : `two ${thing}s`);

export const onTheBike = ({ bottles, gels, practice }: (typeof amounts)[number]): string =>
  `About ${counted(bottles, 'bottle')} of sports drink and ${counted(gels, 'gel')}${practice}`;
