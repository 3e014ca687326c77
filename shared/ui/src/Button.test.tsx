import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from 'styled-components';
import { Button } from './Button.tsx';
import { theme } from './theme.ts';

const draw = (type: 'submit' | 'button') =>
  render(
    <ThemeProvider theme={theme}>
      <form onSubmit={(event) => event.preventDefault()}>
        <input aria-label="Name" />
        <Button type={type}>Go on</Button>
      </form>
    </ThemeProvider>,
  );

test.each([
  ['submit', 'Name'],
  ['button', 'Go on'],
] as const)('a press on a %s button leaves the focus on "%s"', async (type, focused) => {
  draw(type);
  await userEvent.click(screen.getByLabelText('Name'));
  await userEvent.click(screen.getByRole('button'));
  expect(document.activeElement).toHaveAccessibleName(focused);
});
