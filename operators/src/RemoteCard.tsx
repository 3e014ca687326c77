import { audienceInWords } from '@breakaway/releases/audience-words';
import type { Overview, PublishedRelease, ReleaseHealth } from '@breakaway/releases/protocol';
import { Button, Card, Icon, Stack } from '@breakaway/ui';
import { Badge, Disclosure, Menu, Table, TableFrame } from '@breakaway/ui/controls';
import styled from 'styled-components';
import type { Intent } from './ChangeDialog.tsx';
import { Small } from './Small.ts';
import { ago, fared, kilobytes, moment, toneOf } from './words.ts';

type Remote = Overview['remotes'][number];

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
`;
/** One release: what it is on the left, what to do with it on the right. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-4);
  padding: var(--space-3) 0;
  border-top: 1px solid var(--line);
`;
const Facts = styled.div`
  display: grid;
  gap: var(--space-1);
  flex: 1 1 16rem;
  min-width: 0;
`;
const First = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`;
const Version = styled.code`
  font-family: var(--mono);
  font-size: var(--text-s);
  font-weight: var(--strong);
  overflow-wrap: anywhere;
  /* In a table, what does not fit is scrolled to. */
  td &,
  th & {
    white-space: nowrap;
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const Fared = ({ health }: { health: ReleaseHealth | undefined }) => (
  <Badge $tone={toneOf(health)}>{fared(health)}</Badge>
);

interface RemoteCardProps {
  remote: Remote;
  /** Whether the key may change it. */
  mayChange: boolean;
  now: number;
  onIntent: (intent: Intent) => void;
}

/** One remote: what everybody gets, what some get, what else there is; and what can be done about it. */
export function RemoteCard({ remote, mayChange, now, onIntent }: RemoteCardProps) {
  const { name, state, releases, health, liveSince, liveBy } = remote;
  const { live, canary, previous, withdrawn } = state;
  const healthOf = (version: string) => health.find((one) => one.version === version);
  const published = (version: string) => releases.find((one) => one.version === version);
  const intend = (action: Intent['action'], version: string) => () => onIntent({ remote, action, version });
  const size = (version: string) => {
    const release = published(version);
    return release ? ` · ${kilobytes(release.size)}` : '';
  };
  const [before] = previous;

  return (
    <Card aria-label={name}>
      <Stack $gap={0.75}>
        <Head>
          <h2>{name}</h2>
          {!mayChange && <Small>Your key may look, not change.</Small>}
        </Head>
        <div>
          <Line>
            <Facts>
              <First>
                <Badge>Everybody</Badge>
                <Version>{live ?? 'Nothing is live'}</Version>
              </First>
              {live && liveSince && (
                <Small>
                  For {ago(liveSince, now)}, by {liveBy}
                  {size(live)}
                </Small>
              )}
              {live && (
                <div>
                  <Fared health={healthOf(live)} />
                </div>
              )}
            </Facts>
            {mayChange && before && (
              <Button tone="secondary" onClick={intend('rollback', before)}>
                Roll back
              </Button>
            )}
          </Line>
          {canary && (
            <Line>
              <Facts>
                <First>
                  <Badge $tone="warn">Canary</Badge>
                  <Version>{canary.version}</Version>
                </First>
                <Small>
                  For {audienceInWords(canary)}
                  {size(canary.version)}
                </Small>
                <div>
                  <Fared health={healthOf(canary.version)} />
                </div>
              </Facts>
              {mayChange && (
                <Actions>
                  <Button tone="secondary" onClick={intend('canary', canary.version)}>
                    Widen
                  </Button>
                  <Button tone="secondary" onClick={intend('deploy', canary.version)}>
                    Make live
                  </Button>
                  <Button tone="danger" onClick={intend('withdraw', canary.version)}>
                    Withdraw
                  </Button>
                </Actions>
              )}
            </Line>
          )}
        </div>
        <Disclosure label={`Releases (${releases.length})`}>
          <TableFrame label={`Releases of ${name}`}>
            <Table>
              <thead>
                <tr>
                  <th scope="col">Version</th>
                  <th scope="col" className="text">
                    State
                  </th>
                  <th scope="col">Published</th>
                  <th scope="col">Size</th>
                  <th scope="col" className="text">
                    By
                  </th>
                  {mayChange && <th scope="col">Actions</th>}
                </tr>
              </thead>
              <tbody>
                {releases.map((release) => (
                  <ReleaseRow
                    key={release.version}
                    release={release}
                    role={roleOf(release.version, { live, canary, previous, withdrawn })}
                    actions={
                      mayChange &&
                      release.version !== live && (
                        <Menu
                          quiet
                          label={<Icon name="more" />}
                          name={`Actions for ${release.version}`}
                          items={[
                            { id: 'deploy', label: 'Make it live', hint: 'For everybody' },
                            ...(live
                              ? [{ id: 'canary', label: 'Start a canary', hint: 'For some visitors' }]
                              : []),
                          ]}
                          onChoose={(action) => intend(action as 'deploy' | 'canary', release.version)()}
                        />
                      )
                    }
                    hasActions={mayChange}
                  />
                ))}
              </tbody>
            </Table>
          </TableFrame>
        </Disclosure>
      </Stack>
    </Card>
  );
}

function roleOf(version: string, { live, canary, previous, withdrawn }: Remote['state']): string {
  if (version === live) return 'live';
  if (version === canary?.version) return 'canary';
  if (previous.includes(version)) return 'before';
  return withdrawn.includes(version) ? 'withdrawn' : '';
}

interface ReleaseRowProps {
  release: PublishedRelease;
  role: string;
  actions: React.ReactNode;
  hasActions: boolean;
}

function ReleaseRow({ release, role, actions, hasActions }: ReleaseRowProps) {
  const { version, at, size, team } = release;
  return (
    <tr>
      <th scope="row">
        <Version>{version}</Version>
      </th>
      <td className="text">{role}</td>
      <td>{moment(at)}</td>
      <td>{kilobytes(size)}</td>
      <td className="text">{team}</td>
      {hasActions && <td>{actions}</td>}
    </tr>
  );
}
