/**
 * What of styled-components the shell shares. A shared package keeps all its exports, so a page would carry those for
 * servers too (1.4 kB compressed). The lint rule `no-restricted-imports` names the same ones. With a new name here,
 * raise the minor version of host-api: a release that uses it then waits for a shell that has it.
 */
export {
  createGlobalStyle,
  css,
  default,
  keyframes,
  styled,
  ThemeContext,
  ThemeProvider,
  useTheme,
} from 'styled-components';
