/** What a plan says, as far as a question about it needs it. SI units. */
export interface AskedPlan {
  timeS: number;
  averageW: number;
  normalizedW: number;
  temperatureC?: number;
  carbsGh?: number;
  /** the one that takes longest */
  climb?: { lengthM: number; slope: number; timeS: number; powerW: number };
  /** only what the profile does not say */
  rider?: { massKg?: number; ftpW?: number };
}

/**
 * Questions about a plan for the consultant: what to tap, and the words that stand in the box. They hold the plan's
 * figures in the words that the consultant understands; its own test asks them.
 */
export function planQuestions(plan: AskedPlan): { label: string; question: string }[] {
  const { timeS, averageW, normalizedW, temperatureC, carbsGh, climb } = plan;
  const who = riderWords(plan.rider);
  const time = timeWords(Math.round(timeS / 60) * 60);
  const rounded = (value: number) => String(Math.round(value));
  const air = temperatureC === undefined ? '' : ` and ${rounded(temperatureC)} °C`;
  const eaten = carbsGh ? ` I plan ${rounded(carbsGh)} g of carbohydrate an hour.` : '';
  const questions = [
    {
      label: 'Can I hold it?',
      question: `${who}Can I hold ${rounded(normalizedW)} W normalized power for ${time}?`,
    },
    {
      label: 'What do I eat and drink?',
      question: `${who}What should I eat and drink on a ride of ${time} at ${rounded(averageW)} W${air}?${eaten}`,
    },
    ...(climb
      ? [
          {
            label: 'Is the longest climb right?',
            question: `${who}What power do I need for ${roadWords(climb)} in ${timeWords(climb.timeS)}? My plan rides it at ${rounded(climb.powerW)} W.`,
          },
          {
            label: 'What do 2 kg less bring?',
            question: `${who}My plan rides a climb of ${roadWords(climb)} in ${timeWords(climb.timeS)} at ${rounded(climb.powerW)} W. What would 2 kg less bring?`,
          },
        ]
      : []),
    { label: 'How do I warm up?', question: `How do I warm up for a race of ${time}?` },
  ];
  return questions;
}

/** What is known of a segment record, as far as a question about it needs it. SI units. */
export interface AskedRecord {
  timeS: number;
  powerW: number;
  lengthM: number;
  /** rise / run from start to finish */
  slope: number;
  rider?: { massKg?: number; ftpW?: number };
}

/** Questions about a segment record for the consultant, as those about a plan. */
export function recordQuestions(record: AskedRecord): { label: string; question: string }[] {
  const { timeS, powerW, rider } = record;
  const who = riderWords(rider);
  const time = timeWords(timeS);
  return [
    { label: 'Which session trains for it?', question: sessionQuestion(timeS) },
    { label: 'Plan the weeks before it', question: 'Plan 8 weeks of training to raise my FTP.' },
    {
      label: 'Can I hold the power?',
      question: `${who}Can I hold ${Math.round(powerW)} W for ${time}?`,
    },
    ...(record.slope > 0.02
      ? [
          {
            label: 'What do 2 kg less bring?',
            question: `${who}What power do I need for ${roadWords(record)} in ${time}? What would 2 kg less bring?`,
          },
        ]
      : []),
    { label: 'How do I warm up?', question: `How do I warm up for a time trial of ${time}?` },
  ];
}

const VO2MAX_S = 8 * 60;
const SPRINT_S = 100;

/** The power of some minutes, and that of up to an hour, are trained by different work. */
function sessionQuestion(timeS: number): string {
  if (timeS < SPRINT_S) return 'Give me an anaerobic session.';
  if (timeS < VO2MAX_S) return 'Give me a VO2max session.';
  return 'Give me a session to raise my 20 minute power.';
}

const roadWords = ({ lengthM, slope }: Pick<AskedRecord, 'lengthM' | 'slope'>) =>
  `${(lengthM / 1000).toFixed(1)} km at ${(100 * slope).toFixed(1)} %`;

function riderWords({ massKg, ftpW }: NonNullable<AskedPlan['rider']> = {}): string {
  const said = [
    massKg === undefined ? '' : `I weigh ${Number(massKg.toFixed(1))} kg`,
    ftpW === undefined ? '' : `my FTP is ${Math.round(ftpW)} W`,
  ].filter(Boolean);
  if (said.length === 0) return '';
  const words = said.join(' and ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}. `;
}

/** "2 h 32 min", "54 min 8 s". */
function timeWords(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [
    [Math.floor(whole / 3600), 'h'],
    [Math.floor(whole / 60) % 60, 'min'],
    [whole % 60, 's'],
  ] as const;
  return parts
    .filter(([amount]) => amount > 0)
    .map(([amount, unit]) => `${amount} ${unit}`)
    .join(' ');
}
