/** The suites' own reports, reduced to what is read here. */
export interface JestReport {
  testResults?: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}
export interface PlaywrightReport {
  config?: { rootDir: string };
  suites?: PlaywrightSuite[];
}
interface PlaywrightSuite {
  title: string;
  file: string;
  specs?: { title: string; file: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

/** A test that passed and names the rows that it proves. */
export interface Proof {
  /** Relative to the workspace. */
  file: string;
  /** Without the tags. */
  title: string;
  rows: string[];
  /** It ran in the end-to-end suite, not in jest. */
  endToEnd: boolean;
}

/** An id has a chapter and a dot: "@115 %" in a title is a share of FTP. */
const tag = /@(\d+\.[\w.-]*\w)/g;

function proof(file: string, title: string, endToEnd: boolean): Proof[] {
  const rows = [...title.matchAll(tag)].map(([, id]) => id!);
  if (rows.length === 0) return [];
  return [{ file, title: title.replace(tag, '').replace(/\s+/g, ' ').trim(), rows, endToEnd }];
}

/** The tagged tests of jest that passed. `root` is the workspace's folder, which is removed from paths. */
export function jestProofs(report: JestReport, root: string): Proof[] {
  return (report.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .flatMap(({ fullName }) => proof(relative(name, root), fullName, false)),
  );
}

/** The tagged tests of Playwright that passed in every project that ran them; one may be skipped in some. */
export function playwrightProofs(report: PlaywrightReport, root: string): Proof[] {
  const folder = report.config?.rootDir ?? root;
  const inSuite = ({ title, file, specs = [], suites = [] }: PlaywrightSuite, outer: string[]): Proof[] => {
    const titles = title === file ? outer : [...outer, title];
    return [
      ...specs
        .filter(({ tests }) => passed(tests))
        .flatMap((spec) =>
          proof(relative(`${folder}/${spec.file}`, root), [...titles, spec.title].join(' '), true),
        ),
      ...suites.flatMap((suite) => inSuite(suite, titles)),
    ];
  };
  return (report.suites ?? []).flatMap((suite) => inSuite(suite, []));
}

/** Passed in at least one project, and otherwise only skipped; a test that needed a retry has failed. */
const passed = (tests: { status: string }[]): boolean =>
  tests.some(({ status }) => status === 'expected') &&
  tests.every(({ status }) => status === 'expected' || status === 'skipped');

const relative = (path: string, root: string): string =>
  path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path;
