/** The choices of the form in words. */
export const WINDS = [
  'North',
  'North-east',
  'East',
  'South-east',
  'South',
  'South-west',
  'West',
  'North-west',
];
export const LEVELS = {
  '': 'Estimated from your power',
  new: 'New to long rides',
  regular: 'I ride most weeks',
  trained: 'I train with a plan',
  elite: 'I race at a high level',
};
export const BIKES = {
  road: 'Road bike',
  tt: 'Time-trial bike',
  gravel: 'Gravel bike',
  mtb: 'Mountain bike',
};
export const GROUPS = { alone: 'Alone', wheel: 'On a wheel', group: 'Small group', bunch: 'Bunch' };
export const STARTS = { standing: 'Standing', rolling: 'Rolling', mass: 'Mass start' };
