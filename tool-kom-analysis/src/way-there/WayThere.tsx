import { inUnits } from '@breakaway/contract/units-in-text';
import type { Levers, SmallestChanges } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import { Button, Muted, Notice } from '@breakaway/ui';
import { Chip, Slider } from '@breakaway/ui/controls';
import { useRef } from 'react';
import styled from 'styled-components';
import { changeText, changesText, leverName, leverNote, type Lever } from './lever-words.ts';

const ORDER: readonly Lever[] = ['cpW', 'wPrimeJ', 'massKg', 'cdaM2', 'crr', 'windMs', 'warmerC'];
/** Of the day it is said that more of it does not help. */
const HELPLESS: readonly Lever[] = ['windMs', 'warmerC'];
/** A slider has so many steps. */
const STEPS = 100;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  /* Browsers break a grid over pages badly. */
  @media print {
    display: block;
    > * + * {
      margin-top: var(--space-3);
    }
  }
`;
const Easiest = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius);
  background: var(--bg-tint);
`;
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding: 0;
  list-style: none;
  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-4) var(--space-5);
  }
  /* Each as high as it is: rows of a grid leave blank strips on paper, in cards and between pages. */
  @media print {
    display: block;
    columns: 2;
    column-gap: var(--space-4);
  }
`;
const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--space-3);
  align-items: center;
  align-content: start;
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  &[data-made] {
    border-color: var(--accent);
  }
  b {
    font-variant-numeric: tabular-nums;
  }
  small {
    grid-column: 1 / -1;
    color: var(--text-muted);
    font-size: var(--text-s);
  }
  input {
    grid-column: 1 / -1;
  }
  button {
    justify-self: start;
  }
  @media print {
    break-inside: avoid;
    margin-bottom: var(--space-3);
    input {
      display: none;
    }
    /* Words alone: nobody presses on paper. */
    button {
      min-height: 0;
      padding: 0;
      border: 0;
    }
  }
`;

interface Props {
  changes: SmallestChanges;
  /** what is changed already */
  made: Partial<Levers>;
  placeless: boolean;
  onMade: (made: Partial<Levers>) => void;
  /** asks the consultant for the training that closes the gap; null outside of the app */
  onTraining: (() => void) | null;
}

/** What would be enough, each change alone and the easiest together. A slider makes a change, and the rest is answered from there. */
export function WayThere({ changes, made, placeless, onMade, onTraining }: Props) {
  const units = useUnits();
  const { bounds, together, possible, outOfReachW, notes } = changes;
  const anyMade = Object.values(made).some((by) => by > 0);
  const list = useRef<HTMLUListElement>(null);
  /** For buttons that go when they are pressed. */
  const make = (next: Partial<Levers>) => {
    list.current?.focus();
    onMade(next);
  };
  const more = (by: Partial<Levers>) =>
    make(Object.fromEntries(ORDER.map((lever) => [lever, (made[lever] ?? 0) + (by[lever] ?? 0)])));
  return (
    <Parts>
      {possible ? (
        <Notice tone="good">
          {anyMade
            ? 'With what you have changed the odds are even or better.'
            : 'Your odds are even or better as things are. Move a slider to see what would make it safer.'}
        </Notice>
      ) : together ? (
        <Easiest>
          <strong>The easiest way to even odds</strong>
          <span>{inUnits(together.words, units.units)}</span>
          <Button tone="secondary" onClick={() => more(together.changes)}>
            Apply it
          </Button>
        </Easiest>
      ) : (
        <Notice tone="warn">
          All of these changes together would still leave {Math.max(1, Math.round(outOfReachW))} W missing.
          For now the record is out of reach.
        </Notice>
      )}
      <List ref={list} tabIndex={-1} aria-label="What you can change">
        {ORDER.filter(
          (lever) => bounds.most[lever] > 0 || (made[lever] ?? 0) > 0 || HELPLESS.includes(lever),
        ).map((lever) => (
          <LeverItem
            key={lever}
            lever={lever}
            changes={changes}
            made={made[lever] ?? 0}
            placeless={placeless}
            onMade={(by) => onMade({ ...made, [lever]: by })}
          />
        ))}
      </List>
      {anyMade && (
        <p>
          Changed: {changesText(made, bounds, units, placeless)}.{' '}
          <Button tone="quiet" onClick={() => make({})}>
            Undo all changes
          </Button>
        </p>
      )}
      {onTraining && !possible && (
        <Button tone="secondary" onClick={onTraining}>
          Ask the consultant how to train for it
        </Button>
      )}
      <Muted>{inUnits(notes.join(' '), units.units)}</Muted>
    </Parts>
  );
}

interface LeverProps {
  lever: Lever;
  changes: SmallestChanges;
  made: number;
  placeless: boolean;
  onMade: (by: number) => void;
}

function LeverItem({ lever, changes, made, placeless, onMade }: LeverProps) {
  const units = useUnits();
  const { bounds, possible } = changes;
  // What is changed already stays on the slider.
  const most = Math.max(bounds.most[lever], made);
  const change = changes.changes.find((one) => one.lever === lever);
  const name = leverName(lever, bounds, placeless);
  const slider = useRef<HTMLInputElement>(null);
  const enough = change && change.by !== null ? made + change.by : null;
  return (
    <Item data-made={made > 0 || undefined}>
      <span>{name}</span>
      <b>{made > 0 ? changeText(lever, made, units) : 'as it is'}</b>
      {most > 0 && (
        <Slider
          ref={slider}
          aria-label={name}
          aria-valuetext={made > 0 ? changeText(lever, made, units) : 'as it is'}
          min={0}
          max={most}
          step={most / STEPS}
          value={made}
          style={{ '--filled': `${(100 * made) / most}%` } as object}
          onChange={(event) => onMade(Number(event.target.value))}
        />
      )}
      {!possible && enough !== null && (
        <Chip
          onClick={() => {
            slider.current?.focus();
            onMade(enough);
          }}
        >
          {changeText(lever, enough, units)} would do
        </Chip>
      )}
      <small>{inUnits(leverNote(lever, changes, made), units.units)}</small>
    </Item>
  );
}
