import type { PlanSegment } from '@breakaway/cycling';
import { checkNumber, useUnits } from '@breakaway/tool-kit';
import { Icon, Input } from '@breakaway/ui';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-1);
`;
/** The target, which can be typed over. */
const Watts = styled.button.attrs({ type: 'button' })`
  min-height: 32px;
  padding: 0 var(--space-1);
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  color: inherit;
  font: inherit;
  white-space: nowrap;
  cursor: text;
  b {
    font-size: var(--text-m);
    border-bottom: 1px dashed var(--line-strong);
  }
  &[data-locked] b {
    border-bottom-style: solid;
    color: var(--accent);
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  @media print {
    min-height: 0;
    b {
      border: 0;
      font-size: inherit;
    }
  }
`;
const Unlock = styled.button.attrs({ type: 'button' })`
  display: inline-grid;
  place-items: center;
  min-width: 32px;
  min-height: 32px;
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-s);
  background: var(--bg-raised);
  cursor: pointer;
  @media (pointer: coarse) {
    min-width: 44px;
    min-height: 44px;
  }
`;
const Typed = styled.form`
  display: inline-grid;
  justify-items: end;
  gap: var(--space-1);
  ${Input} {
    width: 5.5rem;
    text-align: right;
  }
  small {
    max-width: 8rem;
    color: var(--bad);
    white-space: normal;
  }
`;

interface Props {
  segment: PlanSegment;
  number: number;
  locked: boolean;
  /** why the section cannot be ridden at so many watts, in one sentence; null where it can */
  refusal: (watts: number) => Promise<string | null>;
  onLock: (watts: number) => void;
  onUnlock: () => void;
}

/** The watts of a section: typed over and locked with Enter, unlocked with the padlock. */
export function LockableWatts({ segment, number, locked, refusal, onLock, onUnlock }: Props) {
  const units = useUnits();
  const errorId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  /** counts what is typed, so that an answer to what stood there before is not heard */
  const entry = useRef(0);
  const button = useRef<HTMLButtonElement>(null);
  // After a key the field is gone: the focus goes back to where it came from.
  const back = useRef(false);
  useLayoutEffect(() => {
    if (typed !== null || !back.current) return;
    back.current = false;
    button.current?.focus();
  }, [typed]);
  const { powerW } = segment;
  const { value, error } = checkNumber(typed ?? '', { name: 'Power', min: 0, max: 2000, unit: 'W' }, units);
  const problem = left ? (error ?? refused) : null;
  const type = (text: string | null) => {
    entry.current++;
    setRefused(null);
    setTyped(text);
  };
  const open = () => {
    setLeft(false);
    type(String(powerW));
  };
  const lock = async (byKey: boolean) => {
    setLeft(true);
    if (value === null) return;
    const watts = Math.round(value);
    const at = ++entry.current;
    const why = await refusal(watts);
    if (at !== entry.current) return;
    setRefused(why);
    if (why) return;
    back.current = byKey;
    type(null);
    onLock(watts);
  };
  const unlock = () => {
    onUnlock();
    button.current?.focus();
  };
  if (typed !== null)
    return (
      <Typed
        onSubmit={(event) => {
          event.preventDefault();
          void lock(true);
        }}
      >
        <Input
          // The member has just asked for this field.
          autoFocus
          aria-label={`Watts of section ${number}`}
          aria-invalid={problem !== null}
          aria-describedby={problem ? errorId : undefined}
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          value={typed}
          onFocus={(event) => event.target.select()}
          onChange={(event) => type(event.target.value)}
          onBlur={() => (typed === String(powerW) ? type(null) : void lock(false))}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            back.current = true;
            type(null);
          }}
        />
        {problem && (
          <small id={errorId} role="alert">
            {problem}
          </small>
        )}
      </Typed>
    );
  const shown = powerW > 0 ? `${powerW} W` : locked ? '0 W' : 'Coast';
  return (
    <Line>
      {locked && (
        <Unlock aria-label={`Unlock section ${number}, locked at ${powerW} W`} onClick={unlock}>
          <Icon name="lock" size={16} />
        </Unlock>
      )}
      <Watts
        ref={button}
        data-locked={locked || undefined}
        aria-label={`${shown}, section ${number}: type other watts`}
        onClick={open}
      >
        <b>{shown}</b>
      </Watts>
    </Line>
  );
}
