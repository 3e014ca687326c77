import { InSidebar } from '@breakaway/host-api';
import { answerCalls, renderScreen, testSession } from '@breakaway/host-api/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { AppFrame } from './AppFrame.tsx';

const consultant = '/app/breakaway-ai-consultant';

beforeAll(() => {
  window.matchMedia ??= (() => ({ matches: true, addEventListener() {}, removeEventListener() {} })) as never;
});

function open(session = testSession(), at = '/app/settings', toasts = false) {
  renderScreen(
    <AppFrame title="Settings">
      <h1>Settings</h1>
    </AppFrame>,
    { at, session, toasts },
  );
  return screen.getByTestId('location');
}
const openDrawer = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  return screen.getByRole('dialog', { name: 'Menu' });
};

/** Accessibility violations of the page's landmarks and headings. */
async function landmarkFaults(): Promise<string[]> {
  screen.getByTestId('location').hidden = true;
  // jsdom has no layout. Stacking matters only to dialogs without a role.
  document.elementsFromPoint = () => [];
  const { violations, incomplete } = await axe.run(document, {
    runOnly: { type: 'rule', values: ['region', 'landmark-one-main', 'page-has-heading-one'] },
  });
  return [...violations, ...incomplete].flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

test('beside the page and as a drawer, all content is inside landmarks', async () => {
  open();
  // As on a large screen, where the sidebar is beside the page.
  const sidebar = screen.getByRole('navigation', { name: 'Sections', hidden: true }).parentElement!;
  sidebar.style.display = 'block';
  expect(await landmarkFaults()).toEqual([]);
  sidebar.style.display = '';
  await openDrawer();
  expect(await landmarkFaults()).toEqual([]);
});

test('the sidebar holds the four sections @2.app.sidebar', () => {
  open();
  const links = within(screen.getByRole('navigation', { name: 'Sections', hidden: true })).getAllByRole(
    'link',
    {
      hidden: true,
    },
  );
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['AI Consultant', consultant],
    ['Kom Analysis Software', '/app/kom-analysis-software'],
    ['Race Analyzer', '/app/race-analyzer'],
    ['Manage Subscription', '/manage-subscription'],
  ]);
});

test('a thumb reaches the sections on a phone', () => {
  open(testSession(), '/app/race-analyzer');
  const tabs = within(screen.getByRole('navigation', { name: 'Tabs' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Coach', consultant],
    ['Segments', '/app/kom-analysis-software'],
    ['Races', '/app/race-analyzer'],
    ['You', '/app/settings'],
  ]);
  expect(tabs[2]).toHaveAttribute('aria-current', 'page');
});

test('what a screen adds stands in the sidebar, below the sections', () => {
  renderScreen(
    <AppFrame title="AI Consultant" ownMenu>
      <InSidebar label="Conversations">{(alone) => <p>{alone ? 'alone' : 'Stelvio'}</p>}</InSidebar>
    </AppFrame>,
    { at: consultant, session: testSession() },
  );
  const sidebar = screen.getByRole('navigation', { name: 'Sections', hidden: true }).parentElement!;
  expect(within(sidebar).getByText('Stelvio')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Your account' })).toBeNull();
});

test('as a drawer it takes the focus, makes the rest inert, and gives both back with Escape', async () => {
  open();
  const menu = screen.getByRole('button', { name: 'Open menu' });
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  const drawer = await openDrawer();
  expect(within(drawer).getByRole('link', { name: 'AI Consultant' })).toHaveFocus();
  expect(screen.getByRole('main', { hidden: true }).closest('[inert]')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.querySelector('[inert]')).toBeNull();
  expect(menu).toHaveFocus();
});

test('the close button of the drawer starts a new chat @2.app.sidebar-close', async () => {
  const where = open();
  const drawer = await openDrawer();
  await userEvent.click(within(drawer).getByRole('button', { name: 'Close menu and start a new chat' }));
  expect(where).toHaveTextContent(new RegExp(`^${consultant}$`));
  expect(JSON.parse(where.dataset.state!)).toEqual({ newChat: true });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the settings button leads to the settings, and is marked as current there @2.app.settings-button', async () => {
  const where = open(testSession(), '/app/race-analyzer');
  const settings = screen.getAllByRole('link', { name: 'Settings' })[0]!;
  expect(settings).not.toHaveAttribute('aria-current');
  await userEvent.click(settings);
  expect(where).toHaveTextContent('/app/settings');
  expect(settings).toHaveAttribute('aria-current', 'page');
});

test('Sign Out clears all local storage and leads to sign-in, without waiting for the server @2.app.sign-out @4.settings.sign-out', async () => {
  const calls = answerCalls({ 'POST /auth/logout': () => new Promise(() => {}) });
  const where = open(testSession(), '/app/settings', true);
  localStorage.setItem('anything', 'else');
  // jsdom does not implement popovers: the card is always visible.
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(where).toHaveTextContent('/sign-in');
  expect(localStorage).toHaveLength(0);
  expect(calls.map(({ call }) => call)).toEqual(['POST /auth/logout']);
  expect(await screen.findByText('Signed out successfully')).toBeInTheDocument();
});

test('the button of the popover says whether it is open', () => {
  open();
  const face = screen.getByRole('button', { name: 'Your account' });
  const card = document.getElementById(face.getAttribute('aria-controls')!)!;
  expect(face).toHaveAttribute('aria-expanded', 'false');
  const toggle = (newState: string) => fireEvent(card, Object.assign(new Event('toggle'), { newState }));
  toggle('open');
  expect(face).toHaveAttribute('aria-expanded', 'true');
  toggle('closed');
  expect(face).toHaveAttribute('aria-expanded', 'false');
});

test('the photo is on the button; one that cannot be loaded is replaced by the initial @2.app.profile-image', () => {
  open(testSession({ profileUrl: '/photos/1.webp' }));
  const face = screen.getByRole('button', { name: 'Your account' });
  const img = face.querySelector('img')!;
  expect(img.src).toBe('http://api.test/photos/1.webp');
  fireEvent.error(img);
  expect(face.querySelector('img')).toBeNull();
  expect(face).toHaveTextContent(/^A$/);
});

test('the first tab stop is a skip link to the content', async () => {
  open();
  await userEvent.tab();
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(skip).toHaveFocus();
  expect(document.querySelector(skip.getAttribute('href')!)).toBe(screen.getByRole('main'));
});
