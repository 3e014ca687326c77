import styled from 'styled-components';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px var(--space-4);
  color: var(--text-muted);
  font-size: var(--text-s);
  list-style: none;
  li {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
  }
`;
const Sign = styled.i<{ $shape: 'area' | 'line' | 'dash' | 'dot' }>`
  flex: none;
  ${({ $shape }) =>
    $shape === 'area'
      ? 'width: 10px; height: 10px; border-radius: 2px; background: var(--colour);'
      : $shape === 'dot'
        ? 'width: 10px; height: 10px; border-radius: 50%; background: var(--colour);'
        : `width: 18px; border-top: ${$shape === 'line' ? '3px solid' : '2px dashed'} var(--colour);`}
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

export interface LegendEntry {
  name: string;
  colour: string;
  shape?: 'area' | 'line' | 'dash' | 'dot';
}

interface LegendProps {
  entries: readonly LegendEntry[];
  /** says something that nothing else says; screen readers get the chart's own words otherwise */
  spoken?: boolean;
}

/** The names of a chart's colours. */
export function Legend({ entries, spoken = false }: LegendProps) {
  return (
    <List aria-hidden={!spoken}>
      {entries.map(({ name, colour, shape = 'area' }) => (
        <li key={name}>
          <Sign $shape={shape} style={{ '--colour': colour } as object} />
          {name}
        </li>
      ))}
    </List>
  );
}
