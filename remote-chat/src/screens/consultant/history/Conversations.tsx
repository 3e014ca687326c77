import { Button, Icon, Skeleton } from '@breakaway/ui';
import { EmptyState } from '@breakaway/ui/controls';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { loadHistoryAtom } from '../../../state/actions.ts';
import { listedAtom } from '../../../state/conversation-list.ts';
import { texts } from '../../../texts.ts';
import { ConversationList } from './ConversationList.tsx';
import { Found } from './Found.tsx';
import { SearchField } from './SearchField.tsx';

const List = styled.nav`
  flex: 1;
  min-height: 4rem;
  overflow-y: auto;
  padding: 0 var(--space-3) var(--space-6);
  /* What goes on below the edge fades. */
  scroll-padding-bottom: var(--space-6);
  mask-image: linear-gradient(to top, transparent, var(--text) var(--space-6));
  /* Not those of a dialog in a row. */
  > h2 {
    padding: 0 var(--space-3) var(--space-2);
    color: var(--text-muted);
    font-size: var(--text-s);
    letter-spacing: 0;
    &:focus {
      outline: none;
    }
  }
  > div > p {
    color: var(--text-muted);
    font-size: var(--text-s);
  }
`;
const Indented = styled.div`
  padding: var(--space-2) var(--space-3);
`;

function Listed({ onLeave, onEmptied }: { onLeave: () => void; onEmptied: () => void }) {
  const { state, items } = useAtomValue(listedAtom);
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
  return <ConversationList items={items} onLeave={onLeave} onEmptied={onEmptied} />;
}

/** The member's conversations, or those that a search has found. */
export function Conversations({ onLeave }: { onLeave: () => void }) {
  const [text, setText] = useState('');
  const { items } = useAtomValue(listedAtom);
  const heading = useRef<HTMLHeadingElement>(null);
  const searches = text.trim() !== '';
  const title = searches ? texts.results : texts.lastConversations;
  const onEmptied = () => heading.current?.focus();
  return (
    <>
      {(items.length > 0 || text !== '') && <SearchField text={text} onChange={setText} />}
      <List aria-label={title}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {searches ? (
          <Found onLeave={onLeave} onEmptied={onEmptied} />
        ) : (
          <Listed onLeave={onLeave} onEmptied={onEmptied} />
        )}
      </List>
    </>
  );
}
