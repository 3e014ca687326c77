import { Button, Input } from '@breakaway/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { colourOf } from './colours.ts';
import { titleOf, type Letter, type Scenario } from './scenario.ts';

const Frame = styled.div`
  display: grid;
  gap: var(--space-1);
  justify-items: start;
`;
const Title = styled.span`
  display: flex;
  align-items: baseline;
  gap: var(--space-2);
  color: var(--text);
  font-weight: var(--strong);
  white-space: normal;
  overflow-wrap: anywhere;
`;
const Line = styled.i.attrs({ 'aria-hidden': true })`
  display: inline-block;
  flex: none;
  width: 18px;
  height: 4px;
  align-self: center;
  vertical-align: middle;
  forced-color-adjust: none;
`;
const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  @media print {
    display: none;
  }
  button {
    min-height: 44px;
    padding: 0;
    font-size: var(--text-s);
  }
`;
const Now = styled.span`
  color: var(--text-muted);
  font-weight: var(--regular);
`;
const MOST_LETTERS = 40;

/** The colour of a plan. */
export const Swatch = ({ scenario }: { scenario: Scenario | null }) => (
  <Line style={{ background: `var(--${colourOf(scenario)})` }} />
);

interface Props {
  /** null: the plan on the page, which is not kept */
  scenario: Scenario | null;
  /** it is the plan on the page */
  present: boolean;
  onUse: (scenario: Scenario) => void;
  onRename: (letter: Letter, name: string) => void;
  onRemove: (letter: Letter) => void;
}

/** Which plan a column or a line is of, and what can be done with it. */
export function ScenarioHead({ scenario, present, onUse, onRename, onRemove }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  if (!scenario)
    return (
      <Title>
        <Swatch scenario={scenario} />
        Now <Now>(not kept)</Now>
      </Title>
    );
  const { letter, name } = scenario;
  const close = (save: boolean) => {
    if (save && typed !== null && typed.trim() !== name) onRename(letter, typed.trim());
    setTyped(null);
  };
  return (
    <Frame>
      <Title>
        <Swatch scenario={scenario} />
        {typed === null ? (
          titleOf(scenario)
        ) : (
          <Input
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
            autoFocus
            aria-label={`Name of scenario ${letter}`}
            value={typed}
            maxLength={MOST_LETTERS}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={() => close(true)}
            onKeyDown={({ key }) => {
              if (key === 'Enter' || key === 'Escape') close(key === 'Enter');
            }}
          />
        )}
      </Title>
      <Actions>
        {present ? (
          <Now style={{ alignSelf: 'center' }}>Your plan now</Now>
        ) : (
          <Button tone="quiet" aria-label={`Use scenario ${letter}`} onClick={() => onUse(scenario)}>
            Use
          </Button>
        )}
        <Button tone="quiet" aria-label={`Rename scenario ${letter}`} onClick={() => setTyped(name)}>
          Rename
        </Button>
        <Button tone="quiet" aria-label={`Remove scenario ${letter}`} onClick={() => onRemove(letter)}>
          Remove
        </Button>
      </Actions>
    </Frame>
  );
}
