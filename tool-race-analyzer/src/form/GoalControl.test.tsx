import { theme } from '@breakaway/ui';
import { render, screen } from '@testing-library/react';
import { ThemeProvider } from 'styled-components';
import type { PlanFacts } from '../engine/facts.ts';
import { GoalControl } from './GoalControl.tsx';
import { startForm, type PlanForm } from './plan-form.ts';
import { makeSliding } from './sliding.ts';

const open = (form: Partial<PlanForm>, facts: PlanFacts | null) =>
  render(
    <ThemeProvider theme={theme}>
      <GoalControl
        sliding={makeSliding()}
        form={{ ...startForm(), ...form }}
        facts={facts}
        preview={null}
        start={null}
        stopS={0}
        onChange={() => {}}
      />
    </ThemeProvider>,
  );

test('the fastest plan has an effort only once it is there; an effort that is asked for is there at once', () => {
  const { unmount } = open({ goal: 'fastest' }, null);
  expect(screen.queryByText(/% of FTP/)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Effort')).toBeDisabled();
  unmount();
  const planned = open({ goal: 'fastest' }, { intensityFactor: 0.88, totalTimeS: 7200 } as PlanFacts);
  expect(screen.getByText('88 % of FTP')).toBeInTheDocument();
  expect(screen.getByLabelText('Effort')).toBeEnabled();
  planned.unmount();
  open({ goal: 'intensity', intensity: 0.72 }, null);
  expect(screen.getByText('72 % of FTP')).toBeInTheDocument();
  expect(screen.getByLabelText('Effort')).toBeEnabled();
});
