import { Button, Notice } from '@breakaway/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import styled from 'styled-components';
import { returnToUnsentAtom } from '../../state/actions.ts';
import { conversationAtom, draftAtom } from '../../state/atoms.ts';
import { canBeSent } from '../../state/conversation.ts';
import { texts } from '../../texts.ts';

const Place = styled.div`
  padding-bottom: var(--space-2); /* with the gap below as far as it is to what is above */
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

/** What the button beside it offers anyway. */
const withoutRetry = (reason: string) =>
  reason.replace(/ Please try again\.$/, '').replace(/ and try again\.$/, '.');

/**
 * Stays beside the box until the question is sent again. The toast says that sending failed; this says why, where the
 * text is, and sends it again.
 */
export function SendFailure({ onBack, onRetry }: { onBack: () => void; onRetry: (text: string) => void }) {
  const { unsent, phase } = useAtomValue(conversationAtom);
  const text = useAtomValue(draftAtom);
  const goBack = useSetAtom(returnToUnsentAtom);
  if (!unsent) return null;
  const hadThread = unsent.earlier.length > 0;
  const back = () => {
    goBack();
    onBack();
  };
  return (
    <Place>
      <Notice
        tone="warn"
        action={
          <Ways>
            {canBeSent(text) && (
              <Button tone="secondary" onClick={() => onRetry(text)}>
                {texts.retry}
              </Button>
            )}
            {hadThread && phase === 'initial' && (
              <Button tone="secondary" onClick={back}>
                {texts.back}
              </Button>
            )}
          </Ways>
        }
      >
        {[withoutRetry(unsent.reason), texts.kept].filter(Boolean).join(' ')}
      </Notice>
    </Place>
  );
}
