/** What these pages cannot vouch for, one sentence each. */
export const NOT_CHECKED: readonly string[] = [
  'The road trials of Martin et al. 1998 themselves (model against power meter on the road, standard error 2.7 W by the abstract): only the worked example of the paper is computed here.',
  'The "standard 40 km" of Atkinson et al. 2007 (26 s saved), the courses of Sundström, and a public thesis course: their profiles are not published, or not free to use, so their savings are not re-created.',
  'The true optimum of a course: no closed form exists. `npm run bench` sets the optimiser beside dynamic programming on a fine grid.',
  'Wind at the height of a rider: the logarithmic law is checked, not measurements beside a forecast.',
  'Power in the field: no published ride has drag area, rolling resistance, wind and calibrated power together with its track; what is computed from climbing times rests on assumed values, and Millet et al. 2014 found such figures -10 to +9 % off.',
  'kreuzotter.de and calculators like it: they add a rolling term that grows with speed, so they answer another question.',
  'A whole professional stage, forecast and ridden: none is published with its road, rider, weather and power. The last climb of one is.',
  'Four amateur rides: only three of the recordings have power and places over more than 2 km, so one of them counts twice, by halves.',
  'Drag areas by position, rolling resistance by surface, grip in bends, intensity by duration and the shares behind empty fields of a profile: customary values, told as estimates with their spread wherever they are used.',
  'The fit of three parameters for laboratory subject 1 of pypermod in its form with Pmax: the reference ends at a critical power of 303 114 W, so it did not converge. Subjects 2 and 4 have other files or none.',
  "W' recovery of Chidnok et al. 2012: their percentages come from several bouts of intermittent work, not from one recovery after exhaustion.",
  'Feeding: intake, burning and stores are checked one by one; whether riders fare better with the schedule was not studied. Published sweat rates spread so widely that only their range is checked.',
  'Files that are excerpts (a TCX sample with 19 points of 8.3 km, tracks of a few points) and files that are broken on purpose: their totals belong to rides that are not in them.',
];
