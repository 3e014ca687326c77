const script = document.currentScript as HTMLScriptElement | null;

/** Where this script came from: the only origin whose frames and messages are trusted. */
export const ORIGIN = new URL(script?.src ?? location.href).origin;
