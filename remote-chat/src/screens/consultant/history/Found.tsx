import { Button, Skeleton, VisuallyHidden } from '@breakaway/ui';
import { EmptyState } from '@breakaway/ui/controls';
import { useAtomValue, useSetAtom } from 'jotai';
import styled from 'styled-components';
import { deletedAtom, foundAtom, searchAtom } from '../../../state/search.ts';
import { texts } from '../../../texts.ts';
import { ConversationList } from './ConversationList.tsx';

const Indented = styled.div`
  padding: var(--space-2) var(--space-3);
`;

/** What a search has found, and how many, which is announced. */
export function Found({ onLeave, onEmptied }: { onLeave: () => void; onEmptied: () => void }) {
  const { state, text, items, message } = useAtomValue(foundAtom);
  const deleted = useAtomValue(deletedAtom);
  const search = useSetAtom(searchAtom);
  const shown = items.filter(({ _id }) => !deleted.has(_id));
  const outcome = state === 'read' ? texts.found(shown.length) : state === 'failed' ? message : '';
  return (
    <>
      {/* Not a status: the screen has one already. */}
      <VisuallyHidden as="p" aria-live="polite">
        {outcome}
      </VisuallyHidden>
      {state === 'failed' ? (
        <EmptyState
          action={
            <Button tone="secondary" onClick={() => void search(text)}>
              {texts.retry}
            </Button>
          }
        >
          <p>{message}</p>
        </EmptyState>
      ) : shown.length > 0 ? (
        <ConversationList items={shown} search={text} onLeave={onLeave} onEmptied={onEmptied} />
      ) : state === 'read' ? (
        <EmptyState>
          <p>{texts.noneFound}</p>
        </EmptyState>
      ) : (
        <Indented>
          <Skeleton label={texts.searching} lines={4} />
        </Indented>
      )}
    </>
  );
}
