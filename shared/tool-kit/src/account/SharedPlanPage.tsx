import type { SharedPlan, ToolName } from '@breakaway/contract';
import type { ShellLink } from '@breakaway/contract/shell-link';
import type { ToolStart } from '@breakaway/contract/tool-start';
import { unitFormat, unitsOf, type Units } from '@breakaway/contract/units';
import type { Refusal } from '@breakaway/cycling';
import { Button, Notice, Skeleton } from '@breakaway/ui';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { UnitsContext } from '../units.ts';
import { isOffline, sentenceOf } from './plans-api.ts';

const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  max-width: 1200px;
  margin: 0 auto;
  padding: var(--space-5) var(--space-4) var(--space-6);
  h1 {
    overflow-wrap: anywhere;
  }
`;

/** The figures of a shared plan: a `dt` and a `dd` in a `div` each. */
export const SharedFacts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-5);
  font-variant-numeric: tabular-nums;
  dt {
    color: var(--text-muted);
    font-size: var(--text-s);
  }
  dd {
    font-size: var(--text-l);
    font-weight: var(--strong);
  }
`;

const OwnButton = styled(Button)`
  justify-self: start;
  margin-top: var(--space-2);
  @media (max-width: 599.98px) {
    width: 100%;
  }
`;

interface TakeOverProps {
  link: ShellLink;
  /** without an account the page leads to sign-in first, and back here */
  isMember: boolean;
  start: () => ToolStart;
  /** what it does, such as "See your own chance" */
  children: string;
}

/** Takes a shared plan over for the reader's own figures. */
export const TakeOver = ({ link, isMember, start, children }: TakeOverProps) => (
  <OwnButton tone="secondary" onClick={() => link.send({ type: 'open-tool', start: start() })}>
    {isMember ? children : `Sign in to ${children.charAt(0).toLowerCase()}${children.slice(1)}`}
  </OwnButton>
);

/** What was read of a link: all of it checked, for it comes from somebody else. */
type Readable = { view: { distance?: Units['distance'] } };

interface Props<T extends Readable> {
  link: ShellLink;
  tool: ToolName;
  /** the secret part of the link */
  token: string;
  /** the heading until it is read */
  title: string;
  /** the same function in every drawing */
  read: (answer: SharedPlan) => Promise<({ ok: true } & T) | Refusal>;
  children: (name: string, shown: T) => ReactNode;
}

type Answer<T> = { name: string; shown: T } | { problem: string; again: boolean };

/** What is behind a link, for somebody without an account, in the units that it was made in. */
export function SharedPlanPage<T extends Readable>({ link, tool, token, title, read, children }: Props<T>) {
  const [answer, setAnswer] = useState<Answer<T> | null>(null);
  const load = useCallback(async () => {
    setAnswer(null);
    const found = await link.call<SharedPlan>('POST', '/plans/shared', { token, tool });
    if (!found.ok)
      return setAnswer({ problem: sentenceOf(found), again: isOffline(found) || found.status !== 404 });
    const shown = await read(found.data);
    setAnswer(shown.ok ? { name: found.data.name, shown } : { problem: shown.message, again: false });
  }, [link, tool, token, read]);
  useEffect(() => void load(), [load]);

  if (answer && 'shown' in answer)
    return (
      <UnitsContext value={unitFormat(unitsOf({ distance: answer.shown.view.distance }))}>
        <Page>{children(answer.name, answer.shown)}</Page>
      </UnitsContext>
    );
  return (
    <Page>
      <h1>{title}</h1>
      {answer ? (
        <Notice
          tone="warn"
          action={
            answer.again && (
              <Button tone="secondary" onClick={() => void load()}>
                Try again
              </Button>
            )
          }
        >
          {answer.problem}
        </Notice>
      ) : (
        <Skeleton label="Loading" block={240} lines={3} />
      )}
    </Page>
  );
}
