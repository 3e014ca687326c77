import type { ShellLink, ToolState } from '@breakaway/contract/shell-link';
import { unitFormat, unitsOf, type UnitFormat } from '@breakaway/contract/units';
import { resolveAthlete, riderOnPage, type Athlete } from '@breakaway/cycling';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { RiderFields } from './RiderPanel.tsx';
import { forgetKept } from './useKept.ts';
import { useRiderFields } from './useRiderFields.ts';

/** The example rider, used while no member is known. The page says so. */
const EXAMPLE = { weight: 75, ftp: 250, height: 180 };
const NOBODY = { weight: null, ftp: null, height: null };

export interface Rider {
  state: ToolState;
  fields: RiderFields;
  /** what the profile lacks of weight, height and FTP, in words */
  missing: string[];
  /** null while the profile is loading or a field is invalid */
  athlete: Athlete | null;
  /** the member's, for `UnitsContext`; metric while no member is known */
  units: UnitFormat;
}

/** The rider of this page: the profile from the app, overridden by what was typed here. */
export function useRider(link: ShellLink): Rider {
  const state = useSyncExternalStore(link.subscribe, link.state);
  const record = state.kind === 'athlete' ? state.athlete : null;
  const start = record
    ? {
        weight: record.bodyMatrix.weight,
        ftp: record.powerMatrix.ftp,
        height: record.bodyMatrix.height,
      }
    : state.kind === 'alone'
      ? EXAMPLE
      : NOBODY;
  const units = useMemo(() => unitFormat(unitsOf(record?.units)), [record]);
  const { values, wrong, fields } = useRiderFields(start, record !== null, units);
  const { massKg, ftpW, heightM } = values;
  const ready = state.kind !== 'waiting' && !wrong;
  const athlete = useMemo(
    () =>
      ready
        ? riderOnPage(record, {
            ...(massKg === undefined ? {} : { massKg }),
            ...(ftpW === undefined ? {} : { ftpW }),
            ...(heightM === undefined ? {} : { heightM }),
          })
        : null,
    [ready, record, massKg, ftpW, heightM],
  );
  const missing = useMemo(
    () =>
      resolveAthlete(record)
        .missing.map(({ label }) => label)
        // CHO tolerance affects no figure of this page.
        .filter((label) => label !== 'CHO tolerance'),
    [record],
  );
  const signedOut = state.kind === 'signed-out';
  const { reset } = fields;
  useEffect(() => {
    if (!signedOut) return;
    reset();
    forgetKept();
    // Only signing out counts, not the content of the fields.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [signedOut]);
  return { state, fields, missing, athlete, units };
}
