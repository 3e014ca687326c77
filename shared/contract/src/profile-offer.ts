import { profileFields } from './profile-fields.ts';

/**
 * Values that a tool found in the member's own rides, W, by their place in the record. They pass through the shell into the
 * form of Settings, where the member saves them or does not: nothing else is done with them.
 */
export type ProfileOffer = Record<string, number>;

/** Places that may be offered: powers that rides show. */
const OFFERED = ['peak3sPower', 'min3Power', 'min8Power', 'min20Power'] as const;
const MOST = Object.fromEntries(
  OFFERED.map((key) => [`powerMatrix.${key}`, profileFields.powerMatrix[key].max]),
);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An offer, or null when anything in it is not as it must be. */
export function profileOfferOf(value: unknown): ProfileOffer | null {
  if (!isRecord(value)) return null;
  const places = Object.keys(value);
  const fits = places.every((place) => {
    const [watts, most] = [value[place], Object.hasOwn(MOST, place) ? MOST[place]! : 0];
    return typeof watts === 'number' && watts > 0 && watts <= most;
  });
  return places.length > 0 && fits ? (value as ProfileOffer) : null;
}

/** What the router keeps beside the address of Settings: bound to the member, so that nobody else on this device gets it. */
export const offerState = (offer: ProfileOffer, owner: string) => ({ offer, owner });

export const offerIn = (state: unknown, owner: string): ProfileOffer | null =>
  isRecord(state) && state.owner === owner ? profileOfferOf(state.offer) : null;
