import { firstNameOf } from '@breakaway/contract/names';
import { inUnits } from '@breakaway/contract/units-in-text';
import { useUnits, useUser } from '@breakaway/host-api';
import { Muted } from '@breakaway/ui';
import { Chip } from '@breakaway/ui/controls';
import styled from 'styled-components';
import { tieUnits } from '../../answer/units.ts';
import { texts } from '../../texts.ts';

const View = styled.div`
  min-height: 0;
  overflow-y: auto;
  margin-top: auto;
  padding: var(--space-4);
`;
const Column = styled.div`
  display: grid;
  gap: var(--space-5);
  width: min(44rem, 100%);
  margin: 0 auto;
`;
const Examples = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding: 0;
  list-style: none;
`;
const Greeting = styled.div`
  display: grid;
  gap: var(--space-2);
  text-wrap: balance;
`;

/** The start of a conversation: a greeting and example questions. */
export function StartView({ withExamples, onAsk }: { withExamples: boolean; onAsk: (text: string) => void }) {
  const firstName = firstNameOf(useUser()?.name);
  const { units } = useUnits();
  const examples = texts.examples.map((example) => inUnits(example, units));
  return (
    <View>
      <Column>
        <Greeting>
          <h1>{texts.greeting(firstName)}</h1>
          <Muted>{texts.introduction}</Muted>
        </Greeting>
        {withExamples && (
          <Examples aria-label="Questions to try">
            {examples.map((example) => (
              <li key={example}>
                <Chip onClick={() => onAsk(example)}>{tieUnits(example)}</Chip>
              </li>
            ))}
          </Examples>
        )}
      </Column>
    </View>
  );
}
