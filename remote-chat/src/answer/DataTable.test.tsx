import { render, screen } from '@testing-library/react';
import { DataTable } from './DataTable.tsx';

/** On which side the cells and the head of a table's second column stand. */
function sides(...cells: string[]): string[] {
  render(
    <DataTable caption="Table" columns={['Name', 'Second']} rows={cells.map((cell) => ['Row', cell])} />,
  );
  return [screen.getByRole('columnheader', { name: 'Second' }), ...screen.getAllByRole('cell')].map(
    (cell) => getComputedStyle(cell).textAlign,
  );
}

test.each([
  [['up to 137 W', '138 to 187 W', 'all above']],
  [['274 W', '−18 W', '+1.5 W/kg', '1:02:30', '88 %']],
])('figures %j stand at the right with their head', (cells) => {
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
])('words %j stand at the left with their head', (cells) => {
  expect(new Set(sides(...cells))).toEqual(new Set(['left']));
});
