import type { Frame } from './frame.ts';

/** What is expected of an utterance; figures in the units that riders use, so that the set can be read. */
export type Expected = Partial<{
  skill: Frame['skill'];
  asked: Frame['asked'];
  W: number;
  Wkg: number;
  share: number;
  min: number;
  km: number;
  grade: number;
  gain: number;
  kmh: number;
  kg: number;
  bike: number;
  total: number;
  cm: number;
  ftp: number;
  cho: number;
  lthr: number;
  maxHr: number;
  C: number;
  windMs: number;
  cda: number;
  crr: number;
  altitude: number;
  climb: string;
  zones: Frame['zones'];
  kind: 'conflict' | 'unknown' | 'explain' | 'capabilities' | 'thanks' | 'told' | 'startOver' | 'didYouMean';
}>;

const climb = (asked: Frame['asked'], rest: Expected): Expected => ({ skill: 'climb', asked, ...rest });
const tt = (asked: Frame['asked'], rest: Expected): Expected => ({ skill: 'timeTrial', asked, ...rest });
const feeding = (rest: Expected): Expected => ({ skill: 'feeding', asked: 'plan', ...rest });
const zones = (which: Frame['zones'], rest: Expected = {}): Expected => ({
  skill: 'zones',
  asked: 'plan',
  zones: which,
  ...rest,
});

