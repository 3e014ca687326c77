/** What both sides of a signed request have to agree on. The operators' page imports it: nothing of Node belongs here. */

/** The algorithm of all keys. */
export const ALGORITHM = 'EdDSA';
/** The audience of a signed request. */
export const AUDIENCE = 'breakaway-registry';
/** How long a signed request is valid, in seconds. */
export const VALID_S = 60;
