import { Button, FieldFrame, Icon, Input } from '@breakaway/ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { texts } from './texts.ts';
import type { Price } from './usePrice.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2);
`;
const Ask = styled.button`
  min-height: 44px;
  margin: calc(-1 * var(--space-2)) 0;
  padding: 0;
  border: 0;
  background: none;
  color: var(--link);
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;
const Applied = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  margin-top: var(--space-2);
  color: var(--good);
  font-size: var(--text-s);
  font-weight: var(--strong);
`;

/** The discount code with its own action; once applied, it is read-only until it is cleared. */
export function DiscountField({
  price,
  disabled,
  value,
  error,
  onValue,
  onError,
}: {
  price: Price;
  disabled: boolean;
  value: string;
  error: string | undefined;
  onValue: (value: string) => void;
  onError: (error: string | undefined) => void;
}) {
  const [open, setOpen] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const applied = price.coupon !== null;
  const before = useRef(applied);
  useEffect(() => {
    if (before.current === applied) return;
    before.current = applied;
    // The focused element is disabled or gone; focus the one that undoes the step.
    row.current?.querySelector<HTMLElement>(applied ? 'button' : 'input')?.focus();
  }, [applied]);
  const apply = async () => onError((await price.apply(value)) ?? undefined);
  const clear = () => {
    price.clear();
    onValue('');
    onError(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter in this field triggers this field's action, not the payment.
    event.preventDefault();
    void apply();
  };
  if (!open)
    return (
      <div>
        <Ask
          type="button"
          // The error that a left field writes above must not move this one from under the press.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setOpen(true)}
        >
          {texts.discount.ask}
        </Ask>
      </div>
    );
  return (
    <div>
      <FieldFrame label="Discount code" error={error}>
        {(control) => (
          <Row ref={row}>
            <Input
              {...control}
              name="discountCode"
              autoComplete="off"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- it comes up where its question was pressed
              autoFocus
              autoCapitalize="characters"
              spellCheck={false}
              value={value}
              disabled={disabled || applied}
              onKeyDown={onKeyDown}
              onChange={(event) => {
                onValue(event.target.value);
                onError(undefined);
              }}
            />
            {applied ? (
              <Button tone="secondary" disabled={disabled} onClick={clear}>
                Clear
              </Button>
            ) : (
              <Button
                tone="secondary"
                busy={price.applying}
                disabled={disabled}
                // As on a submit button: the error that appears above when a field loses the focus must not move this
                // button away from the press.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => void apply()}
              >
                Apply
              </Button>
            )}
          </Row>
        )}
      </FieldFrame>
      {applied && (
        <Applied>
          <Icon name="check" size={16} />
          {texts.discount.applied}
        </Applied>
      )}
    </div>
  );
}
