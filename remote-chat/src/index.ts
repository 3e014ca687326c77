/** What this remote exposes: one screen, the AI consultant at `/app/{product}-ai-consultant`. */
export type { default as Consultant } from './screens/consultant/Consultant.tsx';
