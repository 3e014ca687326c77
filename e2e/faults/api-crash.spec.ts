import { randomUUID } from 'node:crypto';
import type { Session } from '@breakaway/contract';
import { expect, test } from '@playwright/test';
import type { Stack } from 'stack';
import { ask, toast } from '../support/app-frame.ts';
import { call, newPremiumMember, signInAs } from '../support/members.ts';
import { ownStack } from '../support/own-stack.ts';
import { apiUrl, appUrl, consultantPath } from '../support/addresses.ts';

/** The API is killed during writes: what it acknowledged is there, and nothing is duplicated. */

let stack: Stack;
let end: () => Promise<void>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.slow();
  ({ stack, end } = await ownStack());
});
test.afterAll(() => end?.());

const ROUNDS = 3;

async function saveWeight({ token }: Session, weight: number): Promise<void> {
  const form = new FormData();
  form.append('bodyMatrix', JSON.stringify({ weight }));
  const answer = await fetch(`${apiUrl()}/users/editProfile`, {
    method: 'PATCH',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  });
  if (!answer.ok) throw new Error(`editProfile answered ${answer.status}`);
}

const storedWeight = async ({ token, data }: Session) =>
  (await call<{ data: Session['data'] }>('GET', `/users/getUserDetails?id=${data._id}`, { token })).data
    .bodyMatrix.weight;

interface Turn {
  promptId: string;
  message: string;
  requestId: string;
}
const send = ({ token }: Session, body: Turn) => call('POST', '/gpt-prompt/createChat', { token, body });

async function stored({ token }: Session, promptId: string) {
  const { data } = await call<{ data: { role: string; message: string }[] }>(
    'GET',
    `/gpt-prompt/promptChatHistory?promptId=${promptId}`,
    { token },
  );
  return {
    questions: data.filter(({ role }) => role === 'user').map(({ message }) => message),
    answers: data.filter(({ role }) => role === 'system').length,
  };
}

/** Repeats a write until the server is gone; returns the last acknowledged value and the pending one. */
async function untilItFails<T>(
  next: (turn: number) => T,
  write: (value: T) => Promise<unknown>,
  acknowledged: T[],
): Promise<T> {
  for (let turn = 0; ; turn += 1) {
    const value = next(turn);
    try {
      await write(value);
    } catch {
      return value;
    }
    acknowledged.push(value);
  }
}

test('every acknowledged save and question survives kill -9, round after round', async () => {
  // Three restarts, which take long on a busy machine.
  test.setTimeout(300_000);
  const api = stack.service('api');
  for (let round = 0; round < ROUNDS; round += 1) {
    // One member per round: the consultant limits the answers per member and minute.
    const member = await newPremiumMember();
    const { data } = await call<{ data: { _id: string } }>('POST', '/gpt-prompt/createPrompt', {
      token: member.token,
    });
    const promptId = data._id;
    const weights: number[] = [];
    const turns: Turn[] = [];
    const lastSave = untilItFails(
      (turn) => Math.round(500 + turn) / 10,
      (weight) => saveWeight(member, weight),
      weights,
    );
    const lastTurn = untilItFails(
      (turn) => ({
        promptId,
        message: `How long for a flat ${10 + turn} km at 250 W?`,
        requestId: randomUUID(),
      }),
      (turn) => send(member, turn),
      turns,
    );
    // Polled often, but within the member's limit per minute.
    await expect
      .poll(() => Math.min(weights.length, turns.length), { intervals: [20] })
      .toBeGreaterThanOrEqual(2 + round);
    await api.kill();
    const [weightOnItsWay, turnOnItsWay] = await Promise.all([lastSave, lastTurn]);
    api.start();
    await api.ready();

    expect([weights.at(-1), weightOnItsWay]).toContain(await storedWeight(member));
    const { questions, answers } = await stored(member, promptId);
    expect(answers).toBeGreaterThanOrEqual(turns.length);
    for (const { message } of turns) expect(questions.filter((one) => one === message)).toHaveLength(1);
    if (round < ROUNDS - 1) continue;
    // The pending question, sent again under its own id, is there once. Until the dead turn times out, the consultant
    // asks for patience.
    await expect(() => send(member, turnOnItsWay)).toPass({ timeout: 60_000, intervals: [5000] });
    const after = await stored(member, promptId);
    expect(after.questions.filter((one) => one === turnOnItsWay.message)).toHaveLength(1);
    expect(after.questions).toHaveLength(turns.length + 1);
    expect(after.answers).toBe(turns.length + 1);
  }
});

test('an open tab keeps what was typed while the API is down, and continues', async ({ page }) => {
  const api = stack.service('api');
  await signInAs(page, await newPremiumMember());
  await page.goto(`${appUrl()}${consultantPath}`);
  await ask(page, 'My weight is 62 kg, my height 1.71 m and my FTP 250 W');
  const box = page.getByPlaceholder('Message Breakaway');

  await api.kill();
  const question = 'How long for a flat 40 km time trial at 250 W?';
  await box.fill(question);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(toast(page, /./).first()).toBeVisible();
  await expect(box).toHaveValue(question);
  await expect(page.getByText('Your message is back in the box')).toBeVisible();

  api.start();
  await api.ready();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('log').getByText('km/h').first()).toBeVisible();
  await expect(page.getByRole('log').getByText(question)).toHaveCount(1);
  await expect(box).toHaveValue('');

  // The member is still signed in, and everything else works as well.
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('button', { name: 'Edit Weight' }).click();
  await page.getByRole('textbox', { name: /^Weight/ }).fill('62.5');
  await api.kill();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your changes are still here.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Weight/ })).toHaveValue('62.5');
  api.start();
  await api.ready();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Profile updated successfully.')).toBeVisible();
});
