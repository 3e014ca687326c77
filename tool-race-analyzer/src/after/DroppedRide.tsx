import { Button, Card } from '@breakaway/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

const Ask = styled(Card)`
  display: grid;
  gap: var(--space-3);
  h2 {
    overflow-wrap: anywhere;
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-3);
  }
`;

export interface DroppedRideProps {
  name: string;
  onCompare: () => void;
  onPlan: () => void;
  onCancel: () => void;
}

/** A recorded ride was dropped while a plan is open: it may be the next course, or how this one was ridden. */
export function DroppedRide({ name, onCompare, onPlan, onCancel }: DroppedRideProps) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    root.current?.scrollIntoView?.({ block: 'nearest' });
    root.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <Ask
      ref={root}
      role="group"
      aria-label="What to do with this ride"
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <h2>{name} is a recorded ride</h2>
      <div>
        <Button onClick={onCompare}>Compare it with the plan</Button>
        <Button tone="secondary" onClick={onPlan}>
          Plan this course
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Ask>
  );
}
