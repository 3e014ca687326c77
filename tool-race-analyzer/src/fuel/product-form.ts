import type { UnitFormat } from '@breakaway/contract/units';
import type { Food, FoodKind, Sugars } from '@breakaway/cycling';
import { checkNumber } from '@breakaway/tool-kit';
import { sameName } from './products.ts';

/** A product as it is typed. */
export interface ProductForm {
  name: string;
  kind: FoodKind;
  carbohydrate: string;
  /** of a drink: of its bottle */
  fluid: string;
  sodium: string;
  caffeine: string;
  sugars: Sugars;
}

export const KINDS: Record<FoodKind, string> = {
  gel: 'Gel',
  chew: 'Chews',
  bar: 'Bar',
  drink: 'Drink or powder, per bottle',
  'rice cake': 'Rice cake',
  'real food': 'Real food',
};
export const SUGARS: Record<Sugars, string> = {
  unknown: 'I do not know',
  mixed: 'Glucose and fructose, or table sugar',
  glucose: 'Glucose or maltodextrin only',
};

export const startProduct: ProductForm = {
  name: '',
  kind: 'gel',
  carbohydrate: '',
  fluid: '',
  sodium: '',
  caffeine: '',
  sugars: 'unknown',
};

const text = (value: number | undefined) => (value === undefined ? '' : String(Number(value.toFixed(1))));

/** A product to be changed, or one of the table to begin with. */
export const formOf = ({
  name,
  kind,
  carbohydrateG,
  fluidMl,
  sodiumMg,
  caffeineMg,
  sugars,
}: Food): ProductForm => ({
  name,
  kind,
  carbohydrate: text(carbohydrateG),
  fluid: text(fluidMl),
  sodium: text(sodiumMg),
  caffeine: text(caffeineMg),
  sugars: sugars ?? 'unknown',
});

const LONGEST_NAME = 40;
/** Stronger than this is a syrup, g/ml. */
const STRONGEST = 0.5;

/** The product of a form, or what is wrong with its fields, one sentence each. */
export function readProduct(form: ProductForm, otherNames: readonly string[], units: UnitFormat) {
  const number = (typed: string, name: string, min: number, max: number, unit: string, optional = true) =>
    checkNumber(typed, { name, min, max, unit, optional }, units);
  const drink = form.kind === 'drink';
  const carbohydrate = number(form.carbohydrate, 'Carbohydrate', 1, 200, 'g', false);
  const fluid = drink
    ? number(form.fluid, 'The bottle', 100, 2000, 'ml', false)
    : number(form.fluid, 'Fluid', 0, 500, 'ml');
  const sodium = number(form.sodium, 'Sodium', 0, 3000, 'mg');
  const caffeine = number(form.caffeine, 'Caffeine', 0, 400, 'mg');
  const name = form.name.trim();
  const tooStrong =
    drink &&
    carbohydrate.value !== null &&
    fluid.value !== null &&
    carbohydrate.value > STRONGEST * fluid.value;
  const errors = {
    name:
      name === ''
        ? 'The product needs a name.'
        : name.length > LONGEST_NAME
          ? `The name may have ${LONGEST_NAME} characters at most.`
          : otherNames.some((one) => sameName(one, name))
            ? `You have a product called ${name} already.`
            : null,
    carbohydrate: carbohydrate.error,
    fluid:
      fluid.error ??
      (tooStrong ? `${carbohydrate.value} g in ${fluid.value} ml is too strong to drink: check both.` : null),
    sodium: sodium.error,
    caffeine: caffeine.error,
  };
  const right = Object.values(errors).every((error) => error === null);
  const product: Food | null =
    right && carbohydrate.value !== null
      ? {
          name,
          kind: form.kind,
          carbohydrateG: carbohydrate.value,
          known: true,
          sugars: form.sugars,
          ...(fluid.value === null ? {} : { fluidMl: fluid.value }),
          ...(sodium.value === null ? {} : { sodiumMg: sodium.value }),
          ...(caffeine.value === null ? {} : { caffeineMg: caffeine.value }),
        }
      : null;
  return { errors, product };
}
