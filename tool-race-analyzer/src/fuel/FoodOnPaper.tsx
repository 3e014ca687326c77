import { stoppedS } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import type { RideStart } from '@breakaway/tool-kit/clock';
import { Table, TableFrame } from '@breakaway/ui/controls';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { clockAfter } from '../sections/clock.ts';
import type { PlanFuel } from './useFuel.ts';
import { itemWords } from './words.ts';

const Food = styled(Table)`
  .text {
    width: 75%;
  }
`;

/** Whether the page is being printed. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // What is not there when the event ends is not on the paper.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}

/** What to eat and drink when, on paper only: on the screen it has a tab of its own. */
export function FoodOnPaper({ fed, start }: { fed: PlanFuel | null; start: RideStart | null }) {
  const units = useUnits();
  const printing = usePrinting();
  if (!printing || !fed || fed.feeding.items.length === 0) return null;
  return (
    <>
      <strong>What to eat and drink</strong>
      <TableFrame label="Food on paper">
        <Food>
          <thead>
            <tr>
              <th scope="col">{units.name('km')}</th>
              <th scope="col">Clock</th>
              <th scope="col" className="text">
                Take
              </th>
            </tr>
          </thead>
          <tbody>
            {fed.feeding.items.map((item) => (
              <tr key={`${item.atS} ${itemWords(item)}`}>
                <th scope="row">{units.shown(item.atM / 1000, 'km').toFixed(1)}</th>
                <td>{clockAfter(start, item.atS + stoppedS(fed.of.question.stops, item.atM))}</td>
                <td className="text">{itemWords(item)}</td>
              </tr>
            ))}
          </tbody>
        </Food>
      </TableFrame>
    </>
  );
}
