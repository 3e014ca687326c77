import { fakeDatabase } from '@breakaway/tool-kit/testing';
import type { FeedingPlan, Food } from '@breakaway/cycling';
import { theme } from '@breakaway/ui';
import { fireEvent, render, renderHook, screen, within, act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { ThemeProvider } from 'styled-components';
import commonFoods from './common-foods.json' with { type: 'json' };
import { FuelControls } from './FuelControls.tsx';
import { startFuel } from './fuel-form.ts';
import { noFuel, useKeptFuel, type ChangeFuel, type KeptFuel } from './kept-fuel.ts';
import { productsInUse } from './products.ts';
import { ProductsPart } from './ProductsPart.tsx';
import { KINDS } from './product-form.ts';
import { SweatPart } from './SweatPart.tsx';

const PROFILE = { feedingData: { favoriteGel: 'Blue', favoriteIsoDrink: 'Red 30 g' } };
let kept = noFuel;

function Page({
  start = noFuel,
  leftOut = [] as FeedingPlan['leftOut'],
  onCaffeine = null as (() => void) | null,
}) {
  const [fuel, setFuel] = useState(start);
  useEffect(() => {
    kept = fuel;
  }, [fuel]);
  const onKept: ChangeFuel = (change) => setFuel((now) => ({ ...now, ...change(now) }));
  return (
    <ThemeProvider theme={theme}>
      <ProductsPart
        profile={PROFILE}
        kept={fuel}
        onKept={onKept}
        onSettings={() => {}}
        leftOut={leftOut}
        onCaffeine={onCaffeine}
      />
      <SweatPart kept={fuel} onKept={onKept} temperatureC={32} />
    </ThemeProvider>
  );
}
beforeEach(() => {
  kept = noFuel;
});
const list = () => within(screen.getByRole('list', { name: 'Your products' }));
const inUse = () => productsInUse({ profile: PROFILE, kept }).map(({ name }) => name);
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a product of one’s own is added, changed and removed, and the plan takes it', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Add a product' }));
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Save the product' }));
  expect(screen.getByRole('alert')).toHaveTextContent('The product needs a name.');
  type('Name', 'Green');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Carbohydrate is needed, such as /);
  type('Carbohydrate', '500');
  expect(screen.getByRole('alert')).toHaveTextContent('Carbohydrate must be between 1 g and 200 g.');
  expect(screen.getByLabelText('Carbohydrate')).toHaveValue('500');
  type('Carbohydrate', '30');
  type('Sodium (optional)', '120');
  type('Caffeine (optional)', '75');
  await user.click(screen.getByRole('button', { name: 'Save the product' }));
  expect(list().getByText('Green: 30 g, 120 mg sodium, 75 mg caffeine')).toBeInTheDocument();
  expect(inUse()).toEqual(['Green', 'Red 30 g', 'Blue']);
  expect(kept.products[0]).toEqual({
    name: 'Green',
    kind: 'gel',
    carbohydrateG: 30,
    known: true,
    sugars: 'unknown',
    sodiumMg: 120,
    caffeineMg: 75,
  });

  await user.click(screen.getByRole('button', { name: 'Change Green' }));
  type('Name', 'blue');
  await user.click(screen.getByRole('button', { name: 'Save the product' }));
  expect(screen.getByRole('alert')).toHaveTextContent('You have a product called blue already.');
  type('Name', 'Lime');
  await user.click(screen.getByRole('button', { name: 'Save the product' }));
  expect(inUse()).toEqual(['Lime', 'Red 30 g', 'Blue']);
  await user.click(list().getByRole('checkbox', { name: /^Lime/ }));
  expect(inUse()).toEqual(['Red 30 g', 'Blue']);
  await user.click(screen.getByRole('button', { name: 'Remove Lime' }));
  expect(kept.products).toEqual([]);
});

