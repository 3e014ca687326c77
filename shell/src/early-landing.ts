import { EARLY_LANDING_ID } from '@breakaway/contract/landing-frame';

/** Takes the landing page away that the HTML of `/` began with: another page, or a failure, is shown instead. */
export const dropEarlyLanding = (): void => document.getElementById(EARLY_LANDING_ID)?.remove();
