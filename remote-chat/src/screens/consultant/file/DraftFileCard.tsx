import type { ChatFile } from '@breakaway/contract';
import { Icon, IconButton, Spinner, VisuallyHidden } from '@breakaway/ui';
import { Chip } from '@breakaway/ui/controls';
import { useAtomValue, useSetAtom } from 'jotai';
import styled from 'styled-components';
import {
  dismissRefusalAtom,
  draftFileAtom,
  removeFileAtom,
  type DraftFile,
} from '../../../state/draft-file.ts';
import { texts } from '../../../texts.ts';
import { FileFacts } from './FileFacts.tsx';

const Card = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--bg-raised);
`;
const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: flex-start;
  gap: var(--space-2);
  > button {
    flex: none;
  }
`;
/** The sentence, and the button that closes it beside it also on a phone. */
const Refusal = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-1) var(--space-2) var(--space-4);
  border: 1px solid var(--bad);
  border-radius: var(--radius);
  background: var(--bad-tint);
  overflow-wrap: anywhere;
  > :first-child {
    color: var(--bad);
  }
`;
const Small = styled.p`
  color: var(--text-muted);
  font-size: var(--text-xs);
`;
const Questions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
const Reading = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 44px;
  min-width: 0;
  overflow-wrap: anywhere;
`;
function questionsOf({ card, course }: ChatFile): string[] {
  const { explainRide, planRide, planRoute, eatOnRoute } = texts.file;
  if (card.kind === 'route') return [planRoute, eatOnRoute];
  return course === null ? [explainRide] : [explainRide, planRide];
}

function sendsOf({ card, course }: ChatFile): string {
  if (card.kind === 'route') return texts.file.sendsRoute;
  return course === null ? texts.file.sendsIndoors : texts.file.sendsRide;
}

interface Props {
  /** An answer is pending: nothing can be asked. */
  pending: boolean;
  /** The question in the box was sent, and goes when the file is read. */
  waits: boolean;
  /** Asks a question that the file goes along with. */
  onAsk: (text: string) => void;
  /** The button that was pressed is gone. */
  onGone: () => void;
}

/** The file that goes with the question in the box, while it is read and after, or why there is none. */
export function DraftFileCard({ pending, waits, onAsk, onGone }: Props) {
  const file = useAtomValue(draftFileAtom);
  const { reading, ready, refusal, isOneOfSeveral } = file;
  const removeFile = useSetAtom(removeFileAtom);
  const dismissRefusal = useSetAtom(dismissRefusalAtom);
  const close = (name: string, act: () => void) => (
    <IconButton
      aria-label={name}
      title={name}
      onClick={() => {
        act();
        onGone();
      }}
    >
      <Icon name="close" />
    </IconButton>
  );
  return (
    <>
      {/* Always there, so that what comes into it is announced. */}
      <VisuallyHidden as="div" role="status">
        {[saidOf(file), waits ? texts.file.waits : ''].filter(Boolean).join(' ')}
      </VisuallyHidden>
      {refusal !== null && (
        <Refusal>
          <Icon name="warning" />
          <span role="alert">{refusal}</span>
          {close(texts.file.dismiss, dismissRefusal)}
        </Refusal>
      )}
      {reading !== null && (
        <Card role="group" aria-label={texts.file.attachedFile}>
          <Head>
            <Reading>
              <Spinner size={20} /> {texts.file.reading(reading)}
            </Reading>
            {close(texts.file.remove(reading), removeFile)}
          </Head>
          {waits && <Small>{texts.file.waits}</Small>}
        </Card>
      )}
      {reading === null && ready && (
        <Card role="group" aria-label={texts.file.attachedFile}>
          <Head>
            <FileFacts card={ready.card} />
            {close(texts.file.remove(ready.card.name), removeFile)}
          </Head>
          {isOneOfSeveral && <Small>{texts.file.oneOfSeveral}</Small>}
          <Small>{sendsOf(ready)}</Small>
          <Questions role="group" aria-label={texts.file.questions}>
            {questionsOf(ready).map((question) => (
              <Chip key={question} disabled={pending} onClick={() => onAsk(question)}>
                {question}
              </Chip>
            ))}
          </Questions>
        </Card>
      )}
    </>
  );
}

/** Nothing beside a refusal, which is an alert: the file that was there before needs no word. */
function saidOf({ reading, ready, refusal, isOneOfSeveral }: DraftFile): string {
  if (reading !== null) return texts.file.reading(reading);
  if (!ready || refusal !== null) return '';
  return `${texts.file.attached(ready.card.name)}${isOneOfSeveral ? ` ${texts.file.oneOfSeveral}` : ''}`;
}
