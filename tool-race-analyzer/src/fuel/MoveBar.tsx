import { fullestHour, type Otherwise } from '@breakaway/cycling';
import { Button, Muted, Notice } from '@breakaway/ui';
import { clock } from '@breakaway/ui/chart';
import styled from 'styled-components';
import { lastMinute, plannedS, type Pin } from './pins.ts';
import type { PlanFuel } from './useFuel.ts';
import type { Moves } from './useMoves.ts';
import { itemWords } from './words.ts';

const Bar = styled.div`
  display: grid;
  gap: var(--space-3);
  @media print {
    display: none;
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
`;
/** Four in a row also on a phone. */
const Steps = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(44px, 6rem));
  gap: var(--space-2);
  button {
    padding: var(--space-2) 0;
  }
`;
const Hour = styled.div<{ $share: number; $over: boolean }>`
  position: relative;
  flex: 1 1 12rem;
  min-height: 32px;
  padding: var(--space-1) var(--space-3);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-s);
  background: linear-gradient(
    to right,
    var(${({ $over }) => ($over ? '--warn-tint' : '--good-tint')}) ${({ $share }) => 100 * $share}%,
    var(--bg-raised) 0
  );
  border-color: var(${({ $over }) => ($over ? '--warn' : '--line-strong')});
  font-size: var(--text-s);
`;

interface Props {
  fed: PlanFuel;
  eaten: Otherwise;
  moves: Moves;
  place: (pin: Pin) => string;
  hourAround: (pin: Pin) => number;
}

/** The pin that was chosen last: where it stands, the 60 minutes around it, and buttons instead of dragging. */
export function MoveBar({ fed: { feeding }, eaten, moves, place, hourAround }: Props) {
  const pin = moves.pins.find(({ id }) => id === moves.chosen) ?? moves.pins[0];
  if (!pin) return null;
  const { item, id, minute } = pin;
  const plannedMin = Math.round(plannedS(item) / 60);
  const grams = hourAround(pin);
  const mostG = feeding.toleranceGH;
  const over = grams > mostG + 0.5;
  const fullest = fullestHour(eaten.items);
  const fullestOver = fullest.grams > mostG + 0.5;
  const what = itemWords(item);
  const nudge = (by: number) =>
    moves.nudge(id, Math.min(lastMinute(feeding.durationS), Math.max(0, minute + by)));
  return (
    <Bar role="group" aria-label="Move what you eat">
      <Row>
        <span>
          <strong>{what}</strong> at {place(pin)}
          {minute !== plannedMin && `, planned at ${clock(60 * plannedMin)}`}
        </span>
        <Hour $share={Math.min(1, grams / mostG)} $over={over}>
          {over
            ? `Too much: ${Math.round(grams)} g in 60 minutes, your most is ${Math.round(mostG)} g`
            : `${Math.round(grams)} of ${Math.round(mostG)} g in the fullest 60 minutes around it`}
        </Hour>
      </Row>
      <Steps>
        <Button tone="secondary" aria-label={`${what}: 5 min earlier`} onClick={() => nudge(-5)}>
          −5 min
        </Button>
        <Button tone="secondary" aria-label={`${what}: 1 min earlier`} onClick={() => nudge(-1)}>
          −1 min
        </Button>
        <Button tone="secondary" aria-label={`${what}: 1 min later`} onClick={() => nudge(1)}>
          +1 min
        </Button>
        <Button tone="secondary" aria-label={`${what}: 5 min later`} onClick={() => nudge(5)}>
          +5 min
        </Button>
      </Steps>
      <Row>
        {moves.undo && (
          <Button tone="quiet" onClick={moves.undo}>
            Undo
          </Button>
        )}
        {moves.reset && (
          <Button tone="quiet" onClick={moves.reset}>
            Back to the plan's times
          </Button>
        )}
      </Row>
      {fullestOver && !over && (
        <Muted>
          Elsewhere the 60 minutes from {clock(fullest.fromS)} hold {Math.round(fullest.grams)} g, more than
          your {Math.round(mostG)} g.
        </Muted>
      )}
      {feeding.lostMoves.map(({ move, sentence }) => (
        <Notice key={`${move.name} ${move.fromS}`} tone="info">
          {sentence}
        </Notice>
      ))}
    </Bar>
  );
}
