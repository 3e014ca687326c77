import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressesOf, freePorts, root, Service, serviceSpecs } from 'stack';
import { apiUrl } from '../support/addresses.ts';
import { newPremiumMember, password } from '../support/members.ts';

/**
 * `npm run record-answers`: asks an API that runs for this what the screens of a member ask, and keeps the answers for
 * remotes that run alone (`shared/federation/recorded/answers.json`).
 */
const dataDir = mkdtempSync(join(tmpdir(), 'breakaway-record-'));
const ports = await freePorts();
const services = serviceSpecs({ ports, dataDir, env: {} })
  .filter(({ name }) => name === 'sandbox' || name === 'api')
  .map((spec) => new Service(spec, join(dataDir, 'logs')));
const { api, sandbox } = addressesOf(ports);
process.env.API_URL = api;
process.env.SANDBOX_URL = sandbox;

try {
  for (const service of services) service.start();
  await Promise.all(services.map((service) => service.ready()));
  const session = await newPremiumMember({ email: 'anna.rider@example.com' });
  const userId = session.data._id;
  const answers: Record<string, unknown> = {};

  /** Makes a call and keeps its answer under method and path. */
  async function keep<T>(
    call: `${string} /${string}`,
    query: Record<string, string> = {},
    body?: object | FormData,
  ): Promise<T> {
    const [method, path] = call.split(' ') as [string, string];
    const isForm = body instanceof FormData;
    const response = await fetch(`${apiUrl()}${path}?${new URLSearchParams(query)}`, {
      method,
      headers: {
        Authorization: `Bearer ${session.token}`,
        ...(body && !isForm ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    const answer = (await response.json()) as T & { message: string };
    if (!response.ok) throw new Error(`${call} answered ${response.status}: ${answer.message}`);
    answers[call] = answer;
    return answer;
  }

  const profile = new FormData();
  profile.append('name', 'Anna Rider');
  profile.append('email', session.data.email);
  profile.append('password', '');
  profile.append('bodyMatrix', JSON.stringify({ weight: 61.5, height: 172, age: 34 }));
  profile.append('powerMatrix', JSON.stringify({ ftp: 240 }));
  await keep('PATCH /users/editProfile', {}, profile);
  await keep('POST /users/onBoarding', {}, {});
  await keep('GET /users/getUserDetails', { id: userId });
  await keep('GET /users/sessions');
  await keep('GET /users/export');
  await keep('POST /auth/confirm', {}, { password });
  await keep('GET /passkeys');
  await keep('GET /assistants/tokens');
  await keep('POST /passkeys/sign-in-options');

  const { data: prompt } = await keep<{ data: { _id: string } }>('POST /gpt-prompt/createPrompt');
  const question = 'What power do I need for 13.8 km at 8.1 % in 55 minutes?';
  await keep('POST /gpt-prompt/createChat', {}, { promptId: prompt._id, message: question });
  await keep('GET /gpt-prompt/allPromptsHistory');
  await keep('GET /gpt-prompt/promptChatHistory', { promptId: prompt._id });
  await keep('GET /gpt-prompt/remembered');
  await keep('POST /gpt-prompt/searchPrompts', {}, { text: 'power' });
  await keep('PATCH /gpt-prompt/renamePrompt', {}, { promptId: prompt._id, promptName: 'The climb' });
  await keep('DELETE /gpt-prompt/deletePrompt', { promptId: prompt._id });
  await keep('POST /gpt-prompt/restorePrompt', {}, { promptId: prompt._id });

  await keep('GET /stripe/subscription', { userId });
  await keep('GET /stripe/payments', { userId });
  await keep('GET /paypal/plans');

  await keep('POST /auth/forgotPassword', { email: session.data.email });
  await keep('POST /auth/login', { email: session.data.email, password });
  const form = { name: 'Ben Rider', email: 'ben.rider@example.com', password, confirmPassword: password };
  await keep('POST /auth/signUp', {}, form);
  await keep('POST /auth/emailVerify', { email: form.email });

  const { token, ...login } = answers['POST /auth/login'] as { token: string };
  await keep('POST /auth/logout');
  // No token of anybody, not even of a product that is gone.
  answers['POST /auth/login'] = { ...login, token: 'recorded' };
  const text = JSON.stringify(answers, null, 2);
  if (text.includes(token) || text.includes(session.token)) throw new Error('An answer has a token in it.');
  writeFileSync(join(root, 'shared/federation/recorded/answers.json'), `${text}\n`);
  console.log(`${Object.keys(answers).length} answers are recorded.`);
} finally {
  await Promise.all(services.map((service) => service.stop()));
  rmSync(dataDir, { recursive: true, force: true });
}
