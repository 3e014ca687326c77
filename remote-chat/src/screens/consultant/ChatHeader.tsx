import { Icon, IconButton } from '@breakaway/ui';
import { Tooltip } from '@breakaway/ui/controls';
import type { RefObject } from 'react';
import styled from 'styled-components';
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
    font-size: var(--text-m);
    letter-spacing: 0;
    line-height: 1.4;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

/** On a small screen the sidebar is behind the frame's menu button. */
const Toggle = styled(IconButton)`
  display: none;
  ${({ theme }) => theme.from.desktop} {
    display: inline-grid;
  }
`;

/** Toggle of the sidebar with the conversations, the conversation's name, user menu. */
export function ChatHeader({
  title,
  heading,
  panelOpen,
  onTogglePanel,
}: {
  /** Null while the greeting is the page's heading. */
  title: string | null;
  /** Takes the focus when another conversation is opened. */
  heading: RefObject<HTMLHeadingElement | null>;
  panelOpen: boolean;
  onTogglePanel: () => void;
}) {
  const toggle = panelOpen ? 'Hide conversations' : 'Show conversations';
  return (
    <Bar $line={title !== null}>
      <Tooltip text={toggle} same>
        {() => (
          <Toggle aria-label={toggle} aria-expanded={panelOpen} onClick={onTogglePanel}>
            <Icon name="sidebar" />
          </Toggle>
        )}
      </Tooltip>
      <Title>
        {title !== null && (
          <h1 ref={heading} tabIndex={-1} title={title}>
            {title}
          </h1>
        )}
      </Title>
      <UserMenu />
    </Bar>
  );
}
