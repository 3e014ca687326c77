import { productName } from '@breakaway/host-api';
import { Button, Icon, Logo } from '@breakaway/ui';
import styled from 'styled-components';
import { texts } from '../../texts.ts';
import { Conversations } from './history/Conversations.tsx';
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
  padding: 0 var(--space-3) var(--space-3);
`;
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
      <Conversations onLeave={onLeave} />
      <PlanCard />
    </Column>
  );
}
