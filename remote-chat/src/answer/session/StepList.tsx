import styled from 'styled-components';
import type { SessionStep } from '../parts.ts';
import type { Run } from './collapse.ts';
import { runsOf, runWords, stepWords } from './step-words.ts';

const List = styled.ol`
  display: grid;
  gap: var(--space-1);
  list-style: none;
  font-size: var(--text-s);
  ol {
    padding-left: var(--space-3);
    margin: var(--space-1) 0 0 var(--space-1);
    border-left: 2px solid var(--line);
  }
  li {
    overflow-wrap: anywhere;
  }
`;

function Item({ run, ftpW }: { run: Run<SessionStep>; ftpW: number | null }) {
  if (run.kind === 'one') return <li>{stepWords(run.item, ftpW)}</li>;
  // One step repeated fits on one line.
  if (run.runs.length === 1 && run.runs[0]!.kind === 'one') return <li>{runWords(run, ftpW)}</li>;
  const between = run.between.map((one) => runWords(one, ftpW)).join(', ');
  return (
    <li>
      {run.times} times{between && `, with ${between} between`}:
      <List>
        {run.runs.map((one, i) => (
          <Item key={i} run={one} ftpW={ftpW} />
        ))}
      </List>
    </li>
  );
}

/** The steps of a session in words, repetitions written once. */
export function StepList({ steps, ftpW }: { steps: SessionStep[]; ftpW: number | null }) {
  return (
    <List>
      {runsOf(steps).map((run, i) => (
        <Item key={i} run={run} ftpW={ftpW} />
      ))}
    </List>
  );
}
