/** A component that a remote exposes. */
export interface Screen {
  /** The module whose default export is the component. */
  file: string;
  /** Its path on the page on which the remote runs alone; null for a part that is not a page. */
  at: string | null;
  /**
   * Its first drawing, for visitors who are not signed in, is HTML in the release: the page shows it before any script
   * has arrived. For a screen that looks the same for all of them. One that a frame surrounds names that frame, which has
   * to be of the same remote.
   */
  prerendered?: true | { inside: string };
}

/** What a remote exposes: in the shell's route table, `SignIn` of `remote-auth` is `auth/SignIn`. */
export type Screens = Record<string, Screen>;

/**
 * The screens of all remotes, for the types of the shell. Each remote adds its own with a `declare module` in its
 * `screens.ts`, from which it is also built, so that there is no list of all of them.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface RemoteScreens {}
