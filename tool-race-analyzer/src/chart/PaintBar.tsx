import { checkNumber, FieldGrid, NumberField, useUnits } from '@breakaway/tool-kit';
import { Button, Muted } from '@breakaway/ui';
import { Chip } from '@breakaway/ui/controls';
import { useState } from 'react';
import styled from 'styled-components';
import type { RiddenAs, Span } from '../course/ridden-as.ts';
import { BRUSHES, surfacesRidden, type Brush, type PaintedSurface } from '../form/road-form.ts';

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-3);
  border-radius: var(--radius);
  background: var(--bg-sunken);
  @media print {
    display: none;
  }
`;
const Brushes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
const Fields = styled(FieldGrid)`
  max-width: 34rem;
  > button {
    margin-top: calc(var(--text-s) * 1.3 + var(--space-2));
  }
`;
const List = styled.ul`
  display: grid;
  gap: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    max-width: 34rem;
    min-height: 44px;
    border-top: 1px solid var(--line);
    font-variant-numeric: tabular-nums;
  }
`;

export interface PaintBarProps {
  surfaces: readonly PaintedSurface[];
  as: RiddenAs;
  /** null: the cursor is in hand */
  brush: Brush | null;
  onBrush: (brush: Brush | null) => void;
  onPaint: (ridden: Span, brush: Brush) => void;
}

/** Surfaces of the course: painted over the chart, or from one kilometre to another. */
export function PaintBar({ surfaces, as, brush, onBrush, onPaint }: PaintBarProps) {
  const units = useUnits();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const longKm = as.riddenM / 1000;
  const place = (text: string, name: string) =>
    checkNumber(text, { name, min: 0, max: longKm, unit: 'km' }, units);
  const [start, end] = [place(from, 'The start'), place(to, 'The end')];
  const backwards = start.value !== null && end.value !== null && end.value <= start.value;
  const ridden = surfacesRidden(surfaces, as);
  const show = (metres: number) => units.shown(metres / 1000, 'km').toFixed(1);
  const possible = brush && start.value !== null && end.value !== null && !backwards;
  return (
    <Frame aria-label="Surfaces of the course">
      <Brushes role="group" aria-label="Brush">
        {(Object.keys(BRUSHES) as Brush[]).map((one) => (
          <Chip key={one} aria-pressed={brush === one} onClick={() => onBrush(brush === one ? null : one)}>
            {BRUSHES[one]}
          </Chip>
        ))}
      </Brushes>
      <Muted>
        {brush
          ? `Drag over the chart to paint ${BRUSHES[brush].toLowerCase()}, or enter where it begins and ends. Press the brush again to put it down.`
          : 'The course is asphalt where nothing is painted. Choose a brush.'}
      </Muted>
      {brush && (
        <Fields as="form" onSubmit={(event) => event.preventDefault()}>
          <NumberField label="From" unit="km" value={from} onChange={setFrom} error={start.error} />
          <NumberField
            label="To"
            unit="km"
            value={to}
            onChange={setTo}
            error={end.error ?? (backwards ? 'The end must be after the start.' : null)}
          />
          <Button
            type="submit"
            tone="secondary"
            disabled={!possible}
            onClick={() => {
              if (start.value === null || end.value === null) return;
              onPaint({ fromM: 1000 * start.value, toM: 1000 * end.value }, brush);
              setFrom('');
              setTo('');
            }}
          >
            Paint
          </Button>
        </Fields>
      )}
      {ridden.length > 0 && (
        <List aria-label="Painted surfaces">
          {ridden.map(({ fromM, toM, surface }) => {
            const name = BRUSHES[surface as Brush];
            const where = `${units.name('km')} ${show(fromM)} to ${show(toM)}`;
            return (
              <li key={fromM}>
                <span>
                  <strong>{name}</strong>, {where}
                </span>
                <Button
                  tone="quiet"
                  aria-label={`Remove ${name.toLowerCase()}, ${where}`}
                  onClick={() => onPaint({ fromM, toM }, 'asphalt')}
                >
                  ✕
                </Button>
              </li>
            );
          })}
        </List>
      )}
      {as.laps > 1 && ridden.length > 0 && <Muted>A surface is the same on every lap.</Muted>}
    </Frame>
  );
}
