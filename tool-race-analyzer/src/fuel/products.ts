import { foodsOf, type Food, type UserRecord } from '@breakaway/cycling';
import type { KeptFuel } from './kept-fuel.ts';

/** Where the products of a plan come from. */
export interface Products {
  /** the part of the profile that names products */
  profile: Pick<UserRecord, 'feedingData' | 'cookedFoodData'> | null;
  kept: Pick<KeptFuel, 'products' | 'unused'>;
}

export const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** All products of the member, their own before those of the profile, which they may replace. */
export const allProducts = ({ profile, kept: { products } }: Products): Food[] => [
  ...products,
  ...foodsOf(profile).filter(({ name }) => !products.some((own) => sameName(own.name, name))),
];

/** The products that a plan takes. */
export const productsInUse = (products: Products): Food[] =>
  allProducts(products).filter(({ name }) => !products.kept.unused.some((one) => sameName(one, name)));
