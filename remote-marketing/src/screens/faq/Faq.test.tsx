import { renderScreen } from '@breakaway/host-api/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Faq from './Faq.tsx';

const carousel = () => screen.getByRole('region', { name: 'Video tutorials: your first steps' });
const slide = () => within(carousel()).getByRole('group');
const previous = () => screen.getByRole('button', { name: 'Previous slide' });
const next = () => screen.getByRole('button', { name: 'Next slide' });

test('three questions open and close @2.faq.accordion @4.accordion', async () => {
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
  expect(within(items[2]!).getByText(/Create an account.* start a free trial/)).toBeInTheDocument();
  await userEvent.click(item.querySelector('summary')!);
  expect(item.open).toBe(false);
});

test('the carousel stops at both ends and says where it is @2.faq.carousel @2.faq.carousel-ends', async () => {
  renderScreen(<Faq />);
  expect(slide()).toHaveAccessibleName('Slide 1 of 5');
  expect(previous()).toBeDisabled();
  await userEvent.click(next());
  expect(slide()).toHaveAccessibleName('Slide 2 of 5');
  expect(previous()).toBeEnabled();
  for (let i = 0; i < 3; i++) await userEvent.click(next());
  expect(slide()).toHaveAccessibleName('Slide 5 of 5');
  expect(next()).toBeDisabled();
  expect(previous()).toHaveFocus();
  await userEvent.click(previous());
  expect(slide()).toHaveAccessibleName('Slide 4 of 5');
});

test('the arrow keys turn the carousel, and keep their place at an end @2.faq.carousel-keys', async () => {
  renderScreen(<Faq />);
  next().focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(slide()).toHaveAccessibleName('Slide 1 of 5');
  await userEvent.keyboard('{ArrowRight>6/}');
  expect(slide()).toHaveAccessibleName('Slide 5 of 5');
  expect(previous()).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(slide()).toHaveAccessibleName('Slide 4 of 5');
});

test('the arrow keys keep their place on the play button', async () => {
  renderScreen(<Faq />);
  screen.getByRole('button', { name: 'Play the video' }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(slide()).toHaveAccessibleName('Slide 3 of 5');
  expect(screen.getByRole('button', { name: 'Play the video' })).toHaveFocus();
});

test('a step of the list opens its slide, and keeps the focus', async () => {
  renderScreen(<Faq />);
  // Hidden at the width of a phone, which a test without a window has.
  const fourth = within(carousel()).getByRole('button', { name: /Upload a route/, hidden: true });
  await userEvent.click(fourth);
  expect(slide()).toHaveAccessibleName('Slide 4 of 5');
  expect(within(slide()).getByRole('heading')).toHaveTextContent('Upload a route');
  expect(fourth).toHaveAttribute('aria-current', 'step');
  expect(fourth).toHaveFocus();
});

test('a finger turns the carousel; scrolling does not', () => {
  renderScreen(<Faq />);
  const drag = (x: number, y: number) => {
    fireEvent.touchStart(carousel(), { touches: [{ clientX: 200, clientY: 200 }] });
    fireEvent.touchEnd(carousel(), { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] });
  };
  drag(-120, 10);
  expect(slide()).toHaveAccessibleName('Slide 2 of 5');
  drag(-60, 200);
  expect(slide()).toHaveAccessibleName('Slide 2 of 5');
  drag(120, 10);
  expect(slide()).toHaveAccessibleName('Slide 1 of 5');
});

test('each tutorial has a picture with words, and a film that plays and stops', async () => {
  renderScreen(<Faq />);
  for (let i = 1; i <= 5; i += 1) {
    expect(within(slide()).getByRole('img')).toHaveAccessibleName();
    await userEvent.click(screen.getByRole('button', { name: 'Play the video' }));
    await userEvent.click(screen.getByRole('button', { name: 'Stop the video' }));
    expect(screen.getByRole('button', { name: 'Play the video' })).toHaveFocus();
    if (i < 5) await userEvent.click(next());
  }
});
