const script = document.currentScript as HTMLScriptElement | null;

/** The origin of this script: the only one whose frames and messages are trusted. */
export const ORIGIN = new URL(script?.src ?? location.href).origin;
