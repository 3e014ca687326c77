import type { User } from '@breakaway/contract';
import { paths } from '@breakaway/host-api';
import { answerCalls, renderScreen, testSession, testUser } from '@breakaway/host-api/testing';
import { act, fireEvent } from '@testing-library/react';
import Settings from './Settings.tsx';

/** A member with the four essentials. */
export const complete = testUser({
  bodyMatrix: { height: 172, weight: 61.5, muscleMass: null, bodyFat: 18 },
  powerMatrix: { ftp: 245, min20Power: null, min3Power: null, min8Power: null, peak3sPower: null },
  feedingData: { ...testUser().feedingData, choTolerance: 80 },
});
export const details = (user: User) => ({ body: { message: '', data: user } });

type Calls = Parameters<typeof answerCalls>[0];
export type SeenCalls = ReturnType<typeof answerCalls>;

/** Opens the screen and waits for the responses that are already available. */
export async function open(user: User = complete, calls: Calls = {}, state?: object) {
  const seen = answerCalls({
    'GET /users/getUserDetails': details(user),
    'GET /users/sessions': { body: { message: '', data: [] } },
    'GET /passkeys': { body: { message: '', data: [] } },
    'GET /gpt-prompt/remembered': { body: { message: '', data: [] } },
    'GET /assistants/tokens': {
      body: { message: '', data: { address: 'http://api.test/mcp', tokens: [] } },
    },
    ...calls,
  });
  const { unmount } = renderScreen(<Settings />, {
    at: state ? { pathname: paths.settings, state } : paths.settings,
    session: { ...testSession(), data: user },
  });
  await act(async () => {});
  return Object.assign(seen, { unmount });
}

// By name, not by role: the form has some fifty fields, and role queries compute every style of each.
export const box = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)!;
export const toggle = (name: string) => document.querySelector<HTMLButtonElement>(`[data-edit="${name}"]`)!;
export const saveButton = () => document.querySelector<HTMLButtonElement>('[type="submit"]')!;

export const edit = (name: string) => act(async () => void fireEvent.click(toggle(name)));
export const save = () => act(async () => void fireEvent.click(saveButton()));
export async function change(name: string, value: string) {
  await edit(name);
  await act(async () => void fireEvent.change(box(name), { target: { value } }));
}
/** The texts that describe a field. */
export const described = (name: string) =>
  (box(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' | ');

/** What a saved form sent, as the server reads it. */
export function sent(seen: SeenCalls): Record<string, unknown> {
  const form = seen.find(({ call }) => call === 'PATCH /users/editProfile')?.body as FormData;
  return Object.fromEntries(
    [...form].map(([name, value]) => [
      name,
      typeof value === 'string' && value.startsWith('{') ? JSON.parse(value) : value,
    ]),
  );
}
/** The nine groups without a value: nothing in them has changed. */
export const noGroups = {
  bodyMatrix: {},
  advancePhysiologicalData: {},
  heartRateMatrix: {},
  powerMatrix: {},
  aeroData: {},
  cookedFoodData: {},
  feedingData: {},
  powerZones: {},
  bikeData: {},
};
