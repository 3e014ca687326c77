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
  onLock: (watts: number) => void;
  onUnlock: () => void;
}

/** The watts of a section: typed over and locked with Enter, unlocked with the padlock. */
export function LockableWatts({ segment, number, locked, onLock, onUnlock }: Props) {
  const units = useUnits();
  const errorId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
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
  const open = () => {
    setLeft(false);
    setTyped(String(powerW));
  };
  const lock = () => {
    setLeft(true);
    if (value === null) return;
    setTyped(null);
    onLock(Math.round(value));
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
          back.current = value !== null;
          lock();
        }}
      >
        <Input
          // The member has just asked for this field.
          autoFocus
          aria-label={`Watts of section ${number}`}
          aria-invalid={left && error !== null}
          aria-describedby={left && error ? errorId : undefined}
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          value={typed}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => (typed === String(powerW) ? setTyped(null) : lock())}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            back.current = true;
            setTyped(null);
          }}
        />
        {left && error && <small id={errorId}>{error}</small>}
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
