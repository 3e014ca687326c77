import { render, screen } from '@testing-library/react';
import { DataTable } from './DataTable.tsx';

test('columns of words stand at the left with their heads, figures at the right, and one odd cell decides nothing', () => {
  render(
    <DataTable
      caption="Power zones"
      columns={['Zone', 'Purpose', 'Range']}
      rows={[
        ['Z4', 'Threshold', '226 to 262 W'],
        ['Z5', 'VO2max', '263 to 300 W'],
        ['Z6', 'Anaerobic capacity', 'all above'],
      ]}
    />,
  );
  const side = (name: string, role: 'columnheader' | 'cell') =>
    getComputedStyle(screen.getByRole(role, { name })).textAlign;
  expect(side('Purpose', 'columnheader')).toBe('left');
  expect(side('VO2max', 'cell')).toBe('left');
  expect(side('Range', 'columnheader')).toBe('right');
  expect(side('all above', 'cell')).toBe('right');
});
