import { Icon, IconButton, VisuallyHidden } from '@breakaway/ui';
import { Tooltip } from '@breakaway/ui/controls';
import type { ComponentProps, RefObject } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts.ts';
import { UserMenu } from './UserMenu.tsx';

const Bar = styled.div<{ $line: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  flex: none;
  min-height: 56px;
  padding: 0 var(--space-3) 0 calc(var(--space-3) + var(--bar-start, 0px));
  border-bottom: 1px solid ${({ $line }) => ($line ? 'var(--line)' : 'transparent')};
`;
const Title = styled.div`
  flex: 1;
  min-width: 0;
  margin-right: var(--bar-end, 0px);
  h1 {
    /* The capitals, not the line, are in the middle of the bar. */
    padding-top: var(--space-1);
    font-size: var(--text-m);
    letter-spacing: 0;
    line-height: 1.4;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
/** Where the name will be. */
const NameToCome = styled.i`
  display: block;
  width: min(16rem, 100%);
  height: 1em;
  border-radius: var(--radius-s);
  background: var(--line);
`;

const BarButton = ({ name, children, ...rest }: ComponentProps<'button'> & { name: string }) => (
  <Tooltip text={name} same>
    {() => (
      <IconButton {...rest} aria-label={name}>
        {children}
      </IconButton>
    )}
  </Tooltip>
);

/** Toggle of the sidebar with the conversations, New Chat where that is hidden, the conversation's name, user menu. */
export function ChatHeader({
  shown,
  title,
  heading,
  wide,
  panelOpen,
  onTogglePanel,
  onNewChat,
}: {
  /** Not while the greeting is the page's heading. */
  shown: boolean;
  /** Null while it is loading. */
  title: string | null;
  /** Takes the focus when another conversation is opened. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Whether the sidebar has room beside the chat; on a phone it is behind the frame's menu button. */
  wide: boolean;
  panelOpen: boolean;
  onTogglePanel: () => void;
  onNewChat: () => void;
}) {
  const toggle = panelOpen ? 'Hide conversations' : 'Show conversations';
  return (
    <Bar $line={shown}>
      {wide && (
        <BarButton name={toggle} aria-expanded={panelOpen} onClick={onTogglePanel}>
          <Icon name="sidebar" />
        </BarButton>
      )}
      {(wide ? !panelOpen : shown) && (
        <BarButton name={texts.newChat} onClick={onNewChat}>
          <Icon name="plus" />
        </BarButton>
      )}
      <Title>
        {shown && (
          <h1 ref={heading} tabIndex={-1} title={title ?? undefined}>
            {title ?? (
              <>
                <NameToCome />
                <VisuallyHidden>{texts.panelItem}</VisuallyHidden>
              </>
            )}
          </h1>
        )}
      </Title>
      <UserMenu />
    </Bar>
  );
}
