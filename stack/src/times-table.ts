import { relative } from 'node:path';

/** A part of a step: a file, or the files of a package. Seconds of the workers, which overlap. */
export interface Part {
  name: string;
  seconds: number;
}

export interface JestReport {
  testResults?: { name: string; startTime: number; endTime: number }[];
}
export function jestParts({ testResults = [] }: JestReport, folder: string): Part[] {
  return testResults.map(({ name, startTime, endTime }) => ({
    name: relative(folder, name),
    seconds: (endTime - startTime) / 1000,
  }));
}

export interface PlaywrightSuite {
  specs?: { file: string; tests: { projectName: string; results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}
/** A file counts once for each project that runs it. */
export function playwrightParts({ suites = [] }: PlaywrightSuite): Part[] {
  const parts = new Map<string, number>();
  const add = (suite: PlaywrightSuite) => {
    for (const { file, tests } of suite.specs ?? [])
      for (const test of tests) {
        const name = `e2e ${test.projectName}: ${file}`;
        const ms = test.results.reduce((sum, { duration }) => sum + duration, 0);
        parts.set(name, (parts.get(name) ?? 0) + ms / 1000);
      }
    suite.suites?.forEach(add);
  };
  suites.forEach(add);
  return [...parts].map(([name, seconds]) => ({ name, seconds }));
}

/** Files with a smaller share of the whole run than this are grouped in one row. */
const SMALL = 0.02;

/**
 * @param steps the duration of each step, in seconds
 * @param partsOf the known parts of a step
 */
export function tableOf(steps: Record<string, number>, partsOf: Record<string, Part[]>): string {
  const whole = Object.values(steps).reduce((sum, seconds) => sum + seconds, 0);
  const row = (step: string, part: string, seconds: number, share: number) =>
    `| ${step} | ${part} | ${Math.round(seconds)} | ${(share * 100).toFixed(1)} % |`;
  const lines = Object.entries(steps).flatMap(([step, wall]) => {
    const parts = (partsOf[step] ?? []).toSorted((a, b) => b.seconds - a.seconds);
    const worked = parts.reduce((sum, { seconds }) => sum + seconds, 0);
    const shareOf = (seconds: number) => (seconds / worked) * (wall / whole);
    const large = parts.filter(({ seconds }) => shareOf(seconds) >= SMALL);
    const small = parts.slice(large.length);
    const rest = small.reduce((sum, { seconds }) => sum + seconds, 0);
    return [
      row(`**${step}**`, '', wall, wall / whole),
      ...large.map(({ name, seconds }) => row('', name, seconds, shareOf(seconds))),
      ...(small.length > 0 ? [row('', `${small.length} smaller ones`, rest, shareOf(rest))] : []),
    ];
  });
  return [
    '| step | part | seconds | share |',
    '| --- | --- | ---: | ---: |',
    ...lines,
    row('**all**', '', whole, 1),
  ].join('\n');
}
