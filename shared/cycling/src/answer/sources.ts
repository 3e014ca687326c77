/** Where the formulas and figures come from. Results name them by these keys; `docs/validation.md` prints them in full. */
export const SOURCES = {
  martin1998: 'Martin et al. 1998, Journal of Applied Biomechanics 14:276-291 (road cycling power)',
  isvan2015: 'Isvan 2015, Journal of Science and Cycling 4(1):42-50 (drag in yawed wind)',
  iso2533: 'ISO 2533:1975 and ICAO Doc 7488, standard atmosphere',
  wieringa1992:
    'Wieringa 1992, Journal of Wind Engineering and Industrial Aerodynamics 41:357-368 (roughness of land, classes of Davenport)',
  vanDruenen2021: 'van Druenen and Blocken 2021, Sports Engineering 24:10 (drafting uphill)',
  bassett1999:
    'Bassett et al. 1999, Medicine & Science in Sports & Exercise 31:1665-1676 (power at altitude)',
  peiffer2011: 'Peiffer and Abbiss 2011, IJSPP 6:208-220 (time trials in the heat)',
  tatterson2000:
    'Tatterson et al. 2000, Journal of Science and Medicine in Sport 3:186-193 (heat, elite riders)',
  racinais2015tt:
    'Racinais et al. 2015, Medicine & Science in Sports & Exercise 47:601-606 (time trials and getting used to heat)',
  junge2016: 'Junge et al. 2016, Temperature 3:539-548 (riding in the heat, review)',
  maughan2012:
    'Maughan et al. 2012, European Journal of Applied Physiology 112:2313-2321 (humidity at 30 °C)',
  skiba2012: "Skiba et al. 2012, Medicine & Science in Sports & Exercise 44:1526-1532 (W' balance, integral)",
  weigend2021: "Weigend et al. 2021, pypermod (recovery of W')",
  bartram2018: "Bartram et al. 2018, IJSPP 13:724-728 (recovery of W' in elite riders)",
  morton1996: 'Morton 1996, Ergonomics 39:611-619 (three-parameter critical power)',
  puchowicz2020: 'Puchowicz et al. 2020, Journal of Sports Sciences 38:801-813 (omni-domain power-duration)',
  moritani1981: 'Moritani et al. 1981, Ergonomics 24:339-350 (critical power, work against time)',
  whipp1982: 'Whipp et al. 1982, Federation Proceedings 41:1591 (critical power, power against inverse time)',
  hill1993: 'Hill 1993, Sports Medicine 16:237-254 (critical power, time to exhaustion)',
  skiba2015:
    "Skiba et al. 2015, European Journal of Applied Physiology 115:703-713 (W' balance, differential)",
  allenCoggan2019:
    'Allen, Coggan and McGregor 2019, Training and Racing with a Power Meter, 3rd edition (NP, TSS, power zones, FTP tests)',
  friel2009: "Friel 2009, The Cyclist's Training Bible, 4th edition (heart-rate zones)",
  borszcz2019: 'Borszcz et al. 2019, IJSPP 14:1029-1035 (FTP and maximal lactate steady state)',
  duBois1916: 'Du Bois and Du Bois 1916, Archives of Internal Medicine 17:863-871 (body surface)',
  usualValues: 'Values common among cyclists, without one published source',
  karsten2021: 'Karsten et al. 2021, Frontiers in Physiology 11:613151 (FTP and critical power)',
  sitko2022: 'Sitko et al. 2022, IJSPP 17:9-15 (VO2max from 5 min power)',
  jeukendrup2014: 'Jeukendrup 2014, Sports Medicine 44:S25-S33 (carbohydrate by duration)',
  podlogar2022: 'Podlogar et al. 2022, European Journal of Applied Physiology (120 g/h)',
  achten2002: 'Achten et al. 2002, Medicine & Science in Sports & Exercise 34:92-97 (fat oxidation)',
  achten2003:
    'Achten and Jeukendrup 2003, International Journal of Sports Medicine 24:603-608 (highest fat oxidation)',
  randell2017:
    'Randell et al. 2017, Medicine & Science in Sports & Exercise 49:133-140 (highest fat oxidation of 1121 athletes)',
  peric2016:
    'Peric, Meucci and Nikolovski 2016, Sports Medicine - Open 2:35 (fat oxidation ends at the anaerobic threshold)',
  lucia2002:
    'Lucia et al. 2002, Medicine & Science in Sports & Exercise 34:2079-2084 (efficiency of professional riders)',
  areta2018:
    'Areta and Hopkins 2018, Sports Medicine 48:2091-2102 (muscle glycogen by fitness and diet, 181 studies)',
  moseley2001:
    'Moseley and Jeukendrup 2001, Medicine & Science in Sports & Exercise 33:621-627 (efficiency of cycling)',
  ettema2009:
    'Ettema and Loras 2009, European Journal of Applied Physiology 106:1-14 (energy use is a line in power)',
  pfeiffer2010:
    'Pfeiffer et al. 2010, Medicine & Science in Sports & Exercise 42:2030-2045 (gels and bars against drinks)',
  hearris2022:
    'Hearris et al. 2022, Journal of Applied Physiology 132:1394-1406 (drink, gel and chews at 120 g/h)',
  acsm2007:
    'Sawka et al. 2007, Medicine & Science in Sports & Exercise 39:377-390 (ACSM position stand: fluid replacement)',
  hawley1997: 'Hawley et al. 1997, Sports Medicine 24:73-81 (carbohydrate loading)',
  burke2011:
    'Burke et al. 2011, Journal of Sports Sciences 29:S17-S27 (carbohydrates for training and competition)',
  holmes2016:
    'Holmes et al. 2016, Annals of Sports Medicine and Research 3(2):1063 (sodium of sweat by intensity)',
  baker2016:
    'Baker et al. 2016, Journal of Sports Sciences 34:358-368 (sweat rates and sodium of 506 athletes)',
  pahnke2006:
    'Pahnke et al. 2006, Medicine & Science in Sports & Exercise 38(5) S (sweat of endurance athletes at 30 °C)',
  vogt1981: 'Vogt et al. 1981, and ISO 7933 (share of sweat that evaporates)',
  efsa2015:
    'EFSA Panel on Dietetic Products, Nutrition and Allergies 2015, EFSA Journal 13(5):4102 (caffeine)',
  guest2021: 'Guest et al. 2021, Journal of the International Society of Sports Nutrition 18:1 (caffeine)',
  valenzuela2022:
    'Valenzuela et al. 2022, International Journal of Sports Physiology and Performance 17 (record power of 144 professionals)',
  plateauDeBeille2024:
    'Tour de France 2024, stage 15, Plateau de Beille in 39:43: about 6.9 W/kg by published estimates',
  millet2014: 'Millet et al. 2014 (power estimated from climbing times: -10 to +9 % in the field)',
  uci68: 'UCI Cycling Regulations 1.3.019 (a bicycle weighs at least 6.8 kg)',
  who2000: 'World Health Organization 2000, Technical Report 894 (body mass index under 18.5 is underweight)',
  coachingIntensity:
    'A rule of thumb of coaches, no publication: the intensity factor that trained riders hold by duration',
  coachingSessions:
    'A convention of coaches, no publication: targets, rests, ladders and feel of training sessions',
  seiler2013:
    'Seiler et al. 2013, Scandinavian Journal of Medicine & Science in Sports, doi 10.1111/j.1600-0838.2011.01351.x (4x8 against 4x4 and 4x16)',
  ronnestad2015:
    'Ronnestad et al. 2015, Scandinavian Journal of Medicine & Science in Sports, doi 10.1111/sms.12165 (30/15 against 4x5 min)',
  ronnestad2020:
    'Ronnestad et al. 2020, Scandinavian Journal of Medicine & Science in Sports (30/15 in elite cyclists)',
  laursen2002:
    'Laursen et al. 2002, Medicine & Science in Sports & Exercise, doi 10.1097/00005768-200211000-00017 (intervals of trained cyclists)',
  stepto1999:
    'Stepto et al. 1999, Medicine & Science in Sports & Exercise, doi 10.1097/00005768-199905000-00018 (five interval sessions compared)',
  hickson1981:
    'Hickson and Rosenkoetter 1981, Medicine & Science in Sports & Exercise 13:13 (VO2max gained and kept)',
  millet2003: 'Millet et al. 2003, hal-01622489 (time near VO2max in 30/30 and 60/30)',
  bossi2020: 'Bossi et al. 2020, IJSPP, doi 10.1123/ijspp.2019-0260 (varied power inside 5 min repetitions)',
  nimmerichter2012:
    'Nimmerichter et al. 2012, European Journal of Applied Physiology, doi 10.1007/s00421-011-1957-5 (60 rpm uphill)',
  kristoffersen2014:
    'Kristoffersen et al. 2014, Frontiers in Physiology, doi 10.3389/fphys.2014.00034 (40 rpm at moderate effort)',
  almquist2020:
    'Almquist et al. 2020, Frontiers in Physiology, doi 10.3389/fphys.2020.01000 (sprints in the off-season)',
  storoschuk2025:
    'Storoschuk et al. 2025, Sports Medicine, doi 10.1007/s40279-025-02261-y (zone 2 and mitochondria, review)',
  tabata1996: 'Tabata et al. 1996, Medicine & Science in Sports & Exercise 28:1327-1330 (20 s on, 10 s off)',
  llanosLagos2025:
    'Llanos-Lagos et al. 2025, European Journal of Applied Physiology, doi 10.1007/s00421-025-05883-2 (strength training of cyclists, meta-analysis)',
  vikmoen2017: 'Vikmoen et al. 2017, Physiological Reports, PMC5350167 (heavy strength training of women)',
  racinais2015:
    'Racinais et al. 2015, Scandinavian Journal of Medicine & Science in Sports and Sports Medicine, doi 10.1007/s40279-015-0343-6 (training and racing in heat)',
  coachingPlans:
    'A convention of coaches, no publication: weeks from hours, blocks to an event, limits of progression, rules for missed days',
  bosquet2007:
    'Bosquet et al. 2007, Medicine & Science in Sports & Exercise, doi 10.1249/mss.0b013e31806010e0 (taper, meta-analysis)',
  wang2023: 'Wang et al. 2023, PLOS ONE, doi 10.1371/journal.pone.0282838 (taper, meta-analysis)',
  oliveira2024: 'Oliveira et al. 2024, PMC11329428 (polarised training, meta-analysis)',
  rosenblat2025: 'Rosenblat et al. 2025, PMID 39888556 (polarised and pyramidal training, individual data)',
  galanRioja2023:
    'Galan-Rioja et al. 2023, IJSPP, doi 10.1123/ijspp.2022-0302 (periodisation of trained cyclists, review)',
} as const;

export type SourceKey = keyof typeof SOURCES;
