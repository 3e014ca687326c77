import type { Units } from '@breakaway/contract/units';
import { api, messageOf, saveUser, toast, useUnits } from '@breakaway/host-api';
import { Segmented } from '@breakaway/ui/controls';
import { useState } from 'react';
import styled from 'styled-components';
import { SettingsSection } from './SettingsSection.tsx';

const Choices = styled.div`
  display: grid;
  gap: var(--space-4);
  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** Stores a choice of units as soon as it is made; until it is stored, the earlier one stays. */
export function useChooseUnits() {
  const [busy, setBusy] = useState(false);
  const choose = async (change: Partial<Units>) => {
    setBusy(true);
    try {
      saveUser((await api.users.chooseUnits(change)).data);
    } catch (error) {
      toast.error(messageOf(error, 'Your units could not be saved. Please try again.'));
    } finally {
      setBusy(false);
    }
  };
  return { busy, choose };
}

/** The units of the whole product. They are saved at once: there is nothing else to check first. */
export function UnitsSection() {
  const { units } = useUnits();
  const { busy, choose } = useChooseUnits();
  return (
    <SettingsSection
      id="units"
      title="Units"
      intro="For your profile, your coach and the tools. Saved as you choose."
    >
      <Choices>
        <Segmented
          label="Distance and height"
          options={[
            { value: 'km', label: 'km, m' },
            { value: 'mi', label: 'mi, ft' },
          ]}
          value={units.distance}
          disabled={busy}
          onChange={(distance) => void choose({ distance })}
        />
        <Segmented
          label="Weight"
          options={[
            { value: 'kg', label: 'kg' },
            { value: 'lb', label: 'lb' },
          ]}
          value={units.mass}
          disabled={busy}
          onChange={(mass) => void choose({ mass })}
        />
        <Segmented
          label="Temperature"
          options={[
            { value: 'C', label: '°C' },
            { value: 'F', label: '°F' },
          ]}
          value={units.temperature}
          disabled={busy}
          onChange={(temperature) => void choose({ temperature })}
        />
      </Choices>
    </SettingsSection>
  );
}
