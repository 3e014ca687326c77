import type { Case } from './case.ts';
import { payPalCases } from './paypal/cases.ts';
import { PAYPAL, SANDBOX, STRIPE } from './provider.ts';
import { stripeCases } from './stripe/cases.ts';

export interface Outcome {
  /** `our sandbox`, or the provider. */
  where: string;
  title: string;
  passed: boolean;
}

type AnyCase = Pick<Case<never>, 'title' | 'from' | 'onlySandbox'>;

const CHAPTERS: { title: string; provider: string; cases: AnyCase[] }[] = [
  { title: 'Stripe', provider: STRIPE, cases: stripeCases },
  { title: 'PayPal', provider: PAYPAL, cases: payPalCases },
];

const NEVER = 'never run against the real service';

const introduction = `# What the product relies on at Stripe and PayPal

Each case is written once, in \`sandbox/parity/\`. It runs against our sandbox in every \`npm test\` and, unchanged, against the
providers' own test modes if their keys are given. \`npm run parity\` writes this file from its results; \`sandbox/README.md\` says
how to run it. Until a case has run at the provider itself, its expectation is only as reliable as its source.
`;

/** The titles of all cases, by chapter. */
export const allCases = (): string[] => CHAPTERS.flatMap(({ cases }) => cases.map(({ title }) => title));

/** The record as Markdown: the dated results of this run, and the earlier results of cases that did not run now. */
export function recordOf(outcomes: readonly Outcome[], earlier: string, date: string): string {
  const before = new Map(rowsOf(earlier).map((row) => [row.title, row]));
  const said = (where: string, title: string) => {
    const outcome = outcomes.find((one) => one.where === where && one.title === title);
    return outcome && `${outcome.passed ? 'passed' : 'FAILED'} ${date}`;
  };
  const chapters = CHAPTERS.map(({ title: chapter, provider, cases }) => {
    const lines = cases.map(({ title, from, onlySandbox }) => {
      const local = said(SANDBOX, title) ?? before.get(title)?.sandbox ?? 'not run yet';
      const earlierRemote = before.get(title)?.provider;
      const remote = onlySandbox
        ? `cannot run there: ${onlySandbox}`
        : (said(provider, title) ?? (/^(passed|FAILED)/.test(earlierRemote ?? '') ? earlierRemote : NEVER));
      return `| ${title} | ${from} | ${local} | ${remote} |`;
    });
    const head = `| case | expected by | ${SANDBOX} | ${provider} |\n| --- | --- | --- | --- |`;
    return `## ${chapter}\n\n${head}\n${lines.join('\n')}\n`;
  });
  return [introduction, ...chapters].join('\n');
}

/** The rows of an earlier record. */
export function rowsOf(record: string): { title: string; sandbox: string; provider: string }[] {
  return record
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (case|---)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, title = '', , sandbox = '', provider = '']) => ({ title, sandbox, provider }));
}
