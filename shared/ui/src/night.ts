import { css } from 'styled-components';
import { darkCss } from './dark.ts';

/** The look of a surface that is dark in both themes: everything on it uses the colours of the dark theme. */
export const night = css`
  ${darkCss}
  background: var(--bg);
  color: var(--text);
`;
