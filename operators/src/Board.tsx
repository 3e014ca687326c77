import type { Overview } from '@breakaway/releases/protocol';
import { Button, Card, Muted, Notice, Skeleton, Stack } from '@breakaway/ui';
import { Badge, EmptyState } from '@breakaway/ui/controls';
import { useState } from 'react';
import styled from 'styled-components';
import { ChangeDialog, type Intent } from './ChangeDialog.tsx';
import { History } from './History.tsx';
import type { Signer } from './key.ts';
import { RemoteCard } from './RemoteCard.tsx';
import { Small } from './Small.ts';
import { useOverview } from './useOverview.ts';

const Page = styled.main`
  display: grid;
  gap: var(--space-5);
  max-width: 90rem;
  margin: 0 auto;
  padding: var(--space-5) var(--space-4) var(--space-7);
`;
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-5);
`;
/** Whose key it is, and a way out; in line with the page's edge. */
const Holder = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-5);
  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;
const Rows = styled.ul`
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-1) var(--space-4);
    padding: var(--space-2) 0;
    overflow-wrap: anywhere;
  }
  > li + li {
    border-top: 1px solid var(--line);
  }
`;
const Side = styled(Card)`
  display: grid;
  gap: var(--space-3);
`;
/** Below what stands beside each other. */
const Below = styled(Small)`
  flex: 1 1 100%;
`;

function Services({ services }: Pick<Overview, 'services'>) {
  if (services.length === 0)
    return <EmptyState>No servers are watched: set WATCHED of the registry.</EmptyState>;
  return (
    <Rows>
      {services.map(({ name, isReady, says }) => (
        <li key={name}>
          <span>{name}</span>
          <Badge $tone={isReady ? (says.length > 0 ? 'warn' : 'good') : 'bad'}>
            {isReady ? (says.length > 0 ? 'Ready, with warnings' : 'Ready') : 'Not ready'}
          </Badge>
          {says.map((sentence) => (
            <Below key={sentence}>{sentence}</Below>
          ))}
        </li>
      ))}
    </Rows>
  );
}

function Shells({ shells, revision }: Pick<Overview, 'shells' | 'revision'>) {
  if (shells.length === 0) return <EmptyState>No shell follows the registry.</EmptyState>;
  return (
    <Rows>
      {shells.map((shell) => (
        <li key={shell.id}>
          <span>{shell.id}</span>
          <Badge $tone={shell.refuses.length > 0 ? 'bad' : shell.revision < revision ? 'warn' : 'good'}>
            {shell.revision < revision ? 'Behind' : 'Up to date'}
          </Badge>
          <Below>
            host-api {shell.hostApi}
            {shell.refuses.length > 0 ? ` · does not use what is live of ${shell.refuses.join(', ')}` : ''}
          </Below>
        </li>
      ))}
    </Rows>
  );
}

interface BoardProps {
  signer: Signer;
  /** The key is to be forgotten, for a reason or because its holder wants to. */
  onForget: (reason?: string) => void;
}

/** Everything at a glance: what is live for whom, how it fares, who changed it, and whether the servers are well. */
export function Board({ signer, onForget }: BoardProps) {
  const { now, at, problem, refresh } = useOverview(signer, onForget);
  const [intent, setIntent] = useState<Intent>();
  const [said, setSaid] = useState<string>();

  return (
    <Page>
      <Head>
        <h1>Releases</h1>
        <Holder>
          <Muted as="span">{now ? `${now.me.team} (${now.me.kid})` : signer.kid}</Muted>
          <Button tone="secondary" onClick={() => onForget()}>
            Sign out
          </Button>
        </Holder>
      </Head>
      {problem && (
        <Notice
          tone="bad"
          action={
            <Button tone="secondary" onClick={() => void refresh()}>
              Try again
            </Button>
          }
        >
          {problem}{' '}
          {now &&
            `This is from ${new Date(at).toLocaleTimeString('en-GB')}. Pages go on with what was live last.`}
        </Notice>
      )}
      {said && <Notice tone="good">{said}</Notice>}
      {!now && !problem && <Skeleton label="Loading releases" lines={6} />}
      {now && (
        <Columns>
          <Stack $gap={1.5}>
            {now.remotes.length === 0 && <EmptyState>No team has published anything yet.</EmptyState>}
            {now.remotes.map((remote) => (
              <RemoteCard
                key={remote.name}
                remote={remote}
                mayChange={now.me.mayChange.includes(remote.name)}
                now={at}
                onIntent={(next) => {
                  setSaid(undefined);
                  setIntent(next);
                }}
              />
            ))}
          </Stack>
          <Stack $gap={1.5}>
            <Side aria-label="Servers">
              <h2>Servers</h2>
              <Services services={now.services} />
            </Side>
            <Side aria-label="Shells">
              <h2>Shells</h2>
              <Shells shells={now.shells} revision={now.revision} />
            </Side>
            <Side aria-label="History">
              <h2>History</h2>
              <History changes={now.history} />
            </Side>
          </Stack>
        </Columns>
      )}
      {intent && (
        <ChangeDialog
          intent={intent}
          signer={signer}
          onClose={() => setIntent(undefined)}
          onDone={async (sentence) => {
            // The next change begins at this one: what the page shows has to be as new before it can be pressed.
            await refresh();
            setIntent((current) => (current === intent ? undefined : current));
            setSaid(sentence);
          }}
        />
      )}
    </Page>
  );
}
