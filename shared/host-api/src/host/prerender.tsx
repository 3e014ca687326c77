import type { RuntimeConfig } from '@breakaway/contract';
import { Fragment, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
// Runs at build time, where styled-components is complete.
// oxlint-disable-next-line no-restricted-imports
import { ServerStyleSheet } from 'styled-components';
import { setConfig } from '../config.ts';
import { HostProviders } from './HostProviders.tsx';

/**
 * Draws a screen as a visitor who is not signed in finds it, in a browser of today, outside of any browser.
 * @param at the path of the screen
 * @param name of the product
 * @param Frame what surrounds the screen
 * @returns HTML: a style element, and the screen
 */
export function prerender(
  Screen: ComponentType,
  at: string,
  name: string,
  Frame: ComponentType<{ children: ReactNode }> = Fragment,
): string {
  setConfig({ product: { name, slug: 'product' } } as RuntimeConfig);
  Object.assign(globalThis, { window: { PublicKeyCredential: () => {} } });
  const sheet = new ServerStyleSheet();
  const html = renderToString(
    sheet.collectStyles(
      <StaticRouter location={at}>
        <HostProviders>
          <Frame>
            <Screen />
          </Frame>
        </HostProviders>
      </StaticRouter>,
    ),
  );
  return styleOf(sheet) + withoutNames(html);
}

/**
 * Without the marks by which styled-components would take the rules over in the browser: they go when the screen is
 * drawn.
 */
const styleOf = (sheet: ServerStyleSheet): string =>
  sheet
    .getStyleTags()
    .replace(/<style[^>]*>/, '<style>')
    .replaceAll('/*!sc*/', '')
    .replace(/data-styled\.g\d+\[id=[^\]]+\]\{content:"[^"]*"\}/g, '');

/** A form that is sent before a script has arrived sends nothing: a field without a name is left out. */
const withoutNames = (html: string): string => html.replace(/(<input\b[^>]*?) name=/g, '$1 data-name=');
