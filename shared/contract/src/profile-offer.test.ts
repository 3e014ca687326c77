import { parseToShell } from './bridge.ts';
import { offerIn, offerState, profileOfferOf } from './profile-offer.ts';

const offer = { 'powerMatrix.min20Power': 300, 'powerMatrix.peak3sPower': 1020 };

test('powers of rides are an offer; anything else is none', () => {
  expect(profileOfferOf(offer)).toEqual(offer);
  for (const wrong of [
    null,
    [],
    {},
    { 'powerMatrix.ftp': 300 },
    { 'powerMatrix.min20Power': '300' },
    { 'powerMatrix.min20Power': -1 },
    { 'powerMatrix.min20Power': 1001 },
    { 'powerMatrix.min20Power': NaN },
    { ...offer, 'bodyMatrix.weight': 60 },
    { __proto__: null, toString: 5 },
  ])
    expect(profileOfferOf(wrong)).toBeNull();
});

test('it passes the bridge as a message of its own, and is for its member only', () => {
  expect(parseToShell({ type: 'offer-profile', offer, more: 1 })).toEqual({ type: 'offer-profile', offer });
  expect(parseToShell({ type: 'offer-profile', offer: { 'powerMatrix.ftp': 300 } })).toBeNull();
  const state: unknown = JSON.parse(JSON.stringify(offerState(offer, 'anna')));
  expect(offerIn(state, 'anna')).toEqual(offer);
  expect(offerIn(state, 'ben')).toBeNull();
  expect(offerIn({ owner: 'anna' }, 'anna')).toBeNull();
});
