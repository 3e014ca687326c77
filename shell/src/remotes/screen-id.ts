import type { RemoteScreens } from '@breakaway/federation/screens';

type Remote = keyof RemoteScreens;

/** `remote/Screen`, for each screen that a remote exposes. */
export type ScreenId = { [R in Remote]: `${R}/${keyof RemoteScreens[R] & string}` }[Remote];
