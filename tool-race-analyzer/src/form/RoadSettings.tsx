import { Part } from '@breakaway/tool-kit';
import { Later } from '@breakaway/tool-kit/frame';
import { Button, Muted } from '@breakaway/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { firstError, roadWords } from './road-form.ts';
import type { RoadPartProps } from './RoadPart.tsx';

const load = () => import('./RoadPart.tsx').then(({ RoadPart }) => RoadPart);
const Wrong = styled.p`
  color: var(--bad);
  font-size: var(--text-s);
`;

/** How the course is ridden, in one line; its fields come when they are asked for. */
export function RoadSettings(props: RoadPartProps) {
  const [open, setOpen] = useState(false);
  const wrong = props.errors && firstError(props.errors);
  return (
    <Part title="Group, stops, cut-offs">
      {!open && <Muted>{roadWords(props.form)}.</Muted>}
      {!open && wrong && <Wrong>{wrong}</Wrong>}
      {open && <Later load={load} props={props} />}
      <Button tone="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Close' : 'Change'}
      </Button>
    </Part>
  );
}
