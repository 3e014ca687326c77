import { Link } from '@breakaway/host-api';
import { setConfig } from '@breakaway/host-api/host';
import { testConfig } from '@breakaway/host-api/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expectLogged } from '../../../jest.console.ts';
import { ShellBoundary } from './ShellBoundary.tsx';

function Fragile() {
  if (useLocation().pathname === '/broken') throw new Error('boom');
  return <Link to="/broken">Break it</Link>;
}

test('a crash of the shell leaves a page with the logo and a link home, and home works @2.generic.error-page', async () => {
  // React logs what was thrown and where; the shell logs its report.
  expectLogged(/boom/, /^Remote shell .* failed: render/);
  setConfig({ ...testConfig, supportEmail: 'help@breakaway.example' });
  // As in the page: no theme and no session around it, since what provides them may be what crashed.
  render(
    <MemoryRouter>
      <ShellBoundary>
        <Fragile />
      </ShellBoundary>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Break it' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toHaveFocus();
  expect(document.title).toBe('Unexpected Application Error! · Breakaway');
  expect(screen.getByText('shell render')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'help@breakaway.example' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Breakaway, home' }));
  expect(screen.getByRole('link', { name: 'Break it' })).toBeInTheDocument();
});
