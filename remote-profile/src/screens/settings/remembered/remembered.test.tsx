import type { RememberedFact } from '@breakaway/contract';
import { toast } from '@breakaway/host-api';
import { act, configure, fireEvent, waitFor, within } from '@testing-library/react';
import { complete, open } from '../testing.tsx';

configure({ defaultHidden: true });
beforeEach(() => void jest.spyOn(toast, 'success').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

const list = (data: unknown[]) => ({ body: { message: '', data } });
const fact = (id: string, kind: RememberedFact['kind'], value: string): RememberedFact => ({
  id,
  kind,
  value,
  createdAt: '2026-11-02T10:00:00.000Z',
});
const REMEMBERED = 'GET /gpt-prompt/remembered';
const section = () => within(document.getElementById('remembered')!);
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(section().getByRole('button', { name })));
const entries = () =>
  section()
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('nothing remembered, or not loaded, says so', async () => {
  await open(complete, { [REMEMBERED]: list([]) });
  await waitFor(() => expect(section().getByText(/^Nothing yet\./)).toBeInTheDocument());
});

test('a list that could not be loaded is loaded again', async () => {
  let away = true;
  await open(complete, { [REMEMBERED]: () => (away ? { status: 500 } : list([fact('a', 'bike', 'tt')])) });
  await waitFor(() =>
    expect(section().getByText('What the coach remembers could not be loaded.')).toBeVisible(),
  );
  away = false;
  await press('Try again');
  expect(entries()).toHaveLength(1);
});

test('each fact is a sentence, is corrected in its own way, and deleted', async () => {
  const seen = await open(complete, {
    [REMEMBERED]: list([
      fact('a', 'bike', 'tt'),
      fact('b', 'hours', '8'),
      fact('c', 'event', 'La Marmotte, 4 July'),
      fact('d', 'note', 'I train on Tuesdays'),
    ]),
    'PATCH /gpt-prompt/remembered': ({ body }: { body?: unknown }) => ({
      body: { message: 'Saved.', data: { ...(body as object), createdAt: '2026-11-02T10:00:00.000Z' } },
    }),
    'DELETE /gpt-prompt/remembered': { body: { message: 'Forgotten.', data: null } },
  });
  await waitFor(() => expect(entries()).toHaveLength(4));
  expect(entries().map((text) => text?.split('Since')[0])).toEqual([
    'You ride a time-trial bike',
    'You have 8 hours a week to train',
    'Your event is La Marmotte, 4 July',
    'I train on Tuesdays',
  ]);

  await press('Edit “You ride a time-trial bike”');
  fireEvent.change(section().getByLabelText('The bike you usually ride'), { target: { value: 'gravel' } });
  await press('Save');
  expect(entries()[0]).toContain('You ride a gravel bike');

  await press('Edit “You have 8 hours a week to train”');
  const hours = section().getByLabelText('Hours a week to train');
  fireEvent.change(hours, { target: { value: 'many' } });
  await press('Save');
  expect(section().getByText('Please enter between half an hour and 60 hours.')).toBeVisible();
  expect(hours).toHaveValue('many');
  fireEvent.change(hours, { target: { value: '7,5' } });
  await press('Save');
  expect(entries()[1]).toContain('7.5 hours a week');
  expect(document.activeElement).toHaveAccessibleName(/^Edit “You have 7\.5/);

  await press('Edit “I train on Tuesdays”');
  fireEvent.keyDown(section().getByLabelText('What the coach remembers'), { key: 'Escape' });
  expect(entries()[3]).toContain('I train on Tuesdays');

  await press('Delete “I train on Tuesdays”');
  expect(entries()).toHaveLength(3);
  expect(document.activeElement).toHaveTextContent('Coach memory');
  expect(seen.filter(({ call }) => call === 'DELETE /gpt-prompt/remembered')).toHaveLength(1);
});
