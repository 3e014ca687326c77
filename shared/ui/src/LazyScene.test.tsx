import { render, waitFor } from '@testing-library/react';
import { Scene as Shared } from './index.ts';
import { Scene } from './Scene.tsx';

test('the shared scene keeps its room until it is drawn, and is then the same picture', async () => {
  const views = [false, true].map((tall) => {
    const props = { gradients: [4, 8, 6], rider: 0.5, tall };
    const drawn = render(<Scene {...props} />).container;
    const { container } = render(<Shared {...props} />);
    const boxOf = (view: Element) => view.querySelector('svg')!.getAttribute('viewBox');
    expect(container.querySelector('path')).toBeNull();
    expect(boxOf(container)).toBe(boxOf(drawn));
    return { container, drawn };
  });
  for (const { container, drawn } of views)
    await waitFor(() => expect(container.innerHTML).toBe(drawn.innerHTML));
});