/** First messages of a conversation. */
export const utterances: Array<[string, Expected]> = [
  // Power for a climb in a time
  [
    'What power do I need for 13.8 km at 8.1 % in 55 minutes?',
    climb('power', { km: 13.8, grade: 8.1, min: 55 }),
  ],
  ['watts for 5 km at 8% in 20 min', climb('power', { km: 5, grade: 8, min: 20 })],
  ['how many watts for a 10km climb at 7,5% in 35 minutes', climb('power', { km: 10, grade: 7.5, min: 35 })],
  [
    'power for 1100 m of climbing over 13.8 km in three quarters of an hour',
    climb('power', { gain: 1100, km: 13.8, min: 45 }),
  ],
  ['13.8 km 1100 m 45 min', climb('power', { km: 13.8, gain: 1100, min: 45 })],
  ['5 km 8% 20 min', climb('power', { km: 5, grade: 8, min: 20 })],
  [
    'I want to ride 12.5km at 6.5% in half an hour, what power is that',
    climb('power', { km: 12.5, grade: 6.5, min: 30 }),
  ],
  [
    'What wattage do I need to do alpe d’huez in under an hour?',
    climb('power', { climb: 'alpe-dhuez', min: 60 }),
  ],
  ["Can I do Alpe d'Huez in 50 min?", climb('power', { climb: 'alpe-dhuez', min: 50 })],
  ['alp duez in 55', climb('power', { climb: 'alpe-dhuez', min: 55 })],
  ['ventoux sub 1h30', climb('power', { climb: 'ventoux-bedoin', min: 90 })],
  ['what power for ventoux from sault in 1:45', climb('power', { climb: 'ventoux-sault', min: 105 })],
  ['Stelvio in an hour and a half, how many watts?', climb('power', { climb: 'stelvio-prato', min: 90 })],
  ['needed power for tourmalet in 1h05', climb('power', { climb: 'tourmalet-luz', min: 65 })],
  ['how hard do i have to push for box hill in 6 minutes', climb('power', { climb: 'box-hill', min: 6 })],
  ['w/kg for 8 km at 9 percent in 33 mins', climb('power', { km: 8, grade: 9, min: 33 })],
  ['3 mile climb at 6% in 15 minutes watts?', climb('power', { km: 4.83, grade: 6, min: 15 })],
  [
    'power needed: 8 miles, 3600 ft of climbing, 70 minutes',
    climb('power', { km: 12.87, gain: 1097, min: 70 }),
  ],
  [
    'what power to climb 400 vertical metres in 6 km in 22 min',
    climb('power', { gain: 400, km: 6, min: 22 }),
  ],
  ['850m gain, 11 km, 40 min, power?', climb('power', { gain: 850, km: 11, min: 40 })],
  ['how many wats for 4k at 10% in 20 minuts', climb('power', { km: 4, grade: 10, min: 20 })],
  ['what powr for a clmib of 6 km at 7% in 25 min', climb('power', { km: 6, grade: 7, min: 25 })],
  ['watts to hold 15 km/h on an 8% gradient', climb('power', { kmh: 15, grade: 8 })],
  [
    'I weigh 68 kg with a 7,2 kg bike. Power for 10 km at 8 % in 40 min?',
    climb('power', { kg: 68, bike: 7.2, km: 10, grade: 8, min: 40 }),
  ],
  [
    '70+8 kg, 13.8 km, 1100 m, 45 min, CdA .35, Crr .004',
    climb('power', { kg: 70, bike: 8, km: 13.8, gain: 1100, min: 45, cda: 0.35, crr: 0.004 }),
  ],
  ['154 lbs, 5 km at 6% in 18 min, what power?', climb('power', { kg: 69.9, km: 5, grade: 6, min: 18 })],
  [
    'what power for 10 km at 8 % in 45 min with a 10 km/h headwind at 30 °C',
    climb('power', { km: 10, grade: 8, min: 45, windMs: 2.78, C: 30 }),
  ],
  [
    '85 kg total system weight, 6 km at 5%, 20 min, watts',
    climb('power', { total: 85, km: 6, grade: 5, min: 20 }),
  ],
  ['Power for the Zoncolan in one hour', climb('power', { climb: 'zoncolan', min: 60 })],
  ['angliru in 1 hour 10', climb('power', { climb: 'angliru', min: 70 })],
  ['power for 13 800 m at 8.1 % in 55 min', climb('power', { km: 13.8, grade: 8.1, min: 55 })],
  ['power for 7 km with 1,100 m of elevation in 1 h 20 min', climb('power', { km: 7, gain: 1100, min: 80 })],
  [
    'what power do i need at 1800 m altitude for 5 km at 8% in 22 min',
    climb('power', { altitude: 1800, km: 5, grade: 8, min: 22 }),
  ],
  ['10% for 5km in 24 min 30', climb('power', { grade: 10, km: 5, min: 24.5 })],
  ['power for 9 km at 7% in 33:20', climb('power', { km: 9, grade: 7, min: 33.333 })],
  // Time for a climb at a power
  ['How long for 10 km at 7% at 280 W?', climb('time', { km: 10, grade: 7, W: 280 })],
  ["how long does alpe d'huez take at 250 watts", climb('time', { climb: 'alpe-dhuez', W: 250 })],
  ['stelvo at 280 watts', climb('time', { climb: 'stelvio-prato', W: 280 })],
  ['time up mont ventoux with 4 w/kg', climb('time', { climb: 'ventoux-bedoin', Wkg: 4 })],
  ['time for 6km 9% 300w', climb('time', { km: 6, grade: 9, W: 300 })],
  ["How long will Alpe d'Huez take me?", climb('time', { climb: 'alpe-dhuez' })],
  ['galibier at 85% of ftp', climb('time', { climb: 'galibier-valloire', share: 0.85 })],
  ['how long for the tourmalet at my ftp', climb('time', { climb: 'tourmalet-luz', share: 1 })],
  ['1100 m of climbing at 8% at 300 W, how long?', climb('time', { gain: 1100, grade: 8, W: 300 })],
  [
    'How quickly can I climb 500 m of elevation over 7 km at two hundred and fifty watts?',
    climb('time', { gain: 500, km: 7, W: 250 }),
  ],
  ['sa calobra 260w eta', climb('time', { climb: 'sa-calobra', W: 260 })],
  ['estimate my time for hautacam at 3.5 W/kg', climb('time', { climb: 'hautacam', Wkg: 3.5 })],
  ['how fast at 300 W on a 6 % climb', climb('speed', { W: 300, grade: 6 })],
  ['How long for col de la madeleine at sweet spot', climb('time', { climb: 'madeleine', share: 0.91 })],
  // Flat
  ['How long for a flat 40 km time trial at 250 W?', tt('time', { km: 40, W: 250 })],
  ['40k TT at 280W', tt('time', { km: 40, W: 280 })],
  [
    '40 km TT at 250 W with 84 kg CdA .25 Crr .0035',
    tt('time', { km: 40, W: 250, kg: 84, cda: 0.25, crr: 0.0035 }),
  ],
  ['25 mile tt in 55 min, what power', tt('power', { km: 40.23, min: 55 })],
  ['power for 40 km in 1:00:00 flat', tt('power', { km: 40, min: 60 })],
  ['40 km in 1:05 watts', tt('power', { km: 40, min: 65 })],
  ['What power for a 10 mile TT in 24:30?', tt('power', { km: 16.09, min: 24.5 })],
  ['how many watts do I need for 40 km/h on the flat', tt('power', { kmh: 40 })],
  ['what power for 45kph', tt('power', { kmh: 45 })],
  ['60 km/h solo, what power?', tt('power', { kmh: 60 })],
  ['how fast at 250w on the flat', tt('speed', { W: 250 })],
  ['what speed do I get with 3.5 w/kg on a flat road', tt('speed', { Wkg: 3.5 })],
  ['How far can I ride in one hour at 250 W?', tt('distance', { min: 60, W: 250 })],
  ['time for 180 km flat at 200 W', tt('time', { km: 180, W: 200 })],
  ['20 km time trial 300 watts 3 m/s headwind', tt('time', { km: 20, W: 300, windMs: 3 })],
  ['how long is 20 km at 300 w with a 15 km/h tailwind', tt('time', { km: 20, W: 300, windMs: -4.17 })],
  ['20 km flat at 40 km/h, power?', tt('power', { km: 20, kmh: 40 })],
  ['flat 90k at 200 w no wind', tt('time', { km: 90, W: 200, windMs: 0 })],
  ['ten kilometres flat in fifteen minutes, power?', tt('power', { km: 10, min: 15 })],
  ['power for 40 km in 55 min at 5 °C', tt('power', { km: 40, min: 55, C: 5 })],
  ['how long for 100 km at 220 watts', tt('time', { km: 100, W: 220 })],
  ['what average power for a 4km pursuit in 4:30', tt('power', { km: 4, min: 4.5 })],
  ['how long does 16.1km take at 320W with CdA 0.22?', tt('time', { km: 16.1, W: 320, cda: 0.22 })],
  // Zones
  ['What are my zones?', zones('both')],
  ['power zones please', zones('power')],
  ['heart rate zones', zones('heartRate')],
  ['my hr zones with threshold hr 170', zones('heartRate', { lthr: 170 })],
  ['zones for ftp 250', zones('power', { ftp: 250 })],
  ['what are my training zones if my FTP is 265 W', zones('power', { ftp: 265 })],
  ['HR zones, max HR 190', zones('heartRate', { maxHr: 190 })],
  ['show me my zoens', zones('both')],
  // Fitness and power-duration curve
  ['How fit am I?', { skill: 'fitness' }],
  ["what's my w/kg", { skill: 'fitness' }],
  ['show my power curve', { skill: 'fitness' }],
  ['what is my critical power', { skill: 'fitness' }],
  ['what is my vo2max', { skill: 'fitness' }],
  ['how long can I hold 300W?', { skill: 'hold', asked: 'time', W: 300 }],
  ['what power can i hold for 20 minutes', { skill: 'hold', asked: 'power', min: 20 }],
  ['can I hold 8 w/kg for an hour?', { skill: 'hold', asked: 'time', Wkg: 8, min: 60 }],
  ['how long could I sustain 110% of FTP', { skill: 'hold', asked: 'time', share: 1.1 }],
  ['What can I sustain for 1½ hours?', { skill: 'hold', asked: 'power', min: 90 }],
  // Feeding
  ['What should I eat on a 4 hour ride?', feeding({ min: 240 })],
  ['5h30 race, how many carbs?', feeding({ min: 330 })],
  ['feeding plan for 3 hours at 200 W', feeding({ min: 180, W: 200 })],
  ['fuel for a five hour ride at 70% of ftp', feeding({ min: 300, share: 0.7 })],
  ['how many gels for 2h at tempo', feeding({ min: 120, share: 0.83 })],
  ['nutrition for 120 km at 30 km/h', feeding({ km: 120, kmh: 30 })],
  ['i tolerate 80 g/h, what to eat for 4h', feeding({ cho: 80, min: 240 })],
  ['80 g of carbs per hour for 4 hours, ok?', feeding({ cho: 80, min: 240 })],
  ['how much should i eat during an easy 2 hour ride', feeding({ min: 120, share: 0.5 })],
  ['carbs for a 6-hour gran fondo at 2.8 w/kg', feeding({ min: 360, Wkg: 2.8 })],
  ['fueling for 1h05 at 250w', feeding({ min: 65, W: 250 })],
  ["how do I fuel Alpe d'Huez?", feeding({ climb: 'alpe-dhuez' })],
  [
    "is 300w enough for alpe d'huez under 50 minutes",
    climb('power', { climb: 'alpe-dhuez', W: 300, min: 50 }),
  ],
  ['KOM is 12:34 for 3.2 km at 9 %, how many watts?', climb('power', { km: 3.2, grade: 9, min: 12.567 })],
  ['time to climb 1000m at 250 watts', climb('time', { gain: 1000, W: 250 })],
  [
    'gimme the watts for the galibier in 75 min, I weigh 64 and my bike is 7',
    climb('power', { climb: 'galibier-valloire', min: 75, kg: 64, bike: 7 }),
  ],
  ['what would 10 watts more give me on a 40 km TT at 250 W', tt('time', { km: 40, W: 250 })],
  ['what power should I aim for in a 20 min test', { skill: 'hold', asked: 'power', min: 20 }],
  ["what's the max power I can do for 5 min", { skill: 'hold', asked: 'power', min: 5 }],
  ['best 20 minute power', { skill: 'hold', asked: 'power', min: 20 }],
  ['what power should i ride for a 1 hour time trial', { skill: 'hold', asked: 'power', min: 60 }],
  ['my threshold is 265 watts, what are my zones', zones('power', { ftp: 265 })],
  ['explain 5x5 at 115%', { kind: 'unknown' }],
  ['how many calories do I burn at 200 W for 2 hours', { kind: 'unknown' }],
  // Facts about the rider
  ['I weigh 72 kg', { kind: 'told', kg: 72 }],
  ["I'm 1,83 m tall and 75 kilos", { kind: 'told', cm: 183, kg: 75 }],
  ['my ftp is 250', { kind: 'told', ftp: 250 }],
  ["I'm 5'10 and 160 lbs", { kind: 'told', cm: 177.8, kg: 72.6 }],
  ['my bike weighs 7.5 kg', { kind: 'told', bike: 7.5 }],
  ['ftp 250, 70 kg, 180 cm', { kind: 'told', ftp: 250, kg: 70, cm: 180 }],
  // Contradictions
  ['power for 10 km at 8% with 300 m of climbing in 40 min', { kind: 'conflict' }],
  ['40 km in 1 hour at 50 km/h, power?', { kind: 'conflict' }],
  ['2 km with 1500 m of climbing in 1 h', { kind: 'conflict' }],
  ['5 km at 8% at 280 w or 300 w?', { kind: 'conflict' }],
  ['flat 20 km at 6% at 250 W', { kind: 'conflict' }],
  // Not a question that can be computed
  ["what's the weather tomorrow", { kind: 'unknown' }],
  ['who won the Tour in 1998?', { kind: 'unknown' }],
  ['280 W', { kind: 'unknown' }],
  ['write me a poem about love', { kind: 'unknown' }],
  ['best tyres for gravel?', { kind: 'unknown' }],
  ['asdf qwer', { kind: 'unknown' }],
  ['which chain lube is best', { kind: 'unknown' }],
  ['hello', { kind: 'capabilities' }],
  ['what can you do?', { kind: 'capabilities' }],
  ['thanks!', { kind: 'thanks' }],
  ['start over', { kind: 'startOver' }],
  ['galbeir at 250 w', { climb: 'galibier-valloire', kind: 'didYouMean' }],
];
