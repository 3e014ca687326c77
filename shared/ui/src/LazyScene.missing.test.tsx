import { act, render } from '@testing-library/react';
import { Scene } from './LazyScene.tsx';

jest.mock('./Scene.tsx', () => {
  throw new Error('Loading chunk 1 failed.');
});

test('a scene that does not come leaves its place empty, and the screen as it is', async () => {
  const { container } = render(
    <>
      <h1>Sign in</h1>
      <Scene gradients={[4, 8, 6]} rider={0.5} tall />
    </>,
  );
  await act(() => new Promise((settled) => setTimeout(settled, 50)));
  expect(container.querySelector('h1')).not.toBeNull();
  const place = container.querySelector('svg')!;
  expect(place.children).toHaveLength(0);
  expect(place.getAttribute('viewBox')).toBe('0 0 720 600');
});
