/** After this long without a screen, the page says that it is still loading … */
export const HINT_AFTER_MS = 4_000;
/** … and after this long it offers to retry, although the first attempt may still succeed. */
export const PANEL_AFTER_MS = 8_000;
/** Pauses before the automatic retries of a transient failure. */
export const RETRY_PAUSES_MS: readonly number[] = [300, 1_200];
/** How long the question takes with which status a script is answered. */
export const STATUS_WAIT_MS = 5_000;
/** A failure is the answer for this long: to the page that is drawn after its screen failed, or the link behind a hover. */
export const FAILURE_KEPT_MS = 2_000;
/** How long the first render of a page waits for its screen. */
export const FIRST_SCREEN_WAIT_MS = 250;
