import { setConfig } from '@breakaway/host-api/host';
import { renderScreen, testConfig, testSession } from '@breakaway/host-api/testing';
import { screen } from '@testing-library/react';
import About from './About.tsx';

afterEach(() => setConfig(testConfig));

test('the mission, the two sections, and the way in', () => {
  renderScreen(<About />);
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'About Us',
    'Cycling is not at its full potential',
    'Democratizing Performance',
  ]);
  expect(screen.getByText(/elite-level modelling to every cyclist/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Create your account' })).toHaveAttribute('href', '/sign-up');
});

test('members are not asked to sign up', () => {
  renderScreen(<About />, { session: testSession() });
  expect(screen.queryByRole('link', { name: 'Create your account' })).toBeNull();
});

test('the name comes from the deployment', () => {
  setConfig({ ...testConfig, product: { name: 'Peloton Nord', slug: 'peloton-nord' } });
  const { container } = renderScreen(<About />);
  expect(container).toHaveTextContent('Peloton Nord');
  expect(container).not.toHaveTextContent('Breakaway');
});
