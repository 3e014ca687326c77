import { dayAndMonth } from '@breakaway/contract/dates';
import { Link, consultant, paths, productName, useUser } from '@breakaway/host-api';
import { Button, Icon, Logo, Skeleton, buttonStyle, type ButtonTone } from '@breakaway/ui';
import { Badge, EmptyState } from '@breakaway/ui/controls';
import { useAtomValue, useSetAtom } from 'jotai';
import styled from 'styled-components';
import { loadHistoryAtom } from '../../state/actions.ts';
import { conversationAtom, historyAtom } from '../../state/atoms.ts';
import { readDraft } from '../../state/drafts.ts';
import { texts } from '../../texts.ts';

const Column = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  gap: var(--space-2);
  min-height: 56px;
  padding: 0 var(--space-4);
`;
const Action = styled.div`
  flex: none;
  padding: var(--space-1) var(--space-4) var(--space-5);
`;
const List = styled.nav`
  flex: 1;
  min-height: 4rem;
  overflow-y: auto;
  padding: 0 var(--space-2) var(--space-4);
  h2 {
    padding: 0 var(--space-2) var(--space-2);
    color: var(--text-muted);
    font-size: var(--text-s);
    letter-spacing: 0;
  }
  ul {
    padding: 0;
    list-style: none;
  }
  p {
    padding: 0 var(--space-2);
    color: var(--text-muted);
    font-size: var(--text-s);
  }
`;
const Item = styled(Link)`
  display: block;
  padding: var(--space-2) var(--space-2);
  border-radius: var(--radius-s);
  color: var(--text);
  font-size: var(--text-s);
  text-decoration: none;
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
  &:hover {
    background: var(--bg-raised);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-current] {
    background: var(--bg-raised);
    box-shadow: inset 3px 0 0 var(--accent);
    font-weight: var(--strong);
  }
`;
const Draft = styled(Badge)`
  margin-right: var(--space-2);
  font-size: var(--text-xs);
`;
const Upgrade = styled.section`
  display: grid;
  flex: none;
  gap: var(--space-3);
  margin: 0 var(--space-4) var(--space-4);
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--bg-raised);
  p {
    color: var(--text-muted);
    font-size: var(--text-s);
  }
`;
const UpgradeLink = styled(Link)<{ $tone?: ButtonTone }>`
  ${buttonStyle}
`;

function Conversations({ onLeave }: { onLeave: () => void }) {
  const { state, items } = useAtomValue(historyAtom);
  const { id, owner } = useAtomValue(conversationAtom);
  const load = useSetAtom(loadHistoryAtom);
  if (state === 'loading') return <Skeleton label={texts.loadingConversations} lines={4} />;
  if (items.length === 0)
    return (
      <EmptyState
        picture={<Icon name="chat" size={24} />}
        action={
          state === 'failed' && (
            <Button tone="secondary" onClick={() => void load()}>
              {texts.retry}
            </Button>
          )
        }
      >
        <p>{texts.noChat}</p>
        <p>{state === 'failed' ? texts.notLoaded : texts.willBeKept}</p>
      </EmptyState>
    );
  return (
    <ul>
      {items.map((item) => (
        <li key={item._id}>
          <Item
            to={`${consultant()}?c=${encodeURIComponent(item._id)}`}
            aria-current={item._id === id ? 'page' : undefined}
            title={item.promptName}
            onClick={onLeave}
          >
            {item._id !== id && readDraft(owner, item._id) !== '' && <Draft>{texts.draft}</Draft>}
            {item.promptName || texts.untitled}
          </Item>
        </li>
      ))}
    </ul>
  );
}

/** New chat, earlier conversations, the plan. */
export function ConversationsPanel({
  withLogo,
  onNewChat,
  onLeave,
}: {
  /** No sidebar with the logo is around it. */
  withLogo: boolean;
  onNewChat: () => void;
  onLeave: () => void;
}) {
  const user = useUser();
  const trialEnd = user?.trial.state === 'running' ? dayAndMonth(user.trial.endsAt) : null;
  return (
    <Column>
      {withLogo && (
        <Head>
          <Logo name={productName()} />
        </Head>
      )}
      <Action>
        <Button tone="secondary" wide onClick={onNewChat}>
          <Icon name="plus" />
          {texts.newChat}
        </Button>
      </Action>
      <List aria-label={texts.lastConversations}>
        <h2>{texts.lastConversations}</h2>
        <Conversations onLeave={onLeave} />
      </List>
      <Upgrade>
        <p>{trialEnd ? texts.trialEnds(trialEnd) : user?.isPremium ? texts.hasPro : texts.upgradeLine}</p>
        <UpgradeLink to={paths.subscription} $tone="secondary">
          {texts.upgrade}
        </UpgradeLink>
      </Upgrade>
    </Column>
  );
}
