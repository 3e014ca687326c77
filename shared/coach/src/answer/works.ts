import type { PlainPart } from '@breakaway/contract';
import { SOURCES } from '@breakaway/cycling';

/** Works that answers cite: those of the engine, and those that only the coach uses. */
export const WORKS = {
  ...SOURCES,
  berto: "Berto's 15 % drop chart, as fitted by dgabbe (tire-pressure)",
  silca: 'Silca, on rolling resistance and impedance',
  frictionFacts: 'Friction Facts, chain tests',
  everesting: 'Everesting rules (everesting.com): 8848 m on one climb',
  climbLists: 'published length and gain (climbbybike.com) for named climbs',
  borszcz2018:
    'Borszcz et al. 2018, International Journal of Sports Medicine 39:737 (20 min test against the hour)',
  jeukendrup2017: 'Jeukendrup 2017, Sports Medicine 47 Suppl 1:101-110 (training the gut)',
  karsten2014: 'Karsten et al. 2014, European Journal of Applied Physiology (critical power in the field)',
  karvonen1957:
    'Karvonen, Kentala and Mustala 1957, Annales Medicinae Experimentalis et Biologiae Fenniae 35:307-315',
  loe2013: 'Loe et al. 2013, PLoS ONE 8:e64319 (oxygen uptake of 3816 healthy men and women)',
  osczevski2005:
    'Osczevski and Bluestein 2005, Bulletin of the American Meteorological Society 86 (wind chill)',
  swain1997: 'Swain 1997, Medicine & Science in Sports & Exercise 29:1104-1108 (uneven power on hills)',
  thomas2016:
    'Thomas, Erdman and Burke 2016, Medicine & Science in Sports & Exercise 48:543-568 (nutrition and performance)',
  townsend2017: 'Townsend et al. 2017, Frontiers in Physiology 8:180 (critical power at altitude)',
} as const;

export type WorkKey = keyof typeof WORKS;

/** What an answer rests on, folded below it. */
export const sources = (...keys: WorkKey[]): PlainPart => ({
  kind: 'sources',
  items: [...new Set(keys)].map((key) => WORKS[key]),
});
