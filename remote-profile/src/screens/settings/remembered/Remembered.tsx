import type { RememberedFact } from '@breakaway/contract';
import { api, messageOf, toast } from '@breakaway/host-api';
import { Muted, Notice } from '@breakaway/ui';
import { useState } from 'react';
import { List } from '../security/list-style.ts';
import { ListState } from '../security/ListState.tsx';
import { useLoaded } from '../security/useLoaded.ts';
import { SettingsSection } from '../SettingsSection.tsx';
import { RememberedEntry } from './RememberedEntry.tsx';

/** The section's heading takes the focus of an entry's button, which is gone with the entry. */
const focusHeading = () => document.getElementById('remembered-title')?.focus();

/** What the consultant remembers, because the member said yes to it: read, corrected, deleted. */
export function Remembered() {
  const [state, again, put] = useLoaded(api.chat.remembered, 'What the coach remembers could not be loaded.');
  const [failure, setFailure] = useState<string | null>(null);
  const facts = state.is === 'ready' ? state.data : [];

  const forget = async ({ id }: RememberedFact) => {
    setFailure(null);
    try {
      await api.chat.forget(id);
      put(facts.filter((one) => one.id !== id));
      focusHeading();
      toast.success('The coach has forgotten it.');
    } catch (error) {
      setFailure(messageOf(error, 'It could not be deleted. Please try again.'));
    }
  };
  return (
    <SettingsSection
      id="remembered"
      title="Coach memory"
      intro="Only what you said yes to in the consultant. It counts in every conversation until you delete it."
    >
      <ListState state={state} loading="Loading what the coach remembers" onRetry={() => void again()} />
      {state.is === 'ready' && facts.length === 0 && (
        <Muted>
          Nothing yet. Tell the consultant which bike you ride, or say “remember that I train on Tuesdays”.
        </Muted>
      )}
      {facts.length > 0 && (
        <List>
          {facts.map((fact) => (
            <RememberedEntry
              key={fact.id}
              fact={fact}
              onCorrected={(corrected) =>
                put(facts.map((one) => (one.id === corrected.id ? corrected : one)))
              }
              onForget={() => void forget(fact)}
            />
          ))}
        </List>
      )}
      {failure && <Notice tone="bad">{failure}</Notice>}
    </SettingsSection>
  );
}
