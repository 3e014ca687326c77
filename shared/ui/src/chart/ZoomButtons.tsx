import styled from 'styled-components';
import { Button } from '../Button.tsx';

const Group = styled.div`
  display: flex;
  gap: var(--space-1);
  margin-left: auto;
  button {
    min-width: 44px;
    padding: var(--space-1) var(--space-3);
  }
  ${({ theme }) => theme.from.desktop} {
    button {
      min-height: 34px;
      padding: 0 var(--space-3);
    }
  }
  @media print {
    display: none;
  }
`;

interface ZoomButtonsProps {
  /** not all of the axis is shown */
  zoomed: boolean;
  onZoom: (way: 'in' | 'out' | 'all') => void;
}

/** What two fingers and the keys do, as buttons. */
export const ZoomButtons = ({ zoomed, onZoom }: ZoomButtonsProps) => (
  <Group role="group" aria-label="Zoom of the chart">
    <Button tone="secondary" aria-label="Zoom out" disabled={!zoomed} onClick={() => onZoom('out')}>
      −
    </Button>
    <Button tone="secondary" aria-label="Zoom in" onClick={() => onZoom('in')}>
      +
    </Button>
    {zoomed && (
      <Button tone="secondary" onClick={() => onZoom('all')}>
        Show all
      </Button>
    )}
  </Group>
);
