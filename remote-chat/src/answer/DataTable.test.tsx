import { render, screen } from '@testing-library/react';
import { DataTable } from './DataTable.tsx';

/** The alignment of a table's second column, cells and header. */
function sides(...cells: string[]): string[] {
  render(
    <DataTable
      caption="Table"
      columns={['Name', 'Second']}
      rows={cells.map((cell) => ['Row', cell])}
      answer={1}
    />,
  );
  return [screen.getByRole('columnheader', { name: 'Second' }), ...screen.getAllByRole('cell')].map(
    (cell) => getComputedStyle(cell).textAlign,
  );
}

test.each([
  [['up to 137 W', '138 to 187 W', 'all above']],
  [['274 W', '−18 W', '+1.5 W/kg', '1:02:30', '88 %']],
])('figures %j are right-aligned with their header', (cells) => {
  expect(new Set(sides(...cells))).toEqual(new Set(['right']));
});

test.each([
  [['Threshold', 'VO2max', 'Anaerobic capacity']],
  [
    [
      'mass, grade 8.1 %, speed',
      'drag area 0.347 m², air density, speed cubed',
      'mass, rolling resistance 0.0040, speed',
      'speed',
    ],
  ],
])('words %j are left-aligned with their header', (cells) => {
  expect(new Set(sides(...cells))).toEqual(new Set(['left']));
});

test('the same table in two answers makes two regions with different names', () => {
  const table = { caption: 'Where the power goes', columns: ['Against', 'Power'], rows: [['Air', '100 W']] };
  render([1, 2].map((answer) => <DataTable key={answer} {...table} answer={answer} />));
  expect(screen.getAllByRole('region').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Where the power goes, answer 1',
    'Where the power goes, answer 2',
  ]);
  expect(screen.getAllByRole('table', { name: 'Where the power goes' })).toHaveLength(2);
});

test('an empty corner cell is not a header', () => {
  render(<DataTable caption="What to know" columns={['', 'Threshold']} rows={[['For', 'FTP']]} answer={1} />);
  expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual(['Threshold']);
});
