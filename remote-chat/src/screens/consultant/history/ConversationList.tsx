import type { FoundItem, HistoryItem } from '@breakaway/contract';
import { searchWords } from '@breakaway/contract/search-words';
import { inUnits } from '@breakaway/contract/units-in-text';
import { Link, consultant, useUnits } from '@breakaway/host-api';
import { Badge } from '@breakaway/ui/controls';
import { useAtomValue } from 'jotai';
import { useMemo, useRef } from 'react';
import styled from 'styled-components';
import { conversationAtom } from '../../../state/atoms.ts';
import { withFileAtom } from '../../../state/draft-file.ts';
import { readDraft } from '../../../state/drafts.ts';
import { texts } from '../../../texts.ts';
import { Marked } from './Marked.tsx';
import { RowMenu } from './RowMenu.tsx';

const Rows = styled.ul`
  list-style: none;
`;
const Row = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  border-radius: var(--radius);
  &:hover,
  &:has(> [aria-current]) {
    background: var(--bg-raised);
  }
  /* As the current one of the sections above. */
  &:has(> [aria-current])::before {
    content: '';
    position: absolute;
    inset: var(--space-3) auto var(--space-3) calc(-1 * var(--space-3));
    width: 3px;
    border-radius: 0 3px 3px 0;
    background: var(--accent);
  }
  /* Where something can hover, the menu is there for the row that is meant; a finger needs to see it. */
  @media (hover: hover) {
    &:not(:hover, :focus-within, :has(> [aria-current], [aria-expanded='true'])) > div {
      opacity: 0;
    }
  }
`;
const Item = styled(Link)`
  flex: 1;
  min-width: 0;
  padding: var(--space-3) 0 var(--space-3) var(--space-3);
  border-radius: var(--radius);
  color: var(--text);
  font-size: var(--text-s);
  text-decoration: none;
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-current] {
    font-weight: var(--strong);
  }
`;
const Name = styled.span`
  display: block;
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
`;
const Excerpt = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  margin-top: 2px;
  color: var(--text-muted);
  font-weight: var(--regular);
  overflow-wrap: anywhere;
`;
const Draft = styled(Badge)`
  margin-right: var(--space-2);
  font-size: var(--text-xs);
`;

interface Props {
  items: (HistoryItem & Partial<FoundItem>)[];
  /** what was searched for: its words are marked */
  search?: string;
  onLeave: () => void;
  /** the last row is about to go, and the focus with it */
  onEmptied: () => void;
}

/** Conversations, each with its menu. */
export function ConversationList({ items, search = '', onLeave, onEmptied }: Props) {
  const { id, owner } = useAtomValue(conversationAtom);
  const withFile = useAtomValue(withFileAtom);
  const { units } = useUnits();
  const words = useMemo(() => searchWords(search), [search]);
  const list = useRef<HTMLUListElement>(null);
  /** The focus goes to the row that takes the place of a deleted one. */
  const leaveRow = (index: number) => {
    const rows = list.current?.children;
    const next = rows?.[index + 1] ?? rows?.[index - 1];
    if (next) next.querySelector('a')?.focus();
    else onEmptied();
  };
  return (
    <Rows ref={list}>
      {items.map((item, index) => (
        <Row key={item._id}>
          <Item
            to={`${consultant()}?c=${encodeURIComponent(item._id)}`}
            aria-current={item._id === id ? 'page' : undefined}
            title={item.promptName}
            onClick={onLeave}
          >
            <Name>
              {item._id !== id && (withFile.has(item._id) || readDraft(owner, item._id) !== '') && (
                <Draft>{texts.draft}</Draft>
              )}
              <Marked text={item.promptName || texts.untitled} words={words} />
            </Name>
            {item.excerpt && (
              <Excerpt>
                <Marked text={inUnits(item.excerpt, units)} words={words} />
              </Excerpt>
            )}
          </Item>
          <RowMenu item={item} onDelete={() => leaveRow(index)} />
        </Row>
      ))}
    </Rows>
  );
}