test('of a product with only a name it is asked whether the usual figure is right', async () => {
  const user = userEvent.setup();
  render(<Page />);
  expect(list().getByText('Blue: 25 g, as labels usually have')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Yes, Blue is right' }));
  expect(list().getByText('Blue: 25 g')).toBeInTheDocument();
  expect(screen.queryByText('Is this right?')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Change Blue' }));
  type('Carbohydrate', '22');
  await user.click(screen.getByRole('button', { name: 'Save the product' }));
  expect(productsInUse({ profile: PROFILE, kept }).find(({ name }) => name === 'Blue')).toMatchObject({
    carbohydrateG: 22,
  });
  // The profile's own comes back.
  await user.click(screen.getByRole('button', { name: 'Remove Blue' }));
  expect(list().getByText('Blue: 25 g, as labels usually have')).toBeInTheDocument();
});

test('a common food fills the form and says where its figures are from; a drink needs a bottle', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Add a product' }));
  type('Name', 'banana');
  expect(screen.getByLabelText('Carbohydrate')).toHaveValue('24');
  expect(screen.getByLabelText('Kind')).toHaveValue('real food');
  expect(screen.getByText(/Source: USDA FoodData Central .*, 2018-04\.$/)).toBeInTheDocument();
  type('Name', 'Syrup');
  fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'drink' } });
  expect(screen.getByLabelText('Bottle')).toHaveValue('500');
  type('Bottle', '100');
  type('Carbohydrate', '60');
  await user.click(screen.getByRole('button', { name: 'Save the product' }));
  expect(screen.getByRole('alert')).toHaveTextContent('60 g in 100 ml is too strong to drink: check both.');
});

test('every common food has a figure, a known kind, a source and a date', () => {
  expect(new Set(commonFoods.map(({ name }) => name)).size).toBe(commonFoods.length);
  for (const food of commonFoods) {
    expect(Object.keys(KINDS)).toContain(food.kind);
    expect(food.carbohydrateG).toBeGreaterThan(0);
    expect(food.source.length).toBeGreaterThan(10);
    expect(food.date).toMatch(/^20\d\d(-\d\d)?$/);
  }
});

test('a sweat test gives litres an hour, takes the place of the estimate, and nonsense is refused', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Enter a sweat test' }));
  type('Weight before', '72');
  type('Weight after', '70.9');
  type('Drunk', '500');
  type('Toilet (optional)', '100');
  type('Duration', '90');
  type('Temperature of that ride', '22');
  expect(screen.getByText(/^You sweat 1\.0 l\/h/)).toBeInTheDocument();
  type('Weight after', '75');
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^This gives -1\.7 l an hour; riders sweat 0\.2 to 3\.5/,
  );
  expect(screen.getByRole('button', { name: 'Use it in the plan' })).toBeDisabled();
  type('Weight after', '70.9');
  await user.click(screen.getByRole('button', { name: 'Use it in the plan' }));
  expect(kept.sweatTest).toMatchObject({ beforeKg: 72, afterKg: 70.9, durationS: 5400, temperatureC: 22 });
  expect(screen.getByText(/^The race is at 32 °C: the plan carries your test over/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back to the estimate' }));
  expect(kept.sweatTest).toBeNull();
});

test('a product that the plan does not take says why, and one with caffeine how it is taken', async () => {
  const user = userEvent.setup();
  const onCaffeine = jest.fn();
  const leftOut = ['Wake', 'Thick'].map((name) => ({ name, sentence: `${name} was left out.` }));
  const products: Food[] = ['Wake', 'Thick', 'Calm'].map((name) => ({
    kind: 'gel',
    name,
    carbohydrateG: 30,
    known: true,
    ...(name === 'Wake' ? { caffeineMg: 75 } : {}),
  }));
  render(<Page start={{ ...noFuel, products }} {...{ leftOut, onCaffeine }} />);
  const [wake, thick, calm] = list().getAllByRole('listitem');
  expect(wake).toHaveTextContent('Wake was left out.');
  expect(thick).toHaveTextContent('Thick was left out.');
  expect(calm).not.toHaveTextContent('left out');
  await user.click(list().getByRole('button', { name: 'Use caffeine' }));
  expect(onCaffeine).toHaveBeenCalledTimes(1);
  // What the member does not want needs no reason.
  await user.click(list().getByRole('checkbox', { name: /^Thick/ }));
  expect(thick).not.toHaveTextContent('left out');
});

