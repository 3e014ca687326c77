import { inUnits } from '@breakaway/contract/units-in-text';
import type { Fuel } from '@breakaway/cycling';
import { Part, useUnits } from '@breakaway/tool-kit';
import type { RideStart } from '@breakaway/tool-kit/clock';
import { Working } from '@breakaway/tool-kit/frame';
import type { Cursor } from '@breakaway/tool-kit/route-view';
import { Muted, Notice, Spinner } from '@breakaway/ui';
import styled from 'styled-components';
import { Bring } from './Bring.tsx';
import { caffeineWords } from './caffeine.ts';
import { FoodPlan } from './FoodPlan.tsx';
import { FuelControls, type FuelControlsProps } from './FuelControls.tsx';
import { productsInUse } from './products.ts';
import { ProductsPart, type ProductsProps } from './ProductsPart.tsx';
import { SweatPart } from './SweatPart.tsx';
import type { PlanFuel } from './useFuel.ts';

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-items: start;
  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 22rem);
  }
`;
const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;
/** What is asked, not what comes out: no part of what is printed. */
const Asked = styled.div`
  display: contents;
  @media print {
    display: none;
  }
`;
const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding-left: var(--space-5);
`;

const NONE_LEFT_OUT: [] = [];

export interface FuelTabProps extends Omit<FuelControlsProps, 'withCaffeine'>, ProductsProps {
  fed: PlanFuel | null;
  refused: string | null;
  /** finish of the fastest ride that is fuelled to the line, s; null where it is not needed or not known yet */
  fuelledTimeS: number | null;
  /** what the plan's being fuelled costs, where it is */
  fuelled: Fuel | null;
  start: RideStart | null;
  cursor: Cursor;
}

/** What to eat and drink on the plan, and whether the stores last to the line. */
export function FuelTab(props: FuelTabProps) {
  const { fed, refused, form, start } = props;
  const units = useUnits();
  const withCaffeine = productsInUse(props).some(({ caffeineMg }) => caffeineMg);
  const said = (text: string) => inUnits(text, units.units);
  const leftOut = fed?.feeding.leftOut ?? NONE_LEFT_OUT;
  // At the products.
  const isSaid = (note: string) => leftOut.some(({ sentence }) => sentence === note);
  return (
    <Sides>
      <Side>
        {refused && <Notice tone="bad">{said(refused)}</Notice>}
        {!refused && !fed && (
          <Working role="status">
            <Spinner /> Planning your food…
          </Working>
        )}
        {!refused && fed && <FoodPlan {...props} fed={fed} />}
      </Side>
      <Side>
        <Asked>
          <FuelControls {...props} withCaffeine={withCaffeine} />
          <ProductsPart
            {...props}
            leftOut={leftOut}
            onCaffeine={form.caffeine ? null : () => props.onChange({ fuel: { ...form, caffeine: true } })}
          />
          <SweatPart {...props} temperatureC={fed?.asked.weather?.temperatureC ?? null} />
        </Asked>
        {!refused && fed && (
          <>
            <Part title="What to bring">
              <Bring
                feeding={fed.feeding}
                start={start}
                stops={fed.of.question.stops}
                carried={form.bottles !== '' || form.pockets !== ''}
              />
            </Part>
            <Part title="If it goes otherwise">
              <List>
                {[
                  ...fed.feeding.ifNotEaten.map(({ sentence }) => sentence),
                  ...fed.feeding.ifLate.sentences,
                ].map((sentence) => (
                  <li key={sentence}>{said(sentence)}</li>
                ))}
              </List>
            </Part>
            <Part title="What to know">
              <List>
                {[
                  ...fed.feeding.warnings,
                  ...fed.feeding.notes.filter((note) => !isSaid(note)),
                  ...caffeineWords(fed.feeding),
                ].map((sentence) => (
                  <li key={sentence}>{said(sentence)}</li>
                ))}
              </List>
              <Muted>{said(storesWords(fed))}</Muted>
            </Part>
          </>
        )}
      </Side>
    </Sides>
  );
}

/** What the plan counts on before the start. */
function storesWords({ feeding }: PlanFuel): string {
  const how = feeding.inputs.find(({ key }) => key === 'storeG')?.how ?? '';
  return `Before: the plan counts on ${Math.round(feeding.tank.startG)} g of carbohydrate in store at the start (${how}). After: about ${Math.round(feeding.tank.endG / 10) * 10} g are left.`;
}
