import { render } from '@testing-library/react';
import { Assumptions } from './Assumptions.tsx';

test('states the source of a value once, and its method where that adds something', () => {
  const { container } = render(
    <Assumptions
      items={[
        { label: 'Body mass', value: '72 kg', source: 'profile', how: 'from your profile' },
        { label: 'Temperature', value: '20 °C', source: 'default', how: 'a mild day; not given' },
      ]}
    />,
  );
  const lines = [...container.querySelectorAll('li')];
  expect(lines[0]).toHaveTextContent(/^Body mass: 72 kg from your profile$/);
  expect(lines[1]).toHaveTextContent(/^Temperature: 20 °C assumed – a mild day; not given$/);
});
