/** What a tool's plans are called, and what is said of them. */
export interface PlanKind<S> {
  noun: 'plan' | 'segment';
  /** the name of one that has none */
  unnamed: string;
  /** where a link opens in the app */
  sharedPath: string;
  /** what a reader of a link sees, and what they do not */
  shows: string;
  hides: string;
  /** a version in a list, such as `finish in 3:12:40` */
  versionWords: (summary: S) => string;
}

/** The saved plan that is open. */
export interface OpenPlan {
  id: string;
  name: string;
  /** the version that is open: the one that the next save changes */
  version: number;
  /** the token of its link; null while it is not shared */
  link: string | null;
  /** what was saved, to see whether anything has changed since */
  content: string;
}
