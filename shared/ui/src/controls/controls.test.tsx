import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CountUp, Menu, Segmented, Still, Tabs, Tooltip } from './index.ts';

describe('tabs', () => {
  const items = ['One', 'Two', 'Three'].map((label) => ({
    id: label.toLowerCase(),
    label,
    content: <p>{`Content ${label}`}</p>,
  }));
  const selected = () => screen.getByRole('tab', { selected: true }).textContent;

  test('show one panel at a time, named by its tab', async () => {
    render(<Tabs label="Numbers" items={items} />);
    expect(screen.getByRole('tabpanel', { name: 'One' })).toHaveTextContent('Content One');
    await userEvent.click(screen.getByRole('tab', { name: 'Three' }));
    expect(screen.getByRole('tabpanel', { name: 'Three' })).toHaveTextContent('Content Three');
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  });

  test('are one stop of the Tab key; arrows, Home and End choose', async () => {
    render(<Tabs label="Numbers" items={items} />);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'One' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(selected()).toBe('Three');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(selected()).toBe('Two');
    await userEvent.keyboard('{End}');
    expect(selected()).toBe('Three');
    await userEvent.keyboard('{Home}');
    expect(selected()).toBe('One');
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  test('say at which end of their row there are more', () => {
    render(<Tabs label="Numbers" items={items} />);
    const row = screen.getByRole('tablist');
    const scrolled = (scrollLeft: number) => {
      for (const [key, value] of Object.entries({ scrollLeft, scrollWidth: 500, clientWidth: 300 }))
        Object.defineProperty(row, key, { value, configurable: true });
      fireEvent.scroll(row);
      return row.dataset.more;
    };
    expect(row.dataset.more).toBe('');
    expect([0, 100, 200].map(scrolled)).toEqual(['after', 'before after', 'before']);
  });

  test('fall back to the first when the chosen one is gone', async () => {
    const { rerender } = render(<Tabs label="Numbers" items={items} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Three' }));
    rerender(<Tabs label="Numbers" items={items.slice(0, 2)} />);
    expect(selected()).toBe('One');
  });
});

describe('a menu', () => {
  const items = [
    { id: 'fit', label: 'FIT', hint: 'Garmin' },
    { id: 'zwo', label: 'ZWO' },
    { id: 'erg', label: 'ERG' },
  ];

  test('moves by arrows and first letters, and says what was chosen', () => {
    const chosen = jest.fn();
    render(<Menu label="Download" name="Download: intervals" items={items} onChoose={chosen} />);
    const [fit, zwo, erg] = screen.getAllByRole('menuitem');
    fit!.focus();
    fireEvent.keyDown(fit!, { key: 'ArrowDown' });
    expect(zwo).toHaveFocus();
    fireEvent.keyDown(zwo!, { key: 'e' });
    expect(erg).toHaveFocus();
    fireEvent.keyDown(erg!, { key: 'ArrowDown' });
    expect(fit).toHaveFocus();
    fireEvent.click(zwo!);
    expect(chosen).toHaveBeenCalledWith('zwo');
    expect(screen.getByRole('button', { name: 'Download: intervals' })).toHaveFocus();
  });
});

test('a segmented control is a group of radio buttons', async () => {
  function Choice() {
    const [value, setValue] = useState<'km' | 'mi'>('km');
    return (
      <Segmented
        label="Distance"
        options={[
          { value: 'km', label: 'Kilometres' },
          { value: 'mi', label: 'Miles' },
        ]}
        value={value}
        onChange={setValue}
      />
    );
  }
  render(<Choice />);
  expect(screen.getByRole('group', { name: 'Distance' })).toBeInTheDocument();
  await userEvent.click(screen.getByText('Miles'));
  expect(screen.getByRole('radio', { name: 'Miles' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Kilometres' })).not.toBeChecked();
});

test('a tooltip describes its control, unless the name says the same', () => {
  render(
    <>
      <Tooltip text="Your best hour">{(described) => <button {...described}>FTP</button>}</Tooltip>
      <Tooltip text="Close" same>
        {() => <button aria-label="Close" />}
      </Tooltip>
    </>,
  );
  expect(screen.getByRole('button', { name: 'FTP' })).toHaveAccessibleDescription('Your best hour');
  expect(screen.getByRole('button', { name: 'Close' })).not.toHaveAccessibleDescription();
});

describe('a figure that counts up', () => {
  let frames: ((now: number) => void)[] = [];
  beforeEach(() => {
    frames = [];
    window.matchMedia = (() => ({ matches: false })) as unknown as typeof matchMedia;
    window.requestAnimationFrame = (frame) => frames.push(frame);
    window.cancelAnimationFrame = () => {};
  });
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));
  const pass = (ms: number) => frames.splice(0).forEach((frame) => frame(performance.now() + ms));

  test('ends at its text, with the unit all along', () => {
    const { container } = render(<CountUp text="300 W" />);
    pass(100);
    expect(container.textContent).toMatch(/^\d+ W$/);
    expect(container.textContent).not.toBe('300 W');
    pass(1000);
    expect(container.textContent).toBe('300 W');
  });

  test('does not where it appears out of sight', () => {
    render(
      <Still value={true}>
        <CountUp text="300 W" />
      </Still>,
    );
    expect(frames).toEqual([]);
  });

  test('counts once: a new value is there at once', () => {
    const { container, rerender } = render(<CountUp text="300 W" />);
    pass(100);
    rerender(<CountUp text="310 W" />);
    expect(container.textContent).toBe('310 W');
  });

  test('leaves times and words alone', () => {
    render(<CountUp text="2:39:06" />);
    expect(frames).toHaveLength(0);
  });
});
