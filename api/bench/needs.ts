/** What `npm run bench -- scale` has measured. */
export interface Measured {
  /** Processor time of one call, ms. */
  calls: Record<'read' | 'save' | 'list' | 'question' | 'signIn' | 'photoSaved' | 'photoRead', Cost>;
  /** In the database, kB. */
  kB: { member: number; question: number; photo: number };
}
export interface Cost {
  api: number;
  database: number;
}

/** What is assumed, because no figures of real members exist yet. Change these first. */
export const ASSUMED = {
  /** Members who come on a day, of all. */
  activeADay: 0.2,
  /** What one of them does on that day. */
  read: 30,
  list: 3,
  save: 3,
  question: 2,
  signIn: 0.1,
  photoSaved: 0.01,
  /** Beyond the browser's cache and a CDN. */
  photoRead: 0.2,
  pages: 4,
  /** Members with a photo, of all. */
  withPhoto: 0.3,
  /** Plans in an account, and what each takes, kB. */
  plans: 1,
  planKB: 60,
  /** The busiest hour's share of the day, and its worst minutes beside its mean. */
  busiestHour: 0.15,
  burst: 2,
  /** How much of a core may be used before calls wait. */
  used: 0.5,
};

const MB = 1024;
const GB = 1024 * MB;

/** What so many members take: calls a second and cores at the worst time, and disk after one year. */
export function needsOf(members: number, { calls, kB }: Measured, assumed = ASSUMED) {
  const active = members * assumed.activeADay;
  const atWorst = (aDay: number) => ((active * aDay * assumed.busiestHour) / 3600) * assumed.burst;
  const kinds = Object.keys(calls) as (keyof Measured['calls'])[];
  const sum = (of: (cost: Cost) => number) =>
    kinds.reduce((total, kind) => total + (atWorst(assumed[kind]) * of(calls[kind])) / 1000, 0) /
    assumed.used;
  const answersGB = (active * assumed.question * 365 * kB.question) / GB;
  const photosGB = (members * assumed.withPhoto * kB.photo) / GB;
  const plansGB = (members * assumed.plans * assumed.planKB) / GB;
  const membersGB = (members * kB.member) / GB;
  return {
    'calls a second': kinds.reduce((total, kind) => total + atWorst(assumed[kind]), 0),
    'of these questions': atWorst(assumed.question),
    'pages a second': atWorst(assumed.pages),
    'cores of the API': sum(({ api }) => api),
    'cores of the database': sum(({ database }) => database),
    'members, GB': membersGB,
    'photos, GB': photosGB,
    'plans, GB': plansGB,
    'answers of a year, GB': answersGB,
    'payments read a second': members / 86_400,
  };
}
