import type { AnswerPart } from '@breakaway/contract';
import { useLocation } from '@breakaway/host-api';
import { renderScreen, testSession } from '@breakaway/host-api/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { AnswerParts } from './AnswerParts.tsx';
import { every } from './testing.ts';

const show = (parts: AnswerPart[]) =>
  render(
    <main>
      <h1>Conversation</h1>
      <h2>Coach said</h2>
      <AnswerParts parts={parts} answer={1} onAsk={undefined} />
    </main>,
  );

const frameOf = (element: Element) => getComputedStyle(element).getPropertyValue('border');

test('details are collapsed until they are opened, with the parts inside', async () => {
  show(every);
  const fold = screen.getByText('How this was worked out').closest('details')!;
  expect(fold).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('How this was worked out'));
  expect(fold).toHaveAttribute('open');
  expect(fold).toHaveTextContent('From your profile.');
});

test('the assumptions inside them are expanded, without a box in a box', () => {
  show([every.find(({ kind }) => kind === 'details')!]);
  const inside = screen.getByText('What this is based on').closest('details')!;
  expect(inside).toHaveAttribute('open');
  expect(frameOf(inside)).not.toContain('1px');
  expect(inside.parentElement!.closest('details')).not.toBeNull();
});

test('outside details they keep their frame', () => {
  show([{ kind: 'assumptions', items: [{ label: 'FTP', value: '250 W', source: 'profile' }] }]);
  expect(frameOf(screen.getByText('What this is based on').closest('details')!)).toContain('1px');
});

test('a gap names each of its bars with value and unit', () => {
  show(every);
  expect(screen.getByText('Needed').parentElement).toHaveTextContent('Needed301 W');
  expect(screen.getByText('Your best').parentElement).toHaveTextContent('257 W');
  expect(screen.getByText('Your best').parentElement!.style.getPropertyValue('--share')).toMatch(/^85\.3/);
});

test.each([
  [
    [0, 0],
    ['0%', '0%'],
  ],
  [
    [-3, 6],
    ['0%', '100%'],
  ],
])('bars of %j are %j long', (values, shares) => {
  show([
    {
      kind: 'gap',
      caption: 'Change',
      unit: 'W',
      bars: values.map((value, i) => ({ label: `bar ${i}`, value, main: false })),
    },
  ]);
  expect(
    values.map((_, i) => screen.getByText(`bar ${i}`).parentElement!.style.getPropertyValue('--share')),
  ).toEqual(shares);
});

describe('the card of an answer', () => {
  const gap = (needed: number, best: number): AnswerPart => ({
    kind: 'gap',
    caption: 'Needed and possible for 1 h',
    unit: 'W',
    bars: [
      { label: 'Needed', value: needed, main: true },
      { label: 'Your best', value: best, main: false },
    ],
    difference: { label: best < needed ? 'Missing' : 'To spare', value: `${Math.abs(best - needed)} W` },
  });
  const headline: AnswerPart = { kind: 'headline', label: 'Power needed', value: '275', unit: 'W' };

  test('takes the text and the gap behind the number, and sets the verdict in bold', () => {
    show([
      headline,
      {
        kind: 'text',
        text: 'This is more than you can hold: 13.8 km at 8.1 %. A time of 1 h 10 min is realistic.',
      },
      gap(275, 237),
      { kind: 'text', text: 'Another matter.' },
    ]);
    const card = screen.getByText('Power needed').parentElement!.parentElement!;
    expect(within(card).getByText(/^This is more than you can hold: 13.8 km at 8.1 %.$/).tagName).toBe(
      'STRONG',
    );
    expect(card).toHaveTextContent('A time of 1 h 10 min is realistic.');
    expect(card).toHaveTextContent(/Your best237.W.*Needed275.W.*Missing38 W/);
    expect(card).not.toHaveTextContent('Another matter.');
    expect(screen.getByText('Another matter.')).toBeInTheDocument();
  });

  test('every word below the track has the look of its piece', () => {
    const keys = (part: AnswerPart) => {
      const { unmount } = show([part]);
      const found = [...document.querySelectorAll('figure dt')].map((term) => [
        term.textContent,
        term.querySelector('span') !== null,
      ]);
      unmount();
      return found;
    };
    expect(keys(gap(400, 300))).toEqual([
      ['Your best', true],
      ['Needed', true],
      ['Missing', true],
    ]);
    // Nothing is to spare: the bar has no piece for it.
    expect(keys(gap(300, 300)).at(-1)).toEqual(['To spare', false]);
  });

  test('one track shows what is had, and what is missing or to spare', () => {
    const shares = (part: AnswerPart) => {
      const { container, unmount } = show([part]);
      const drawn = [...container.querySelectorAll<HTMLElement>('figure i')];
      const lengths = drawn.map((one) => Number.parseFloat(one.style.getPropertyValue('--share')));
      unmount();
      return lengths;
    };
    expect(shares(gap(400, 300))).toEqual([75, 25]);
    expect(shares(gap(300, 400))).toEqual([75, 25]);
    expect(shares(gap(300, 300))).toEqual([100]);
  });
});

