import { offerIn } from '@breakaway/contract/profile-offer';
import { useLocation, useNavigate } from '@breakaway/host-api';
import { useEffect, useState } from 'react';
import { profileFields } from './fields.ts';
import type { FormValues } from './record.ts';

/** What a tool found in the member's rides, as texts of the form. Taken once: a reload does not bring back what was discarded. */
export function useOffer(userId: string): FormValues {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const [offer] = useState(() => offerIn(state, userId));
  useEffect(() => {
    if (offer) navigate(pathname, { replace: true, state: null });
    // Once, when the screen opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const [values] = useState<FormValues>(() =>
    Object.fromEntries(
      profileFields.flatMap(({ name, group, key }) => {
        const watts = offer?.[`${group}.${key}`];
        return watts === undefined ? [] : [[name, String(watts)]];
      }),
    ),
  );
  return values;
}
