/** Where the formulas and figures come from. Results name them by these keys; `docs/validation.md` prints them in full. */
export const SOURCES = {
  martin1998: 'Martin et al. 1998, Journal of Applied Biomechanics 14:276-291 (road cycling power)',
  isvan2015: 'Isvan 2015, Journal of Science and Cycling 4(1):42-50 (drag in yawed wind)',
  bassett1999:
    'Bassett et al. 1999, Medicine & Science in Sports & Exercise 31:1665-1676 (power at altitude)',
  skiba2012: "Skiba et al. 2012, Medicine & Science in Sports & Exercise 44:1526-1532 (W' balance, integral)",
  weigend2021: "Weigend et al. 2021, pypermod (recovery of W')",
  bartram2018: "Bartram et al. 2018, IJSPP 13:724-729 (recovery of W' in elite riders)",
  morton1996: 'Morton 1996, Ergonomics 39:611-619 (three-parameter critical power)',
  puchowicz2020:
    'Puchowicz et al. 2020, Journal of Sports Sciences 38:1895-1904 (omni-domain power-duration)',
  karsten2021: 'Karsten et al. 2021, IJSPP 16 (FTP and critical power)',
  sitko2022: 'Sitko et al. 2022 (VO2max from 5 min power)',
  jeukendrup2014: 'Jeukendrup 2014, Sports Medicine 44:S25-S33 (carbohydrate by duration)',
  podlogar2022: 'Podlogar et al. 2022, European Journal of Applied Physiology (120 g/h)',
  achten2002: 'Achten et al. 2002, Medicine & Science in Sports & Exercise 34:92-97 (fat oxidation)',
} as const;

export type SourceKey = keyof typeof SOURCES;
