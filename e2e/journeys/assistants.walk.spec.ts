import { paths } from '@breakaway/contract/paths';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, test, type Page } from '@playwright/test';
import { ask, openSection, openSettings, toast } from '../support/app-frame.ts';
import { appUrl } from '../support/addresses.ts';
import { copiedText } from '../support/clipboard.ts';
import { mailTo } from '../support/mailbox.ts';
import { call, newPremiumMember, password, signInAs } from '../support/members.ts';
import { expectNoPageProblems } from '../support/page-checks.ts';

/** Another assistant, the official client of its protocol, computes with a token from Settings until it is revoked. */

interface Configuration {
  mcpServers: { breakaway: { url: string; headers: Record<string, string> } };
}

/** Connects as an assistant does that was given the configuration. */
async function connect({ mcpServers: { breakaway } }: Configuration): Promise<Client> {
  const client = new Client({ name: 'journey', version: '1.0.0' });
  const transport = new StreamableHTTPClientTransport(new URL(breakaway.url), {
    requestInit: { headers: breakaway.headers },
  });
  await client.connect(transport as Parameters<Client['connect']>[0]);
  return client;
}

const section = (page: Page) => page.locator('#assistants');

/** Makes a token as a member does whose sign-in was by a link in a mail, and copies the configuration. */
async function makeToken(page: Page, name: string): Promise<Configuration> {
  await section(page).getByRole('button', { name: 'Make a token' }).click();
  await section(page).getByLabel('Name of the assistant').fill(name);
  await section(page).getByRole('button', { name: 'Make token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please confirm that this is you' });
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(section(page).getByRole('heading', { name: `Your token for “${name}”` })).toBeFocused();
  await section(page).getByRole('button', { name: 'Copy Configuration' }).click();
  await expect(section(page).getByRole('button', { name: 'Copied Configuration' })).toBeVisible();
  return JSON.parse(await copiedText(page)) as Configuration;
}

test('an assistant computes as the coach does, with a token from Settings, until it is revoked', async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const session = await newPremiumMember();
  await call('POST', '/users/onBoarding', {
    token: session.token,
    body: { bodyMatrix: { weight: 62.5 }, powerMatrix: { ftp: 255 } },
  });
  await signInAs(page, session);
  await page.goto(`${appUrl()}${paths.settings}`);
  await expect(section(page).getByText('No assistant has a token yet.')).toBeVisible();
  const configuration = await makeToken(page, 'Claude Desktop');
  await expectNoPageProblems(page, 'settings with a new token');
  const secret = configuration.mcpServers.breakaway.headers['Authorization']!.replace('Bearer ', '');
  await section(page).getByRole('button', { name: 'I have copied it' }).click();
  await expect(page.locator('body')).not.toContainText(secret);
  await mailTo(session.data.email, /Another assistant can use/);

  const client = await connect(configuration);
  const { content } = (await client.callTool({
    name: 'ride',
    arguments: {
      wants: 'power',
      terrain: 'climb',
      distanceM: 13_800,
      grade: 0.081,
      timeS: 3300,
      setup: {},
    },
  })) as { content: { text: string }[] };
  const watts = /^Power needed: (\d{3}) W /.exec(content[0]!.text)![1];
  await openSection(page, 'AI Consultant');
  const answer = await ask(page, 'What power do I need for 13.8 km at 8.1 % in 55 minutes?');
  const needed = answer.getByText('Power needed', { exact: true });
  await expect(needed.locator('xpath=following-sibling::p[1]')).toHaveText(`${watts} W`);

  await openSettings(page);
  const entry = section(page).getByRole('listitem');
  await expect(entry).toContainText(/Claude Desktop.*Last used .* · Ends in /s);
  await expect(entry).toContainText(secret.slice(-4));
  await expect(page.locator('body')).not.toContainText(secret);
  await expectNoPageProblems(page, 'settings with a token');
  await entry.getByRole('button', { name: /^Revoke Claude Desktop/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke token' }).click();
  await expect(toast(page, 'The token was revoked.')).toBeVisible();
  await expect(section(page).getByText('No assistant has a token yet.')).toBeVisible();
  await expect(client.callTool({ name: 'athlete-profile' })).rejects.toThrow(/not valid/);
  await expect(connect(configuration)).rejects.toThrow(/not valid|401|Unauthorized/);
});
