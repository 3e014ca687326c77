import { Link, consultant, paths, productName } from '@breakaway/host-api';
import { Button, Icon, Logo, buttonStyle, type ButtonTone } from '@breakaway/ui';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { conversationAtom, historyAtom } from '../../state/atoms.ts';
import { texts } from './texts.ts';

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: 1rem;
  height: 100%;
  padding: 1rem;
`;
const List = styled.nav`
  flex: 1;
  min-height: 4rem;
  overflow-y: auto;
  h2 {
    margin-bottom: 0.5rem;
    color: var(--text-muted);
    font-size: 0.875rem;
    letter-spacing: 0;
  }
  ul {
    padding: 0;
    list-style: none;
  }
  p {
    color: var(--text-muted);
    font-size: 0.9375rem;
  }
`;
const Item = styled(Link)`
  display: block;
  padding: 0.625rem 0.75rem;
  border-radius: var(--radius-s);
  color: var(--text);
  font-size: 0.9375rem;
  text-decoration: none;
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
  &:hover {
    background: var(--bg-raised);
  }
  &[aria-current] {
    background: var(--bg-raised);
    box-shadow: inset 3px 0 var(--accent);
    font-weight: 600;
  }
`;
const Upgrade = styled.section`
  display: grid;
  gap: 0.75rem;
  padding: 1rem;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--bg-raised);
  p {
    color: var(--text-muted);
    font-size: 0.875rem;
  }
`;
const UpgradeLink = styled(Link)<{ $tone?: ButtonTone }>`
  ${buttonStyle}
`;

/** Beside the thread, or in the drawer of a small screen: new chat, earlier conversations, the plan. */
export function ConversationsPanel({ onNewChat, onLeave }: { onNewChat: () => void; onLeave: () => void }) {
  const history = useAtomValue(historyAtom);
  const { id } = useAtomValue(conversationAtom);
  return (
    <Column>
      <Logo name={productName()} />
      <Button tone="secondary" wide onClick={onNewChat}>
        <Icon name="plus" />
        {texts.newChat}
      </Button>
      <List aria-label={texts.lastConversations}>
        <h2>{texts.lastConversations}</h2>
        {history.length === 0 ? (
          <p>{texts.noChat}</p>
        ) : (
          <ul>
            {history.map((item) => (
              <li key={item._id}>
                <Item
                  to={`${consultant()}?c=${encodeURIComponent(item._id)}`}
                  aria-current={item._id === id ? 'page' : undefined}
                  title={item.promptName}
                  onClick={onLeave}
                >
                  {item.promptName || texts.untitled}
                </Item>
              </li>
            ))}
          </ul>
        )}
      </List>
      <Upgrade>
        <p>{texts.upgradeLine}</p>
        <UpgradeLink to={paths.subscription} $tone="secondary">
          {texts.upgrade}
        </UpgradeLink>
      </Upgrade>
    </Column>
  );
}
