/**
 * Keeps raw values out of styles: sizes of type, weights, spaces, radii, shadows and colours come from the tokens
 * (shared/ui/src/tokens.ts). Hairlines of up to 3 px and sizes in em, which follow their text, are free.
 */
const space = [/\drem/, /(?:^|[\s(-])(?:[4-9]|\d{2,})(?:\.\d+)?px/];
const colour = [/#[\da-f]{3,8}\b/i, /\b(?:rgb|hsl|oklch)a?\(/, /^(?:white|black|red|green|blue|gr[ae]y)$/];

/** @type {import('stylelint').Config} */
export default {
  customSyntax: 'postcss-styled-syntax',
  overrides: [{ files: ['**/*.css'], customSyntax: undefined }],
  rules: {
    'declaration-property-value-disallowed-list': [
      {
        '/^font-size$/': [/\d(?:rem|px)/],
        '/^font-weight$/': [/^\d/, /bold/],
        '/^font$/': [/\d(?:rem|px)/, /^\d/],
        '/^(?:padding|margin|scroll-margin)/': space,
        '/^(?:row-|column-)?gap$/': space,
        '/^border(?:-\\w+)*-radius$/': [/\drem/, /(?:^|\s)(?:[4-9]|\d{2,})px/],
        '/^box-shadow$/': [/\d{2,}px/, ...colour],
        '/^(?:color|background|background-color|fill|stroke|accent-color|caret-color)$/': colour,
        '/^(?:border|outline)(?:-\\w+)*$/': colour,
        '/^transition/': [/\d(?:ms|s)\b/],
      },
      {
        message: (property, value) =>
          `${property}: ${value} is a raw value: use a token (shared/ui/src/tokens.ts)`,
      },
    ],
  },
};
