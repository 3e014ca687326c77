import type { BottlePlan, FeedingPlan } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import { Muted } from '@breakaway/ui';
import styled from 'styled-components';
import type { RideStart } from '../day/zone.ts';
import { clockAfter } from '../sections/clock.ts';
import { packedWords, piecesWords } from './words.ts';

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding-left: var(--space-5);
`;

interface Props {
  feeding: FeedingPlan;
  start: RideStart | null;
  /** it is known how many bottles are carried */
  carried: boolean;
}

/** The shopping list, and what to fill where. */
export function Bring({ feeding, start, carried }: Props) {
  const units = useUnits();
  const { shopping, bottlePlan, totals } = feeding;
  const placeOf = ({ station, atM, atS }: BottlePlan) =>
    station
      ? `${units.name('km')} ${units.shown(atM / 1000, 'km').toFixed(0)}, ${clockAfter(start, atS)}`
      : 'Start';
  return (
    <>
      {shopping.length === 0 && <Muted>Nothing to eat.</Muted>}
      <List aria-label="Shopping list">
        {shopping.map((packed) => (
          <li key={`${packed.kind} ${packed.name}`}>{packedWords(packed)}</li>
        ))}
      </List>
      <List aria-label="Bottles and pockets">
        {bottlePlan.map((filling) => (
          <li key={filling.atM}>
            <strong>{placeOf(filling)}:</strong> {fillingWords(filling, carried)}
          </li>
        ))}
      </List>
      <Muted>
        In all {(totals.fluidMl / 1000).toFixed(1)} l to drink, {Math.round(totals.sodiumMg / 10) * 10} mg of
        sodium
        {totals.caffeineMg > 0 && `, ${Math.round(totals.caffeineMg)} mg of caffeine`}.
      </Muted>
    </>
  );
}

/** What to fill and take at one place. */
function fillingWords(
  { drinkBottles, waterBottles, drinkMl, waterMl, products }: BottlePlan,
  carried: boolean,
): string {
  const amounts = [
    { of: 'drink', bottles: drinkBottles, ml: drinkMl },
    { of: 'water', bottles: waterBottles, ml: waterMl },
  ].filter(({ bottles, ml }) => (carried ? bottles : ml) > 0);
  const parts = [
    ...amounts.map(({ of, bottles, ml }) =>
      carried
        ? `${bottles} ${bottles === 1 ? 'bottle' : 'bottles'} of ${of}`
        : `${(ml / 1000).toFixed(1)} l of ${of}`,
    ),
    ...products.map(({ name, pieces }) => `${piecesWords(pieces)} ${name}`),
  ];
  return parts.length > 0 ? parts.join(', ') : 'nothing to fill';
}
