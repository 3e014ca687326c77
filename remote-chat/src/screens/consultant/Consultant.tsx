import { useUser } from '@breakaway/host-api';
import { Spinner } from '@breakaway/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Drawer } from '../../parts/Drawer.tsx';
import { useMediaQuery } from '../../parts/useMediaQuery.ts';
import { askAtom, claimAtom, loadHistoryAtom, startNewChatAtom } from '../../state/actions.ts';
import { conversationAtom, historyAtom } from '../../state/atoms.ts';
import { ChatHeader } from './ChatHeader.tsx';
import { Composer } from './Composer.tsx';
import { ConversationsPanel } from './ConversationsPanel.tsx';
import { SendFailure } from './SendFailure.tsx';
import { StartView } from './StartView.tsx';
import { StatusLine } from './StatusLine.tsx';
import { texts } from './texts.ts';
import { Thread } from './Thread.tsx';
import { useConversationAddress } from './useConversationAddress.ts';

const Room = styled.div`
  display: flex;
  height: 100%;
  min-height: 18rem;
`;
const Aside = styled.aside`
  flex: none;
  width: 288px;
  border-right: 1px solid var(--line);
  background: var(--bg-sunken);
`;
const Main = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`;
const Foot = styled.div<{ $initial: boolean }>`
  flex: none;
  width: min(46rem, 100%);
  margin: 0 auto ${({ $initial }) => ($initial ? 'auto' : '0')};
  padding: 0.25rem 1rem 0.75rem;
  display: grid;
  gap: 0.5rem;
`;
const Waiting = styled.div`
  flex: 1;
  display: grid;
  place-items: center;
`;
const Disclosure = styled.p`
  color: var(--text-muted);
  font-size: 0.8125rem;
  text-align: center;
  text-wrap: balance;
`;

function Coach() {
  const conversation = useAtomValue(conversationAtom);
  const history = useAtomValue(historyAtom);
  const ask = useSetAtom(askAtom);
  const startNewChat = useSetAtom(startNewChatAtom);
  const loadHistory = useSetAtom(loadHistoryAtom);
  const wide = useMediaQuery('(min-width: 1280px)', true);
  const precise = useMediaQuery('(pointer: fine)', true);
  const [panel, setPanel] = useState({ beside: true, over: false });
  const box = useRef<HTMLTextAreaElement>(null);
  useConversationAddress();
  useEffect(() => void loadHistory(), [loadHistory]);

  const { phase, id, messages } = conversation;
  const initial = phase === 'initial';
  const pending = phase === 'asking';
  const title = history.find((item) => item._id === id)?.promptName || texts.untitled;
  const closeDrawer = () => setPanel((now) => ({ ...now, over: false }));
  // On a touch screen the focus would open the keyboard over what was just asked for.
  const toBox = () => precise && box.current?.focus();
  const send = (text: string) => {
    void ask(text);
    toBox();
  };
  const newChat = () => {
    startNewChat();
    closeDrawer();
    toBox();
  };
  const conversations = <ConversationsPanel onNewChat={newChat} onLeave={closeDrawer} />;

  return (
    <Room>
      {wide && panel.beside && <Aside aria-label="Conversations">{conversations}</Aside>}
      {!wide && panel.over && (
        <Drawer label="Conversations" onClose={closeDrawer}>
          {conversations}
        </Drawer>
      )}
      <Main>
        <ChatHeader
          title={initial ? null : title}
          panelOpen={wide ? panel.beside : panel.over}
          onTogglePanel={() =>
            setPanel(wide ? { ...panel, beside: !panel.beside } : { ...panel, over: !panel.over })
          }
        />
        {initial && <StartView onAsk={send} />}
        {phase === 'opening' && (
          <Waiting>
            <Spinner label="Loading conversation" />
          </Waiting>
        )}
        {(pending || phase === 'settled') && <Thread messages={messages} pending={pending} onAsk={send} />}
        <Foot key="foot" $initial={initial}>
          <StatusLine phase={phase} />
          <SendFailure />
          <Composer area={box} pending={pending || phase === 'opening'} onSend={send} />
          <Disclosure>{texts.disclosure()}</Disclosure>
        </Foot>
      </Main>
    </Room>
  );
}

/** The AI consultant. The thread is bound to the member: nothing of an earlier one's is ever drawn. */
export default function Consultant() {
  const member = useUser()?._id ?? '';
  const { owner } = useAtomValue(conversationAtom);
  const claim = useSetAtom(claimAtom);
  useLayoutEffect(() => claim(member), [claim, member]);
  return owner === member && member !== '' ? <Coach /> : null;
}
