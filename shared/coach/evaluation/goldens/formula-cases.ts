import { clock, figure, kmh, watts, wattsPerKg, type Figure, type Unnumbered } from './golden.ts';
import {
  cadenceFor,
  celsius,
  criticalPower,
  development,
  fitnessAfterRest,
  gearSpeedKmh,
  heartRateZones,
  intensityFactor,
  powerZones,
  secondsToEmpty,
  stressScore,
  tyrePressurePsi,
  unit,
  vam,
  workKj,
  wPrimeLeft,
  type Effort,
} from './road-model.ts';

const minutes = (count: number): number => 60 * count;
const hours = (count: number): number => 3600 * count;
const effort = (powerW: number, seconds: number): Effort => ({ powerW, seconds });

/** Figures that are shown whole. */
const whole = (name: string, value: number): Figure => figure(name, value, 0.005 * value + 0.5);

/** CTL, shown whole. Both ways to count are in use, exp(-n/42) and (1 - 1/42)^n: 0.6 % apart after three weeks. */
const ctl = (value: number): Figure => figure('number', value, 0.006 * value + 0.5);

const kilojoules = (value: number): Figure => figure('kJ', value, value < 100 ? 0.06 : 0.005 * value + 0.5);

const criticalPowerOf = (one: Effort, other: Effort): Figure[] => {
  const { cpW, wPrimeKj } = criticalPower(one, other);
  return [watts(cpW), figure('kJ', wPrimeKj, 0.005 * wPrimeKj + 0.05)];
};

/** Rounding of a bound to the bpm or watt may go either way. */
const bounds = (name: string, values: number[]): Figure[] => values.map((value) => figure(name, value, 1));

/** psi whole, bar to a tenth; the coach's own share of the front wheel of a road bike is 45 %. */
const pressures = (massKg: number, widthMm: number): Figure[] =>
  [0.45, 0.55].flatMap((share) => {
    const psi = tyrePressurePsi(share * massKg, widthMm);
    return [figure('psi', psi, 0.005 * psi + 0.5), figure('bar', psi * unit.psiInBar, 0.06)];
  });

const gear = (chainring: number, sprocket: number, rpm: number): Figure[] => [
  kmh(gearSpeedKmh(chainring, sprocket, rpm)),
];

