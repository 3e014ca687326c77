import { firstNameOf } from '@breakaway/contract/names';
import { inUnits } from '@breakaway/contract/units-in-text';
import { Link, paths, useUnits, useUser } from '@breakaway/host-api';
import { Icon, Muted } from '@breakaway/ui';
import styled from 'styled-components';
import { tieUnits } from '../../answer/units.ts';
import { texts } from '../../texts.ts';

const View = styled.div`
  flex-shrink: 999; /* before what is in the box */
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
const Greeting = styled.div`
  display: grid;
  gap: var(--space-1);
  text-wrap: balance;
`;
/** What the answers will be computed with. */
const Known = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-3);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;
/** Equal rows on a phone, two columns from a tablet on. */
const Examples = styled.ul`
  display: grid;
  gap: var(--space-2);
  list-style: none;
  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;
const Example = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  width: 100%;
  height: 100%;
  min-height: 48px;
  padding: var(--space-2) var(--space-3) var(--space-2) var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--bg-raised);
  font-size: var(--text-s);
  text-align: left;
  cursor: pointer;
  svg {
    flex: none;
    color: var(--text-muted);
  }
  &:hover {
    border-color: var(--line-strong);
  }
  &:hover svg {
    color: var(--link);
  }
`;

/** The start of a conversation: a greeting and example questions. */
export function StartView({ withExamples, onAsk }: { withExamples: boolean; onAsk: (text: string) => void }) {
  const user = useUser();
  const firstName = firstNameOf(user?.name);
  const known = user ? texts.known(user) : '';
  const { units } = useUnits();
  const examples = texts.examples.map((example) => inUnits(example, units));
  return (
    <View>
      <Column>
        <Greeting>
          <h1>{texts.greeting(firstName)}</h1>
          <Muted>{texts.introduction}</Muted>
          <Known>
            <span>{known ? tieUnits(inUnits(known, units)) : texts.nothingKnown}</span>
            <Link to={paths.settings}>{known ? texts.editKnown : texts.addKnown}</Link>
          </Known>
        </Greeting>
        {withExamples && (
          <Examples aria-label="Questions to try">
            {examples.map((example) => (
              <li key={example}>
                <Example type="button" onClick={() => onAsk(example)}>
                  {tieUnits(example)}
                  <Icon name="next" size={16} />
                </Example>
              </li>
            ))}
          </Examples>
        )}
      </Column>
    </View>
  );
}
