import { act, render, screen } from '@testing-library/react';
import { useWidth } from './useWidth.ts';

const Measured = () => {
  const [ref, width, scale] = useWidth<HTMLDivElement>(600);
  return (
    <div ref={ref} data-testid="chart">
      {scale === 1 ? width : `${width} ${scale}`}
    </div>
  );
};

test('the width is followed while the element is shown, and stays while it is hidden; so is the size of text', () => {
  let measure: () => void = () => {};
  const before = globalThis.ResizeObserver;
  globalThis.ResizeObserver = class implements ResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      measure = () => callback([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  render(<Measured />);
  const chart = screen.getByTestId('chart');
  const become = (widthPx: number) => {
    Object.defineProperty(chart, 'clientWidth', { value: widthPx, configurable: true });
    act(() => measure());
    return chart.textContent;
  };
  expect(become(0)).toBe('600');
  expect(become(812.4)).toBe('812');
  expect(become(0)).toBe('812');
  expect(become(100)).toBe('240');
  document.documentElement.style.fontSize = '32px';
  expect(become(400)).toBe('400 2');
  document.documentElement.style.fontSize = '';
  expect(become(400)).toBe('400');
  globalThis.ResizeObserver = before;
});
