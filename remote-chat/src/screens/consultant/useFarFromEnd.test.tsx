import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useFarFromEnd } from './useFarFromEnd.ts';

function Probe() {
  const view = useRef<HTMLDivElement>(null);
  const far = useFarFromEnd(view);
  return (
    <div ref={view} data-testid="view">
      {far ? 'far' : 'near'}
    </div>
  );
}

test('the end is far from 64 px on, and near again below 24', () => {
  render(<Probe />);
  const view = screen.getByTestId('view');
  Object.defineProperties(view, { scrollHeight: { value: 2000 }, clientHeight: { value: 500 } });
  const leave = (px: number) => {
    view.scrollTop = 1500 - px;
    fireEvent.scroll(view);
    return view.textContent;
  };
  expect([0, 64, 65, 40, 24, 23, 50].map(leave)).toEqual([
    'near',
    'near',
    'far',
    'far',
    'far',
    'near',
    'near',
  ]);
});
