import { setConfig } from '@breakaway/host-api/host';
import { renderScreen, testConfig, testSession } from '@breakaway/host-api/testing';
import { airDensityKgM3, speedAtPower } from '@breakaway/cycling';
import { screen } from '@testing-library/react';
import { athlete } from '../../../charts/rider.ts';
import About from './About.tsx';

afterEach(() => setConfig(testConfig));

test('the mission, the two sections, and the way in @2.about.mission @2.about.full-potential @2.about.democratizing', () => {
  const { container } = renderScreen(<About />);
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'About Us',
    'Cycling is not at its full potential',
    'Democratizing Performance',
    'Try it on your own climb',
  ]);
  // Across elements: a word with a hyphen has one of its own.
  expect(container).toHaveTextContent(/elite-level modelling to every cyclist/);
  expect(screen.getByRole('link', { name: 'Create your account' })).toHaveAttribute('href', '/sign-up');
});

test('the pictures are drawn by the models, told in words, and name their source', () => {
  renderScreen(<About />);
  const pictures = screen.getAllByRole('img');
  expect(pictures).toHaveLength(4);
  for (const picture of pictures) expect(picture).toHaveAccessibleName(/: .*\d.*\.$/);
  for (const figure of screen.getAllByRole('figure')) {
    expect(figure).toHaveTextContent(/Martin et al\. 1998|Morton 1996|Jeukendrup 2001/);
    expect(figure.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
  }
  const speed =
    3.6 *
    speedAtPower(
      {
        massKg: 80.5,
        cdaM2: athlete.cdaM2.climb.value,
        crr: 0.004,
        airDensityKgM3: airDensityKgM3({ temperatureC: 20, altitudeM: 0 }),
      },
      { slope: 0.08 },
      250,
    );
  expect(pictures[0]).toHaveAccessibleName(new RegExp(`${speed.toFixed(1)} kilometres an hour on 8 %`));
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
