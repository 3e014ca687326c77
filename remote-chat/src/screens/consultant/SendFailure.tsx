import { Button, Notice } from '@breakaway/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import styled from 'styled-components';
import { returnToUnsentAtom } from '../../state/actions.ts';
import { conversationAtom } from '../../state/atoms.ts';
import { texts } from '../../texts.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
`;

/**
 * Stays beside the box until the question is sent again. The toast says that sending failed; this says why, and where
 * the text is.
 */
export function SendFailure({ onBack }: { onBack: () => void }) {
  const { unsent, phase } = useAtomValue(conversationAtom);
  const goBack = useSetAtom(returnToUnsentAtom);
  if (!unsent) return null;
  const hadThread = unsent.earlier.length > 0;
  const back = () => {
    goBack();
    onBack();
  };
  return (
    <Notice tone="warn">
      <Row>
        <span>{[unsent.reason, hadThread ? texts.keptThere : texts.kept].filter(Boolean).join(' ')}</span>
        {hadThread && phase === 'initial' && (
          <Button tone="secondary" onClick={back}>
            {texts.back}
          </Button>
        )}
      </Row>
    </Notice>
  );
}
