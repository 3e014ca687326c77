import type { Proof } from './proofs.ts';
import type { Row } from './row.ts';

const sections: Record<number, string> = {
  2: 'Screens and routes',
  3: 'Entities of subscription and payment',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7: 'The calls of the payment pages',
  8: 'The error catalogue',
  9: 'Business constants and limits',
};

const introduction = `# The specification, row by row

Each row of the specification with the tests that prove it. Written by \`npm run spec-coverage\` from the results of the last
\`npm test\`; the rows stand in \`e2e/coverage/rows/\`, and a test names those that it proves by \`@\` and their id in its title.
`;

/** What makes the table incomplete: a row that no passing test proves, a tag that names no row. */
export function problemsOf(rows: readonly Row[], proofs: readonly Proof[]): string[] {
  const known = new Set(rows.map(({ id }) => id));
  const proven = new Set(proofs.flatMap((proof) => proof.rows));
  return [
    ...rows
      .filter(({ id }) => !proven.has(id))
      .map(({ id, text }) => `no passing test proves ${id}: ${text}`),
    ...proofs.flatMap(({ file, title, rows: named }) =>
      named.filter((id) => !known.has(id)).map((id) => `@${id} names no row: ${file} › ${title}`),
    ),
  ];
}

/** The table as Markdown: the same for the same rows and tests, in whatever order they ran. */
export function reportOf(rows: readonly Row[], proofs: readonly Proof[]): string {
  const parts = Object.entries(sections).map(([section, title]) => {
    const lines = rows
      .filter((row) => row.section === Number(section))
      .map((row) => `| ${cell(row.text)} | ${testsOf(row, proofs)} |`);
    return [`## ${section}. ${title}`, '', '| row | proven by |', '| --- | --- |', ...lines].join('\n');
  });
  return `${[introduction, ...parts].join('\n')}\n`.replaceAll('|\n## ', '|\n\n## ');
}

const SHOWN = 3;

function testsOf(row: Row, proofs: readonly Proof[]): string {
  const found = proofs.filter(({ rows }) => rows.includes(row.id)).toSorted(endToEndFirst);
  const names = [...new Set(found.map(({ file, title }) => `${cell(file)} › ${cell(title)}`))];
  if (names.length === 0) return '**none**';
  if (names.length <= SHOWN) return names.join('<br>');
  return [...names.slice(0, SHOWN - 1), `+ ${names.length - SHOWN + 1} more`].join('<br>');
}

function endToEndFirst(a: Proof, b: Proof): number {
  if (a.endToEnd !== b.endToEnd) return a.endToEnd ? -1 : 1;
  const [left, right] = [`${a.file} ${a.title}`, `${b.file} ${b.title}`];
  // By code point, so that every machine sorts alike.
  return left < right ? -1 : Number(left > right);
}

const cell = (text: string): string =>
  text.replace(/[|\\<>*_`]/g, (character) => `\\${character}`).replaceAll('\n', ' ');