test('what comes after an answer is beside its last fold, and before the suggestions', () => {
  const answer = (parts: AnswerPart[]) =>
    render(<AnswerParts parts={parts} answer={1} onAsk={() => {}} after={<button>Copy</button>} />);
  const [text, chips, fold] = (['text', 'suggestions', 'details'] as const).map((kind) =>
    every.find((part) => part.kind === kind)!,
  );
  const { unmount } = answer([text!, fold!, chips!]);
  const copy = screen.getByRole('button', { name: 'Copy' });
  expect(copy.previousElementSibling).toBe(screen.getByText('How this was worked out').closest('details'));
  expect(copy.compareDocumentPosition(screen.getByRole('button', { name: 'Plan my week' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(getComputedStyle(copy).position).toBe('absolute');
  unmount();
  answer([text!, chips!]);
  expect(getComputedStyle(screen.getByRole('button', { name: 'Copy' })).position).not.toBe('absolute');
});

test('a suggestion that was asked already is not offered again', () => {
  const parts: AnswerPart[] = [{ kind: 'suggestions', chips: ['And at 260 W?', 'What should I eat?'] }];
  render(<AnswerParts parts={parts} answer={1} onAsk={() => {}} asked={new Set(['And at 260 W?'])} />);
  expect(screen.getAllByRole('button').map((chip) => chip.textContent)).toEqual(['What should I eat?']);
});

test('sources are a list, with the day on which they were looked at', () => {
  show([{ kind: 'sources', items: ['Seiler 2013', 'Coggan 2019'], reviewed: '2026-11-22' }]);
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('Reviewed November 22, 2026')).toBeInTheDocument();
});

test('an unknown kind of part from a newer server is left out, the rest is shown', () => {
  show([{ kind: 'hologram' } as never, { kind: 'text', text: 'Ride.' }]);
  expect(screen.getByText('Ride.')).toBeInTheDocument();
});

// Last, because axe leaves a style of its own in the page.
test('the answer has no accessibility violations', async () => {
  show(every);
  for (const summary of document.querySelectorAll('details:not([open]) > summary'))
    await userEvent.click(summary);
  document.elementsFromPoint = () => [];
  const { violations } = await axe.run(document.querySelector('main')!, {
    // Both measure pixels, which jsdom has none of; the end-to-end suite has them.
    rules: { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false } },
  });
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
});

test('an answer leads to the tool that goes on with it, with its values, for this member', async () => {
  const start = { tool: 'kom-analysis', v: 1, lengthM: 13_800, gainM: 1118, timeS: 3300 } as const;
  const State = () => <p data-testid="state">{JSON.stringify(useLocation().state)}</p>;
  renderScreen(
    <>
      <AnswerParts parts={[{ kind: 'open', start }]} answer={1} onAsk={undefined} />
      <State />
    </>,
    { session: testSession() },
  );
  await userEvent.click(screen.getByRole('link', { name: 'Open in Kom Analysis Software' }));
  expect(screen.getByTestId('location')).toHaveTextContent('/app/kom-analysis-software');
  expect(JSON.parse(screen.getByTestId('state').textContent)).toEqual({
    start,
    owner: testSession().data._id,
  });
});
