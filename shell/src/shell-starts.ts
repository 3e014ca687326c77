/** The event before anything of the shell runs: what the page has held back for its script is requested now. */
export const SHELL_STARTS = 'shell-starts';
