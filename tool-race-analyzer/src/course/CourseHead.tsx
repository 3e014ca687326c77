import { inUnits } from '@breakaway/contract/units-in-text';
import { Button, Notice } from '@breakaway/ui';
import { Disclosure } from '@breakaway/ui/controls';
import { FileButton, useUnits } from '@breakaway/tool-kit';
import styled from 'styled-components';
import type { Course } from '../engine/engine.ts';

const Row = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
`;
const Title = styled.div`
  flex: 1 1 16rem;
  min-width: 0;
  h1 {
    color: var(--text-muted);
    font: var(--strong) var(--text-s) / 1.3 var(--font);
    letter-spacing: 0;
  }
  h2 {
    overflow-wrap: anywhere;
  }
`;
const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  margin-top: var(--space-1);
  color: var(--text-muted);
  font-size: var(--text-s);
  div {
    display: flex;
    gap: var(--space-1);
  }
  dd {
    color: var(--text);
    font-variant-numeric: tabular-nums;
  }
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  > :last-child {
    padding: var(--space-2);
  }
`;
const Remarks = styled.ul`
  padding-left: var(--space-5);
`;

interface Props extends Course {
  busy: boolean;
  onFile: (file: File) => void;
  onRemove: () => void;
}

/** Which course it is, what was mended in its file, and the way to another one. */
export function CourseHead({ name, route, warnings, busy, onFile, onRemove }: Props) {
  const units = useUnits();
  const { mended } = route;
  const facts = [
    ['Distance', units.show(route.distanceM / 1000, 'km', 1)],
    ...(route.hasElevation
      ? [
          ['Ascent', units.show(route.ascentM, 'm', 0)],
          ['Highest', units.show(route.maxElevationM, 'm', 0)],
        ]
      : []),
  ];
  return (
    <>
      <Row>
        <Title>
          <h1>Race Analyzer</h1>
          <h2>{name}</h2>
          <Facts>
            {facts.map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Facts>
        </Title>
        <Buttons>
          <FileButton label="Another course" busy={busy} onFile={onFile} />
          <Button tone="quiet" onClick={onRemove}>
            Remove this course
          </Button>
        </Buttons>
      </Row>
      {!route.hasElevation && (
        <Notice tone="warn">
          This file has no elevation, so there is no profile, no climb is known, and times are those of a flat
          road.
        </Notice>
      )}
      {warnings.map((warning) => (
        <Notice key={warning}>{inUnits(warning, units.units)}</Notice>
      ))}
      {mended.length > 0 && (
        <Disclosure label={`Repaired in the file: ${mended.length}`}>
          <Remarks>
            {mended.map((text) => (
              <li key={text}>{inUnits(text, units.units)}</li>
            ))}
          </Remarks>
        </Disclosure>
      )}
    </>
  );
}
