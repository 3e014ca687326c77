import { stoppedS, type Otherwise } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import type { RideStart } from '@breakaway/tool-kit/clock';
import { nodeAt, type Cursor } from '@breakaway/tool-kit/route-view';
import { Button, Muted, Notice } from '@breakaway/ui';
import { Table, TableFrame } from '@breakaway/ui/controls';
import { clock } from '@breakaway/ui/chart';
import { useState } from 'react';
import styled from 'styled-components';
import { clockAfter } from '../sections/clock.ts';
import type { PlanFuel } from './useFuel.ts';
import { itemWords } from './words.ts';

const Go = styled.button.attrs({ type: 'button' })`
  min-width: 44px;
  min-height: 32px;
  padding: 0 var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius-s);
  background: var(--bg-raised);
  font-weight: var(--strong);
  cursor: pointer;
  @media (pointer: coarse) {
    min-height: 44px;
  }
  @media print {
    min-height: 0;
    border: 0;
  }
`;
const What = styled.td`
  && {
    text-align: left;
    white-space: normal;
  }
`;
const Tick = styled.label`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 44px;
  min-height: 32px;
  cursor: pointer;
  @media (pointer: coarse) {
    min-height: 44px;
  }
  input {
    width: 20px;
    height: 20px;
    accent-color: var(--accent);
  }
`;
const Small = styled.span`
  margin-left: var(--space-2);
  color: var(--text-muted);
`;
const Row = styled.tr<{ $missed: boolean }>`
  ${What} {
    ${({ $missed }) => $missed && 'color: var(--text-muted); text-decoration: line-through;'}
  }
`;

const Drinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
`;
/** More drinks than these are a rule, and a list of their own. */
const FEW = 6;
type Item = PlanFuel['feeding']['items'][number];
const isDrink = ({ kind }: Item) => kind === 'drink' || kind === 'water';

interface Props {
  fed: PlanFuel;
  missed: ReadonlySet<number>;
  /** how it goes without what was missed; null: nothing was */
  without: Otherwise | null;
  start: RideStart | null;
  cursor: Cursor;
  onMissed: (missed: ReadonlySet<number>) => void;
}

/** What to take when; what was missed is ticked, and what that changes stands above. */
export function FoodTable({ fed, missed, without, start, cursor, onMissed }: Props) {
  const units = useUnits();
  const { feeding, of } = fed;
  const { route } = of.question;
  const [everySip, setEverySip] = useState(false);
  const drinks = feeding.items.filter(isDrink);
  const shortList = drinks.length > FEW && drinks.length < feeding.items.length;
  const toggle = (index: number) => {
    const next = new Set(missed);
    if (!next.delete(index)) next.add(index);
    onMissed(next);
  };
  if (feeding.items.length === 0)
    return <Muted>Nothing: this ride is short enough for what you have in store.</Muted>;
  return (
    <>
      {without && (
        <Notice tone={without.emptyAtS === null ? 'info' : 'warn'}>
          Without {missed.size === 1 ? 'it' : `these ${missed.size}`}, {Math.round(without.missedG)} g less:{' '}
          {changeWords(
            fed,
            without,
            (metres) => `${units.name('km')} ${units.shown(metres / 1000, 'km').toFixed(0)}`,
          )}{' '}
          What you have missed stays missed: never take two at once to catch up.
        </Notice>
      )}
      <TableFrame label="What to eat and drink, and when">
        <Table>
          <thead>
            <tr>
              <th scope="col">{units.name('km')}</th>
              <th scope="col">Clock</th>
              <th scope="col" className="text">
                Take
              </th>
              <th scope="col">Missed</th>
            </tr>
          </thead>
          <tbody>
            {feeding.items.map((item, index) => {
              if (shortList && !everySip && isDrink(item)) return null;
              const place = units.shown(item.atM / 1000, 'km').toFixed(1);
              const words = itemWords(item);
              return (
                // oxlint-disable-next-line react/no-array-index-key -- an item is its place in the plan
                <Row key={index} $missed={missed.has(index)}>
                  <th scope="row">
                    <Go
                      aria-label={`${units.name('km')} ${place}: show in the chart`}
                      onClick={() => cursor.moveTo(nodeAt(route, item.atM))}
                    >
                      {place}
                    </Go>
                  </th>
                  <td>{clockAfter(start, item.atS + stoppedS(of.question.stops, item.atM))}</td>
                  <What>
                    {words}
                    {item.carbohydrateG > 0 && <Small>{Math.round(item.carbohydrateG)} g</Small>}
                    {item.moved && <Small>your time, planned {clock(item.moved.plannedS)}</Small>}
                  </What>
                  <td>
                    {item.carbohydrateG > 0 && (
                      <Tick>
                        <input
                          type="checkbox"
                          aria-label={`Missed ${words} at ${units.name('km')} ${place}`}
                          checked={missed.has(index)}
                          onChange={() => toggle(index)}
                        />
                      </Tick>
                    )}
                  </td>
                </Row>
              );
            })}
          </tbody>
        </Table>
      </TableFrame>
      {shortList && (
        <Drinks>
          <Muted>{drinksWords(fed)}</Muted>
          <Button tone="secondary" aria-expanded={everySip} onClick={() => setEverySip(!everySip)}>
            {everySip ? 'Show what to eat only' : `Show all ${drinks.length} drinks`}
          </Button>
        </Drinks>
      )}
    </>
  );
}

/** What missing something changes, in one sentence. */
function changeWords(
  { feeding, of }: PlanFuel,
  { emptyAtS, endG }: Otherwise,
  place: (metres: number) => string,
): string {
  if (emptyAtS === null) {
    const lessG = Math.round(feeding.tank.endG - endG);
    return `your stores still last, with ${Math.round(endG)} g at the line, ${lessG} g less.`;
  }
  const at = (seconds: number) =>
    place(
      of.question.route.stepM *
        Math.max(
          0,
          of.timeS.findIndex((timeS) => timeS >= seconds),
        ),
    );
  const before = feeding.tank.emptyAtS;
  return `your stores run low at ${at(emptyAtS)}${before === null ? ', where they lasted before' : ` instead of ${at(before)}`}.`;
}

/** The drinks of a ride as one rule. */
function drinksWords({ feeding }: PlanFuel): string {
  const drinks = feeding.items.filter(isDrink);
  const ml = drinks.reduce((sum, { fluidMl }) => sum + fluidMl, 0) / Math.max(1, drinks.length);
  const everyMin = feeding.durationS / 60 / Math.max(1, drinks.length);
  return `And drink: about ${10 * Math.round(ml / 10)} ml every ${Math.round(everyMin)} min.`;
}
