import { fireEvent, render, screen } from '@testing-library/react';
import { ThemeProvider } from 'styled-components';
import { theme } from '../theme.ts';
import { Plot, type Across } from './Plot.tsx';

const across: Across = {
  values: Array.from({ length: 26 }, (_, i) => i),
  unit: 'km',
  tick: String,
};

test('keys go to the exact place of a stop, and the last place is reached', () => {
  const onAt = jest.fn();
  render(
    <ThemeProvider theme={theme}>
      <Plot
        label="Profile"
        cursorLabel="Place"
        across={across}
        panels={[]}
        at={10}
        onAt={onAt}
        words={(index) => `place ${index}`}
        step={10}
        stops={[0, 13, 25]}
      />
    </ThemeProvider>,
  );
  const slider = screen.getByRole('slider', { name: 'Place' });
  expect(slider).toHaveAttribute('aria-valuetext', 'place 10');
  fireEvent.keyDown(slider, { key: ']' });
  expect(onAt).toHaveBeenLastCalledWith(13);
  expect(slider).toHaveAttribute('max', '3');
  fireEvent.change(slider, { target: { value: '3' } });
  expect(onAt).toHaveBeenLastCalledWith(25);
});
