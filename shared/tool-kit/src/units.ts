import { METRIC, unitFormat, type UnitFormat } from '@breakaway/contract/units';
import { createContext, use } from 'react';

/** How the member of the page reads and types figures. The page provides it, from `useRider`. */
export const UnitsContext = createContext<UnitFormat>(unitFormat(METRIC));

export const useUnits = (): UnitFormat => use(UnitsContext);
