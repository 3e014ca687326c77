import type { ToolName } from '@breakaway/contract';
import type { Route } from '../routing/routes.ts';

/** The framed tool that a route shows, or null. */
export const toolOf = ({ screen }: Pick<Route, 'screen'>): ToolName | null =>
  screen.startsWith('tool:') ? (screen.slice('tool:'.length) as ToolName) : null;
