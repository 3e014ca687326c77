/** What styled-components hands to every component of the shell and of all remotes. Colours are CSS variables. */
export const theme = {
  /** Media queries, phone first: `${({ theme }) => theme.from.tablet} { ... }`. */
  from: {
    tablet: '@media (min-width: 768px)',
    desktop: '@media (min-width: 1024px)',
    wide: '@media (min-width: 1280px)',
  },
} as const;

export type Theme = typeof theme;

declare module 'styled-components' {
  export interface DefaultTheme extends Theme {}
}
