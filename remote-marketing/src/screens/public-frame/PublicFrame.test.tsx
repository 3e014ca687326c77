import { answerCalls, renderScreen, testSession } from '@breakaway/host-api/testing';
import { palette } from '@breakaway/ui/palette';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import PublicFrame from './PublicFrame.tsx';

const frame = (
  <PublicFrame>
    <h1>Inside</h1>
  </PublicFrame>
);
const at = () => screen.getByTestId('location');
// The bar's entries are hidden at the width that jsdom has; the menu's are not.
const main = () => screen.getByLabelText('Main');

/** What is wrong with the page's landmarks and headings as it stands. */
async function landmarkFaults(): Promise<string[]> {
  screen.getByTestId('location').hidden = true;
  // Which element lies on top is not known here, and asked only for a dialog that has no role.
  document.elementsFromPoint = () => [];
  const { violations, incomplete } = await axe.run(document, {
    runOnly: { type: 'rule', values: ['region', 'landmark-one-main', 'page-has-heading-one'] },
  });
  return [...violations, ...incomplete].flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

test('the page stands in main, between header and footer', () => {
  renderScreen(frame);
  expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Inside' })).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});

test('visitors have the four entries and the logo, each to its place @2.header.links @2.header.logo', () => {
  renderScreen(frame, { at: '/faq' });
  const entries = within(main()).getAllByRole('link', { hidden: true });
  expect(entries.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['FAQ', '/faq'],
    ['About Us', '/about-us'],
    ['Sign Up', '/sign-up'],
    ['Login', '/sign-in'],
  ]);
  expect(entries[0]).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Breakaway, home' })).toHaveAttribute('href', '/');
});

test.each([
  ['the landing page', '/', palette.dark.bg],
  ['a legal text', { pathname: '/', state: { showTerms: true } }, ''],
  ['another page', '/faq', ''],
])('on %s the header has the colours of what is below it', (_, at, background) => {
  renderScreen(frame, { at });
  expect(getComputedStyle(screen.getByRole('banner')).getPropertyValue('--bg')).toBe(background);
});

test('members open the app, or sign out to the start', async () => {
  answerCalls({ 'POST /auth/logout': { body: { message: 'Signed out' } } });
  renderScreen(frame, { at: '/faq', session: testSession() });
  const nav = within(main());
  expect(nav.getByRole('link', { name: 'Open the app', hidden: true })).toHaveAttribute(
    'href',
    '/app/breakaway-ai-consultant',
  );
  expect(nav.queryByText('Sign Up')).toBeNull();
  expect(nav.queryByText('Login')).toBeNull();
  await userEvent.click(nav.getByText('Sign Out'));
  expect(await nav.findByText('Login')).toBeInTheDocument();
  expect(screen.getByTestId('location')).toHaveTextContent(/^\/$/);
  expect(localStorage).toHaveLength(0);
});

test('a member without a plan is led to it', () => {
  renderScreen(frame, { session: testSession({ isPremium: false }) });
  expect(within(main()).getByRole('link', { name: 'Get the PRO plan', hidden: true })).toHaveAttribute(
    'href',
    '/subscription',
  );
});

test('the menu toggle opens a panel 12rem high with the same entries and swaps its icon @2.header.menu @2.header.menu-icons @4.header-menu @9.menu-height', async () => {
  renderScreen(frame);
  const toggle = screen.getByRole('button', { name: 'Menu', hidden: true });
  const closedIcon = toggle.innerHTML;
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(toggle.innerHTML).not.toBe(closedIcon);
  const panel = screen.getByRole('navigation', { name: 'Menu', hidden: true });
  expect(toggle).toHaveAttribute('aria-controls', panel.id);
  expect(panel).toHaveStyle({ height: '12rem' });
  expect(
    within(panel)
      .getAllByRole('link', { hidden: true })
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['FAQ', '/faq'],
    ['About Us', '/about-us'],
    ['Sign Up', '/sign-up'],
    ['Login', '/sign-in'],
  ]);
  // The page stays readable, but a press beside the menu only closes it.
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: 'Inside' }));
  expect(screen.getByRole('main')).toHaveStyle({ pointerEvents: 'none' });
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(toggle.innerHTML).toBe(closedIcon);
});

test('the menu closes when an entry is chosen, and with Escape', async () => {
  renderScreen(frame);
  const toggle = screen.getByRole('button', { name: 'Menu', hidden: true });
  const panel = () => screen.queryByRole('navigation', { name: 'Menu', hidden: true });
  await userEvent.click(toggle);
  await userEvent.click(within(panel()!).getByText('About Us'));
  expect(at()).toHaveTextContent('/about-us');
  expect(panel()).toBeNull();
  await userEvent.click(toggle);
  expect(panel()).not.toBeNull();
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(toggle).toHaveFocus();
  await userEvent.click(toggle);
  await userEvent.click(document.body);
  expect(panel()).toBeNull();
});

test.each([
  ['Terms & Services', { showTerms: true }],
  ['Cookies Policy', { section: 'cookies' }],
  ['Privacy Policy', { section: 'privacy' }],
])('%s goes home and says which section @2.footer.legal', async (name, state) => {
  renderScreen(frame, { at: '/faq' });
  await userEvent.click(screen.getByRole('button', { name }));
  expect(at()).toHaveTextContent(/^\/$/);
  expect(JSON.parse(at().dataset.state ?? '')).toEqual(state);
});

test('five social icons all go home @2.footer.social', () => {
  renderScreen(frame);
  const links = within(screen.getByRole('contentinfo')).getAllByRole('link');
  expect(links).toHaveLength(5);
  for (const link of links) {
    expect(link).toHaveAttribute('href', '/');
    expect(link).toHaveAccessibleName();
  }
});

// The last one: axe leaves a rule of its own in the page.
test('with the menu closed and open, the page has its main, its heading and its landmarks', async () => {
  renderScreen(frame);
  expect(await landmarkFaults()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Menu', hidden: true }));
  expect(await landmarkFaults()).toEqual([]);
});
