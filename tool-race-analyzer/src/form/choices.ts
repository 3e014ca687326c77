/** The choices of the form in words. */
export const LEVELS = {
  '': 'Estimated from your power',
  new: 'New to long rides',
  regular: 'I ride most weeks',
  trained: 'I train with a plan',
  elite: 'I race at a high level',
};
export const GROUPS = { alone: 'Alone', wheel: 'On a wheel', group: 'Small group', bunch: 'Bunch' };
export const STARTS = { standing: 'Standing', rolling: 'Rolling', mass: 'Mass start' };
