/** Where a release has the HTML of a screen. */
export const prerenderedFile = (screen: string): string => `prerendered/${screen}.html`;

/** Stands in that HTML for the name of the product, which only the deployment knows. */
export const PRODUCT_NAME = '__PRODUCT_NAME__';
/** Stands in that HTML for the folder of the release, with a trailing slash: a page knows where it is. */
export const RELEASE_BASE = '__RELEASE_BASE__/';
