/** "base" as a heading: "Base". */
export const phaseWords = (phase: string): string => phase.charAt(0).toUpperCase() + phase.slice(1);

export const isRecovery = (phase: string): boolean => /recovery/i.test(phase);