test('that no product has caffeine is said where it is asked for', () => {
  const errors = { tolerance: null, bottles: null, pockets: null, stations: [] };
  const { rerender } = render(<></>);
  const show = (caffeine: boolean, withCaffeine: boolean) =>
    rerender(
      <ThemeProvider theme={theme}>
        <FuelControls
          form={{ ...startFuel, caffeine }}
          errors={errors}
          toleranceGH={60}
          inProfile
          withCaffeine={withCaffeine}
          onChange={() => {}}
        />
      </ThemeProvider>,
    );
  const said = () => screen.queryByText(/^None of your products has caffeine/);
  show(true, false);
  expect(said()).toBeInTheDocument();
  show(true, true);
  expect(said()).not.toBeInTheDocument();
  show(false, false);
  expect(said()).not.toBeInTheDocument();
});

describe('products of the device', () => {
  const own: Food = { kind: 'gel', name: 'Green', carbohydrateG: 30, known: true };
  const other: Food = { ...own, name: 'Grey' };
  const rows = new Map<string, unknown>();
  beforeEach(() => {
    rows.clear();
    Object.assign(globalThis, { indexedDB: fakeDatabase(rows) });
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'indexedDB'));
  const onPlan = jest.fn<void, [KeptFuel]>();
  async function open(owner: string | null, ofPlan: KeptFuel | null = null) {
    const hook = renderHook(({ who, gone }) => useKeptFuel(who, gone, ofPlan, onPlan), {
      initialProps: { who: owner, gone: false },
    });
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    return hook;
  }
  const names = ({ result }: Awaited<ReturnType<typeof open>>) =>
    result.current[0].products.map(({ name }) => name);

  test('stay there for their owner, and nobody else sees them', async () => {
    const first = await open('member Ann');
    act(() => first.result.current[1](() => ({ products: [own] })));
    expect(names(first)).toEqual(['Green']);
    first.unmount();
    expect(names(await open(null))).toEqual([]);
    const again = await open('member Ann');
    expect(names(again)).toEqual(['Green']);
    again.rerender({ who: null, gone: true });
    expect(names(again)).toEqual([]);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(rows.size).toBe(0);

    const back = await open('member Ann');
    act(() => back.result.current[1](() => ({ products: [own] })));
    expect(names(await open('member Bob'))).toEqual([]);
    expect(names(await open('member Ann'))).toEqual([]);
  });

  test('do not change what a saved plan is eaten with; what is added then is added to both', async () => {
    rows.set('fuel', { owner: 'member Ann', fuel: { ...noFuel, products: [other] } });
    const plan = await open('member Ann', { ...noFuel, products: [own] });
    expect(names(plan)).toEqual(['Green']);
    const added: Food = { ...own, name: 'New' };
    act(() => plan.result.current[1](({ products }) => ({ products: [...products, added] })));
    expect(onPlan.mock.lastCall?.[0].products).toEqual([own, added]);
    expect(names(await open('member Ann'))).toEqual(['Grey', 'New']);
  });

  test('follow what another tab adds, so that neither is lost', async () => {
    const here = await open('member Ann');
    act(() => here.result.current[1](() => ({ products: [own] })));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    // What another tab hears.
    expect(localStorage.getItem('told fuel')).not.toBeNull();
    rows.set('fuel', { owner: 'member Ann', fuel: { ...noFuel, products: [own, other] } });
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'told fuel' })));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(names(here)).toEqual(['Green', 'Grey']);
    act(() =>
      here.result.current[1](({ products }) => ({ products: [...products, { ...own, name: 'New' }] })),
    );
    expect(names(await open('member Ann'))).toEqual(['Green', 'Grey', 'New']);
  });
});
