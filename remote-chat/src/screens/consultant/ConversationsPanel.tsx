import { Link, consultant, productName } from '@breakaway/host-api';
import { Button, Icon, Logo, Skeleton } from '@breakaway/ui';
import { Badge, EmptyState } from '@breakaway/ui/controls';
import { useAtomValue, useSetAtom } from 'jotai';
import styled from 'styled-components';
import { loadHistoryAtom } from '../../state/actions.ts';
import { conversationAtom, historyAtom } from '../../state/atoms.ts';
import { readDraft } from '../../state/drafts.ts';
import { texts } from '../../texts.ts';
import { PlanCard } from './PlanCard.tsx';

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
  padding: 0 var(--space-5);
`;
/** Boxes stand where the sections above have theirs, and words where those have their icons. */
const Action = styled.div`
  flex: none;
  padding: 0 var(--space-3) var(--space-5);
`;
const List = styled.nav`
  flex: 1;
  min-height: 4rem;
  overflow-y: auto;
  padding: 0 var(--space-3) var(--space-6);
  /* What goes on below the edge fades. */
  scroll-padding-bottom: var(--space-6);
  mask-image: linear-gradient(to top, transparent, var(--text) var(--space-6));
  h2 {
    padding: 0 var(--space-3) var(--space-2);
    color: var(--text-muted);
    font-size: var(--text-s);
    letter-spacing: 0;
  }
  ul {
    list-style: none;
  }
  li {
    position: relative;
  }
  /* As the current one of the sections above. */
  li:has(> [aria-current])::before {
    content: '';
    position: absolute;
    inset: var(--space-3) auto var(--space-3) calc(-1 * var(--space-3));
    width: 3px;
    border-radius: 0 3px 3px 0;
    background: var(--accent);
  }
  p {
    color: var(--text-muted);
    font-size: var(--text-s);
  }
`;
const Indented = styled.div`
  padding: var(--space-2) var(--space-3);
`;
const Item = styled(Link)`
  display: block;
  padding: var(--space-3);
  border-radius: var(--radius);
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
    font-weight: var(--strong);
  }
`;
const Draft = styled(Badge)`
  margin-right: var(--space-2);
  font-size: var(--text-xs);
`;
function Conversations({ onLeave }: { onLeave: () => void }) {
  const { state, items } = useAtomValue(historyAtom);
  const { id, owner } = useAtomValue(conversationAtom);
  const load = useSetAtom(loadHistoryAtom);
  if (state === 'loading')
    return (
      <Indented>
        <Skeleton label={texts.loadingConversations} lines={4} />
      </Indented>
    );
  if (state === 'failed')
    return (
      <EmptyState
        action={
          <Button tone="secondary" onClick={() => void load()}>
            {texts.retry}
          </Button>
        }
      >
        <p>{texts.notLoaded}</p>
      </EmptyState>
    );
  if (items.length === 0)
    return (
      <EmptyState picture={<Icon name="chat" size={24} />}>
        <p>{texts.noChat}</p>
        <p>{texts.willBeKept}</p>
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
      <PlanCard />
    </Column>
  );
}
