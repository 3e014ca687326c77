/**
 * How the landing page is framed. The shell's server puts the frame into the page of `/`, so that a visitor sees the
 * landing page before any script has run. `data-loaded` says that it has loaded. The Home screen takes this frame over,
 * or makes one like it.
 */
export const EARLY_LANDING_ID = 'early-landing';

/** The attributes of the frame around the page at this address. */
export const landingFrame = (src: string, productName: string) =>
  ({
    src,
    title: `About ${productName}`,
    referrerpolicy: 'origin',
    sandbox:
      'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
  }) as const;

/** What the framed page says to the window around it. */
export type LandingMessage =
  | { type: 'ready' }
  /** how high the page is, px */
  | { type: 'height'; height: number }
  /** a link of the page points at this height, px from its top */
  | { type: 'show'; y: number };
