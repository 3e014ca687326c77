/** For hosts only: the shell, and the small page in which a remote runs alone. Remotes never import it. */
export { CONFIG_ELEMENT_ID, setConfig } from '../config.ts';
export { forgetSignInNote, noteRequestedPage, setReturnPages } from '../sign-in-note.ts';
export { setTitle } from '../title.ts';
export { HostProviders } from './HostProviders.tsx';
export { SidebarSlot } from '../frame.tsx';
