import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { useRoomAboveKeyboard } from './useRoomAboveKeyboard.ts';

function Probe() {
  const element = useRef<HTMLDivElement>(null);
  const height = useRoomAboveKeyboard(element);
  return <div ref={element}>{height ?? 'all of it'}</div>;
}

const view = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 });
const show = (change: Partial<typeof view>) =>
  act(() => {
    Object.assign(view, change);
    view.dispatchEvent(new Event('resize'));
  });

beforeEach(() => {
  Object.assign(window, { innerHeight: 844, visualViewport: view });
  Object.assign(view, { height: 844, offsetTop: 0, scale: 1 });
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top: 60 } as DOMRect);
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'visualViewport');
});

test('the height ends where the keyboard begins', () => {
  const { container } = render(<Probe />);
  expect(container).toHaveTextContent('all of it');
  show({ height: 508 });
  expect(container).toHaveTextContent('448');
  show({ height: 844 });
  expect(container).toHaveTextContent('all of it');
});

test('neither a browser toolbar nor a zoomed page counts as a keyboard', () => {
  const { container } = render(<Probe />);
  show({ height: 780 });
  expect(container).toHaveTextContent('all of it');
  show({ height: 422, scale: 2 });
  expect(container).toHaveTextContent('all of it');
});
