/**
 * What of styled-components the shell shares. A shared package keeps all its exports, so a page would carry those for
 * servers and for React Native too (1.4 kB compressed). The lint rule `no-restricted-imports` names the same ones.
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
