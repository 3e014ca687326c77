import { SHELL_STARTS } from '../shell-starts.ts';

// The page itself knows which they are. (shell/server/first-scripts.ts)
dispatchEvent(new Event(SHELL_STARTS));
