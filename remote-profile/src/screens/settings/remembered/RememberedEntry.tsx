import type { RememberedFact } from '@breakaway/contract';
import { bikes, isRemembered, MOST_REMEMBERED_LETTERS, rememberedLine } from '@breakaway/contract/remembered';
import { api, fieldErrorsOf, messageOf } from '@breakaway/host-api';
import { Button, Field } from '@breakaway/ui';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { Entry, EntryAction, EntryActions, Facts, Name } from '../security/list-style.ts';
import { onDay } from '../security/moments.ts';

const Form = styled.form`
  display: grid;
  gap: var(--space-3);
  width: 100%;
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
const Choice = styled.label`
  display: grid;
  gap: var(--space-2);
  font-size: var(--text-s);
  font-weight: var(--strong);
  select {
    min-height: 44px;
    padding: 0 var(--space-3);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    background: var(--bg-raised);
    color: var(--text);
    font-size: var(--text-m);
  }
`;

const labels: Record<RememberedFact['kind'], string> = {
  bike: 'The bike you usually ride',
  hours: 'Hours a week to train',
  age: 'Your age',
  event: 'Your event',
  note: 'What the coach remembers',
};
const faults: Record<RememberedFact['kind'], string> = {
  bike: 'Please choose a bike.',
  hours: 'Please enter between half an hour and 60 hours.',
  age: 'Please enter an age between 10 and 100.',
  event: 'Please enter an event.',
  note: 'Please enter something, or delete it.',
};

interface Props {
  fact: RememberedFact;
  onCorrected: (fact: RememberedFact) => void;
  onForget: () => void;
}

/** One fact that the coach remembers, and an input while it is being corrected. */
export function RememberedEntry({ fact, onCorrected, onForget }: Props) {
  const { id, kind, value, createdAt } = fact;
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const choiceId = useId();
  const editing = typed !== null;
  const wasEditing = useRef(false);
  useEffect(() => {
    if (!editing && wasEditing.current) edit.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = (typed ?? '').trim().replace(kind === 'hours' ? ',' : '', kind === 'hours' ? '.' : '');
    if (!isRemembered({ kind, value: wanted })) return setError(faults[kind]);
    setBusy(true);
    try {
      onCorrected((await api.chat.correct({ id, kind, value: wanted })).data);
      setTyped(null);
    } catch (failure) {
      setError(
        fieldErrorsOf(failure).value ?? messageOf(failure, 'It could not be saved. Please try again.'),
      );
    }
    setBusy(false);
  };
  const line = rememberedLine(fact);
  if (editing)
    return (
      <Entry>
        <Form noValidate onSubmit={(event) => void save(event)}>
          {kind === 'bike' ? (
            <Choice htmlFor={choiceId}>
              {labels.bike}
              <select
                id={choiceId}
                ref={(select) => select?.focus()}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              >
                {Object.entries(bikes).map(([key, name]) => (
                  <option key={key} value={key}>
                    {name.replace(/^a /, '').replace(/^./, (letter) => letter.toUpperCase())}
                  </option>
                ))}
              </select>
            </Choice>
          ) : (
            <Field
              autoFocus
              label={labels[kind]}
              value={typed}
              inputMode={kind === 'event' || kind === 'note' ? 'text' : 'decimal'}
              maxLength={MOST_REMEMBERED_LETTERS}
              autoComplete="off"
              error={error}
              readOnly={busy}
              onChange={(event) => {
                setTyped(event.target.value);
                setError(undefined);
              }}
              onKeyDown={(event) => {
                if (event.key === 'Escape') setTyped(null);
              }}
            />
          )}
          <Row>
            <Button type="submit" busy={busy}>
              Save
            </Button>
            <Button tone="quiet" disabled={busy} onClick={() => setTyped(null)}>
              Cancel
            </Button>
          </Row>
        </Form>
      </Entry>
    );
  return (
    <Entry>
      <Facts>
        <Name>{line}</Name>
        <p>Since {onDay(createdAt)}</p>
      </Facts>
      <EntryActions>
        <EntryAction
          ref={edit}
          aria-label={`Edit “${line}”`}
          onClick={() => {
            setError(undefined);
            setTyped(value);
          }}
        >
          Edit
        </EntryAction>
        <EntryAction aria-label={`Delete “${line}”`} onClick={onForget}>
          Delete
        </EntryAction>
      </EntryActions>
    </Entry>
  );
}
