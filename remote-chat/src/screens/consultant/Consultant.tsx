import { InSidebar, useSession, useSidebar } from '@breakaway/host-api';
import { theme } from '@breakaway/ui';
import { useMediaQuery } from '@breakaway/ui/media-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { useRoomAboveKeyboard } from '../../parts/useRoomAboveKeyboard.ts';
import {
  askAtom,
  askBoxAtom,
  bindSessionAtom,
  loadHistoryAtom,
  stopAtom,
  type Question,
} from '../../state/actions.ts';
import { ownerTokenAtom, conversationAtom, titleAtom } from '../../state/atoms.ts';
import { attachAtom, draftFileAtom } from '../../state/draft-file.ts';
import { canBeStopped } from '../../state/conversation.ts';
import { openConversationAtom } from '../../state/open-conversation.ts';
import { ChatHeader } from './ChatHeader.tsx';
import { Composer } from './Composer.tsx';
import { ConversationsPanel } from './ConversationsPanel.tsx';
import { AttachButton } from './file/AttachButton.tsx';
import { DraftFileCard } from './file/DraftFileCard.tsx';
import { DropHere } from './file/DropHere.tsx';
import { useSendWhenRead } from './file/useSendWhenRead.ts';
import { useFilesOverPage } from './file/useFilesOverPage.ts';
import { Opening } from './Opening.tsx';
import { SendFailure } from './SendFailure.tsx';
import { StartView } from './StartView.tsx';
import { StatusLine } from './StatusLine.tsx';
import { texts } from '../../texts.ts';
import { Thread } from './Thread.tsx';
import { useConversationAddress } from './useConversationAddress.ts';

const Room = styled.div`
  position: relative; /* contains what is over the screen */
  display: flex;
  flex: 1;
  height: 100%;
  min-height: 18rem;
`;
const Main = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`;
const Foot = styled.div<{ $initial: boolean }>`
  display: flex;
  flex: 0 1 auto;
  flex-direction: column;
  min-height: 0;
  width: min(46rem, 100%);
  margin: 0 auto;
  padding: var(--space-1) var(--space-4) var(--space-3);
  /* On a phone the box stays within reach of the thumb. */
  ${({ theme }) => theme.from.tablet} {
    margin-bottom: ${({ $initial }) => ($initial ? 'auto' : '0')};
  }
`;
/** Scrolls in a low window, so that the box stays within reach. */
const AboveBox = styled.div`
  display: grid;
  gap: var(--space-2);
  min-height: 0;
  overflow-y: auto;
  /* More than the live region, which is always there. */
  &:has(> :nth-child(2)) {
    margin-bottom: var(--space-2);
  }
`;
const Disclosure = styled.p`
  flex: none;
  margin-top: var(--space-2);
  color: var(--text-muted);
  font-size: var(--text-xs);
  text-align: center;
  text-wrap: balance;
`;

function Coach() {
  const conversation = useAtomValue(conversationAtom);
  const title = useAtomValue(titleAtom);
  const ask = useSetAtom(askAtom);
  const stop = useSetAtom(stopAtom);
  const attach = useSetAtom(attachAtom);
  const { reading, ready } = useAtomValue(draftFileAtom);
  const open = useSetAtom(openConversationAtom);
  const loadHistory = useSetAtom(loadHistoryAtom);
  const precise = useMediaQuery('(pointer: fine)', true);
  const wide = useMediaQuery(theme.from.desktop, true);
  const sidebar = useSidebar();
  const room = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const attachButton = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const aboveKeyboard = useRoomAboveKeyboard(room);
  const startNewChat = useConversationAddress();
  useEffect(() => void loadHistory(), [loadHistory]);

  const { phase, id, messages, unsent } = conversation;
  const initial = phase === 'initial';
  const pending = phase === 'asking';
  const canStop = canBeStopped(conversation);
  // On a touch screen the focus would open the keyboard over what was just asked for.
  const toBox = () => {
    if (precise) box.current?.focus();
  };
  const send = (text: string, how: Partial<Question> = {}) => {
    void ask({ text, typed: false, ...how });
    toBox();
  };
  const attachFiles = (files: File[]) => {
    void attach(files);
    toBox();
  };
  const { waits, wait } = useSendWhenRead(useSetAtom(askBoxAtom));
  const over = useFilesOverPage(attachFiles);
  const endWriting = () => {
    void stop();
    // The button gives way to the one that sends.
    toBox();
  };
  const newChat = () => {
    startNewChat();
    sidebar.closeDrawer();
    toBox();
  };

  // As on every page, the focus announces what was opened. The first page of a visit keeps the browser's own focus.
  const chosen = useRef(false);
  useEffect(() => {
    if (chosen.current && phase === 'opening') heading.current?.focus({ preventScroll: true });
    chosen.current = false;
  }, [id, phase]);
  const choose = () => {
    chosen.current = true;
    sidebar.closeDrawer();
  };
  const lookAgain = () => {
    choose();
    if (id) void open(id);
  };
  useEffect(() => {
    // The focused element may have disappeared with the thread.
    if (unsent && precise && document.activeElement === document.body) box.current?.focus();
  }, [unsent, precise]);

  return (
    <Room
      ref={room}
      style={aboveKeyboard === null ? {} : { flex: 'none', minHeight: 0, height: aboveKeyboard }}
    >
      {(sidebar.beside || sidebar.drawer) && (
        <InSidebar label={texts.panel}>
          {(alone) => <ConversationsPanel withLogo={alone} onNewChat={newChat} onLeave={choose} />}
        </InSidebar>
      )}
      <Main>
        <ChatHeader
          shown={!initial}
          title={title}
          heading={heading}
          wide={wide}
          panelOpen={sidebar.beside}
          onTogglePanel={sidebar.toggle}
          onNewChat={newChat}
        />
        {initial && <StartView withExamples={!unsent && !reading && !ready} onAsk={send} />}
        {phase === 'opening' && <Opening />}
        {(pending || phase === 'settled') && (
          <Thread messages={messages} pending={pending} onAsk={send} onLookAgain={lookAgain} />
        )}
        <Foot key="foot" $initial={initial}>
          <StatusLine phase={phase} />
          <AboveBox>
            <SendFailure onBack={toBox} onRetry={(text) => send(text, { typed: true })} />
            <DraftFileCard
              pending={pending || phase === 'opening'}
              waits={waits}
              onAsk={(text) => send(text, { withFile: true })}
              onGone={() => (precise ? box : attachButton).current?.focus()}
            />
          </AboveBox>
          <Composer
            area={box}
            attach={<AttachButton button={attachButton} onFiles={attachFiles} />}
            pending={pending || phase === 'opening'}
            onFiles={attachFiles}
            onSend={(text) => (reading === null ? send(text, { typed: true }) : wait())}
            onStop={canStop ? endWriting : undefined}
          />
          {aboveKeyboard === null && <Disclosure>{texts.disclosure()}</Disclosure>}
        </Foot>
      </Main>
      {over && <DropHere />}
    </Room>
  );
}

/** The AI consultant. The thread is bound to the session: nothing from an earlier session is ever rendered. */
export default function Consultant() {
  const session = useSession();
  const owner = session?.data._id ?? '';
  const token = session?.token ?? '';
  const claimed = useAtomValue(ownerTokenAtom);
  const claim = useSetAtom(bindSessionAtom);
  useLayoutEffect(() => claim({ owner, token }), [claim, owner, token]);
  return token !== '' && claimed === token ? <Coach /> : null;
}
