import { stoppedS, type BottlePlan, type FeedingPlan, type PlanStop } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import type { RideStart } from '@breakaway/tool-kit/clock';
import { Paper } from '@breakaway/tool-kit/take-along';
import { Button, Icon, Muted } from '@breakaway/ui';
import { useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import { clockAfter } from '../sections/clock.ts';
import { countWords, packedWords } from './words.ts';

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding-left: var(--space-5);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

const TWO_BOTTLES_ML = 1600;

interface Props {
  feeding: FeedingPlan;
  start: RideStart | null;
  stops: readonly PlanStop[] | undefined;
  /** it is known how many bottles are carried */
  carried: boolean;
}

/** The shopping list, and what to fill where; to copy and to print. */
export function Bring({ feeding, start, stops, carried }: Props) {
  const units = useUnits();
  const [printing, setPrinting] = useState(false);
  const [copied, setCopied] = useState<string | null>(null);
  const { shopping, bottlePlan, totals } = feeding;
  const placeOf = ({ station, atM, atS }: BottlePlan) =>
    station
      ? `${units.name('km')} ${units.shown(atM / 1000, 'km').toFixed(0)}, ${clockAfter(start, atS + stoppedS(stops, atM))}`
      : 'Start';
  const products = shopping.map(packedWords);
  const places = bottlePlan.map((filling) => ({
    place: placeOf(filling),
    words: fillingWords(filling, carried),
  }));
  const [first] = bottlePlan;
  const atStartMl = first && !first.station ? first.drinkMl + first.waterMl : 0;
  const done = useCallback(() => setPrinting(false), []);
  const copy = async () => {
    const text = [
      'Shopping list',
      ...products,
      '',
      ...places.map(({ place, words }) => `${place}: ${words}`),
    ];
    try {
      await navigator.clipboard.writeText(text.join('\n'));
      setCopied('Copied.');
    } catch {
      setCopied('This browser does not let the page copy: mark the list and copy it, or print it.');
    }
  };
  const lists = (
    <>
      <List aria-label="Shopping list">
        {products.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </List>
      <List aria-label="Bottles and pockets">
        {places.map(({ place, words }) => (
          <li key={`${place} ${words}`}>
            <strong>{place}:</strong> {words}
          </li>
        ))}
      </List>
    </>
  );
  return (
    <>
      {products.length === 0 && <Muted>Nothing to eat.</Muted>}
      {lists}
      {!carried && atStartMl > TWO_BOTTLES_ML && (
        <Muted>
          Two large bottles hold less than that. Enter your bottles and the stations where you can fill them,
          and the plan keeps to them.
        </Muted>
      )}
      <Muted>
        {products.length > 0 && 'One piece of each is in reserve. '}In all{' '}
        {(totals.fluidMl / 1000).toFixed(1)} l to drink, {Math.round(totals.sodiumMg / 10) * 10} mg of sodium
        {totals.caffeineMg > 0 && `, ${Math.round(totals.caffeineMg)} mg of caffeine`}.
      </Muted>
      <Actions>
        <Button tone="secondary" aria-label="Copy the shopping list" onClick={() => void copy()}>
          Copy
        </Button>
        <Button tone="secondary" aria-label="Print the shopping list" onClick={() => setPrinting(true)}>
          <Icon name="print" />
          Print
        </Button>
      </Actions>
      <Muted role="status">{copied}</Muted>
      {printing && (
        <Paper onDone={done}>
          <PrintNow />
          <h1>What to bring</h1>
          {lists}
        </Paper>
      )}
    </>
  );
}

/** Opens the print dialog once all beside it is on the page. */
function PrintNow() {
  useEffect(() => window.print(), []);
  return null;
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
    ...products.map(({ name, pieces }) => countWords(pieces, name)),
  ];
  return parts.length > 0 ? parts.join(', ') : 'nothing to fill';
}