/** 60 cases of the formulas beside the road model; the message names every input. */
export const formulaCases = (): Unnumbered[] => [
  // critical power and W'
  {
    message: 'critical power from 400 W for 3 min and 300 W for 12 min',
    figures: criticalPowerOf(effort(400, minutes(3)), effort(300, minutes(12))),
  },
  {
    message: 'I held 380 W for 3 minutes and 290 W for 12 minutes. What is my critical power?',
    figures: criticalPowerOf(effort(380, minutes(3)), effort(290, minutes(12))),
  },
  {
    message: "What are my CP and W' if my best 5 min is 345 W and my best 20 min is 285 W?",
    figures: criticalPowerOf(effort(345, minutes(5)), effort(285, minutes(20))),
  },
  {
    message: 'Calculate critical power: 450 W for 2 min, 330 W for 10 min',
    figures: criticalPowerOf(effort(450, minutes(2)), effort(330, minutes(10))),
  },
  {
    message: 'My 4 minute best is 310 W, my 15 minute best is 250 W: critical power?',
    figures: criticalPowerOf(effort(310, minutes(4)), effort(250, minutes(15))),
  },
  {
    message: "My CP is 280 W and my W' is 20 kJ. How much W' is left after 3 min at 350 W?",
    figures: [kilojoules(wPrimeLeft(20, 280, [effort(350, minutes(3))]))],
  },
  {
    message:
      "With a critical power of 300 W and a W' of 18 kJ, how much W' do I have left after 2 min at 400 W?",
    figures: [kilojoules(wPrimeLeft(18, 300, [effort(400, minutes(2))]))],
  },
  {
    message: "CP 250 W, W' 16 kJ: what is left of my W' after 5 minutes at 290 W?",
    figures: [kilojoules(wPrimeLeft(16, 250, [effort(290, minutes(5))]))],
  },
  {
    message: "How long can I hold 350 W with a CP of 270 W and a W' of 20 kJ?",
    figures: [clock(secondsToEmpty(20, 270, 350))],
  },
  {
    message: "CP 310 W, W' 24 kJ: how long can I ride at 390 W?",
    figures: [clock(secondsToEmpty(24, 310, 390))],
  },

  // load
  { message: 'TSS of 2 h at 80 % of FTP', figures: [whole('TSS', stressScore(hours(2), 0.8))] },
  {
    message: 'What is the TSS of 90 minutes at 75 % of FTP?',
    figures: [whole('TSS', stressScore(minutes(90), 0.75))],
  },
  {
    message: 'How many TSS is 1 hour at 240 W with an FTP of 260 W?',
    figures: [whole('TSS', stressScore(hours(1), intensityFactor(240, 260)))],
  },
  {
    message: 'TSS for 3 hours with an IF of 0.72?',
    figures: [whole('TSS', stressScore(hours(3), 0.72))],
  },
  {
    message: 'My FTP is 300 W. I rode 4 h at a normalised power of 210 W: what TSS is that?',
    figures: [
      whole('TSS', stressScore(hours(4), intensityFactor(210, 300))),
      figure('IF', intensityFactor(210, 300), 0.0051),
    ],
  },
  {
    message: 'What TSS do 45 min at 95 % of FTP give?',
    figures: [whole('TSS', stressScore(minutes(45), 0.95))],
  },
  {
    message: 'What is my intensity factor with a normalised power of 224 W and an FTP of 280 W?',
    figures: [figure('IF', intensityFactor(224, 280), 0.0051)],
  },
  {
    message: 'IF for 255 W NP at an FTP of 270 W?',
    figures: [figure('IF', intensityFactor(255, 270), 0.0051)],
  },
  {
    message: 'My CTL is 80. What will it be after 10 days without training?',
    figures: [ctl(fitnessAfterRest(80, 10))],
  },
  {
    message: 'CTL 65, one week off the bike with no training at all: where is my CTL then?',
    figures: [ctl(fitnessAfterRest(65, 7))],
  },
  {
    message: 'How far does a CTL of 100 fall in 14 days without riding?',
    figures: [ctl(fitnessAfterRest(100, 14))],
  },
  {
    message: 'If my CTL is 50 and I rest for 21 days, what is it afterwards?',
    figures: [ctl(fitnessAfterRest(50, 21))],
  },
  {
    message: 'How many kJ is 200 W for 3 hours?',
    figures: [kilojoules(workKj(200, hours(3)))],
  },
  {
    message: 'Work in kJ of 250 W for 90 minutes?',
    figures: [kilojoules(workKj(250, minutes(90)))],
  },
  {
    message: 'How much work is 1 h 40 min at 180 W in kilojoules?',
    figures: [kilojoules(workKj(180, minutes(100)))],
  },

  // tyres
  {
    message: 'Front and rear pressure for 28 mm tyres, 85 kg in all?',
    figures: pressures(85, 28),
  },
  {
    message: 'What tyre pressure for 25 mm tyres with a total system weight of 78 kg, front and rear?',
    figures: pressures(78, 25),
  },
  {
    message: 'Tyre pressure front and rear for 32 mm tyres, total weight of rider, bike and kit 92 kg',
    figures: pressures(92, 32),
  },
  {
    message: 'My total weight with bike, clothes and bottles is 81 kg. What pressure in 30 mm tyres?',
    figures: pressures(81, 30),
  },

  // gears
  { message: 'How fast is 50/11 at 95 rpm?', figures: gear(50, 11, 95) },
  { message: 'What speed is 34/28 at 80 rpm?', figures: gear(34, 28, 80) },
  { message: 'speed in 52x14 at 90 rpm', figures: gear(52, 14, 90) },
  { message: 'How fast do I go in a 39-25 gear at a cadence of 70 rpm?', figures: gear(39, 25, 70) },
  {
    message: 'What cadence do I need for 40 km/h in 53/15?',
    figures: [whole('rpm', cadenceFor(53, 15, 40))],
  },
  {
    message: 'What cadence is 12 km/h in a 34/32?',
    figures: [whole('rpm', cadenceFor(34, 32, 12))],
  },
  {
    message: 'How many metres does 50/17 go for one turn of the cranks?',
    figures: [figure('m', development(50, 17), 0.01 * development(50, 17))],
  },

  // climbing speed and power to weight
  { message: 'VAM for 800 m in 45 min', figures: [whole('m/h', vam(800, minutes(45)))] },
  {
    message: 'I climbed 1150 m in 1 h 10 min. What is my VAM?',
    figures: [whole('m/h', vam(1150, minutes(70)))],
  },
  {
    message: 'What VAM is 420 metres of climbing in 28 minutes?',
    figures: [whole('m/h', vam(420, minutes(28)))],
  },
  {
    message: 'What is the VAM of 2000 ft in 40 min?',
    figures: [whole('m/h', vam(2000 * unit.footInM, minutes(40)))],
  },
  {
    message: 'How many W/kg is 280 W at 70 kg?',
    figures: [wattsPerKg(280 / 70)],
  },
  {
    message: 'I weigh 82 kg and my FTP is 295 W: what is that in W/kg?',
    figures: [wattsPerKg(295 / 82)],
  },
  {
    message: 'Watts per kilo of 240 W at 132 lb?',
    figures: [wattsPerKg(240 / (132 * unit.lbInKg))],
  },
  {
    message: 'How many watts are 3.5 W/kg at 68 kg?',
    figures: [watts(3.5 * 68)],
  },

  // zones
  {
    message: 'Power zones for an FTP of 280 W',
    figures: bounds('W', powerZones(280)),
  },
  {
    message: 'My FTP is 235 W. What are my power zones?',
    figures: bounds('W', powerZones(235)),
  },
  {
    message: 'training zones in watts for FTP 312 W please',
    figures: bounds('W', powerZones(312)),
  },
  {
    message: 'Where is my zone 2 in watts with an FTP of 260 W?',
    figures: bounds('W', powerZones(260).slice(0, 2)),
  },
  {
    message: 'Heart rate zones for a threshold heart rate of 170 bpm',
    figures: bounds('bpm', heartRateZones(170)),
  },
  {
    message: 'My LTHR is 162 bpm. What are my heart rate zones?',
    figures: bounds('bpm', heartRateZones(162)),
  },
  {
    message: 'What are my heart rate zones with a threshold heart rate of 178?',
    figures: bounds('bpm', heartRateZones(178)),
  },

  // units
  { message: '25 mph in km/h', figures: [kmh((25 * unit.mphInMs) / unit.kmhInMs)] },
  { message: 'What is 100 miles in km?', figures: [whole('km', (100 * unit.mileInM) / 1000)] },
  { message: 'How many kg is 165 lb?', figures: [figure('kg', 165 * unit.lbInKg, 0.06)] },
  { message: '90 psi in bar', figures: [figure('bar', 90 * unit.psiInBar, 0.06)] },
  { message: 'How many psi is 5.5 bar?', figures: [whole('psi', 5.5 / unit.psiInBar)] },
  { message: 'Convert 4500 ft to metres', figures: [whole('m', 4500 * unit.footInM)] },
  { message: '95 °F in °C?', figures: [figure('number', celsius(95), 0.05)] },
  { message: '36 km/h in mph', figures: [figure('mph', (36 * unit.kmhInMs) / unit.mphInMs, 0.06)] },
  { message: 'Convert 600 kcal to kJ', figures: [whole('kJ', 600 * unit.kcalInKj)] },
];
