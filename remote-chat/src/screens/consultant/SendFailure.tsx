import { Button, Notice } from '@breakaway/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import styled from 'styled-components';
import { returnToUnsentAtom } from '../../state/actions.ts';
import { conversationAtom } from '../../state/atoms.ts';
import { texts } from './texts.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
`;

/** Stays beside the box until the question is asked again: the toast with the same news is gone in four seconds. */
export function SendFailure() {
  const { unsent, phase } = useAtomValue(conversationAtom);
  const goBack = useSetAtom(returnToUnsentAtom);
  if (!unsent) return null;
  const hadThread = unsent.earlier.length > 0;
  const reason = unsent.reason === texts.failed ? '' : `${unsent.reason} `;
  return (
    <Notice tone="bad">
      <Row>
        <span>{reason + (hadThread ? texts.keptThere : texts.kept)}</span>
        {hadThread && phase === 'initial' && (
          <Button tone="secondary" onClick={() => goBack()}>
            {texts.back}
          </Button>
        )}
      </Row>
    </Notice>
  );
}
