import { renderScreen } from '@breakaway/host-api/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Faq from './Faq.tsx';

const carousel = () => screen.getByRole('region', { name: 'Your first steps' });
const slide = () => within(carousel()).getByRole('group');
const previous = () => screen.getByRole('button', { name: 'Previous slide' });
const next = () => screen.getByRole('button', { name: 'Next slide' });

test('three questions open and close', async () => {
  const { container } = renderScreen(<Faq />);
  const items = [...container.querySelectorAll('details')];
  expect(items.map((item) => item.querySelector('h2')?.textContent)).toEqual([
    'What is Breakaway?',
    'Does Breakaway replace a coach?',
    'How do I join?',
  ]);
  const item = items[1]!;
  expect(item.open).toBe(false);
  await userEvent.click(item.querySelector('summary')!);
  expect(item.open).toBe(true);
  expect(within(item).getByText(/complements a human coach/)).toBeVisible();
  await userEvent.click(item.querySelector('summary')!);
  expect(item.open).toBe(false);
});

test('the carousel stops at both ends and says where it is', async () => {
  renderScreen(<Faq />);
  expect(slide()).toHaveAccessibleName('Slide 1 of 5');
  expect(previous()).toBeDisabled();
  await userEvent.click(next());
  expect(slide()).toHaveAccessibleName('Slide 2 of 5');
  expect(previous()).toBeEnabled();
  for (let i = 0; i < 3; i++) await userEvent.click(next());
  expect(slide()).toHaveAccessibleName('Slide 5 of 5');
  expect(next()).toBeDisabled();
  await userEvent.click(previous());
  expect(slide()).toHaveAccessibleName('Slide 4 of 5');
});

test('the arrow keys turn the carousel, and keep their place at an end', async () => {
  renderScreen(<Faq />);
  next().focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(slide()).toHaveAccessibleName('Slide 1 of 5');
  await userEvent.keyboard('{ArrowRight>6/}');
  expect(slide()).toHaveAccessibleName('Slide 5 of 5');
  expect(carousel()).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(slide()).toHaveAccessibleName('Slide 4 of 5');
});
