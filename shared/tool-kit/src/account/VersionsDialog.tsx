import type { ReadPlan } from '@breakaway/contract';
import { Button, Dialog, Muted, Notice, Skeleton } from '@breakaway/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { momentWords } from './moment-words.ts';
import type { PlanKind } from './plan-kind.ts';
import { sentenceOf, type PlansApi } from './plans-api.ts';

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
  }
`;

interface Props<S> {
  api: Pick<PlansApi<S>, 'read'>;
  versionWords: PlanKind<S>['versionWords'];
  plan: { id: string; name: string };
  onClose: () => void;
  onVersion: (version: number) => void;
}

/** The versions of a plan that are kept. */
export function VersionsDialog<S>({ api, versionWords, plan, onClose, onVersion }: Props<S>) {
  const [read, setRead] = useState<ReadPlan<S> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let open = true;
    void api.read(plan.id).then((answer) => {
      if (!open) return;
      if (answer.ok) setRead(answer.data);
      else setProblem(sentenceOf(answer));
    });
    return () => {
      open = false;
    };
  }, [api, plan.id]);
  return (
    <Dialog open title={`Versions of “${plan.name}”`} onClose={onClose}>
      {problem && <Notice tone="bad">{problem}</Notice>}
      {!read && !problem && <Skeleton label="Loading the versions" lines={3} />}
      {read && (
        <>
          <List>
            {read.versions.map(({ version, savedAt, summary }) => (
              <li key={version}>
                <span>
                  {momentWords(savedAt)}: {versionWords(summary)}
                </span>
                <Button
                  tone="secondary"
                  aria-label={`Open the version of ${momentWords(savedAt)}`}
                  onClick={() => onVersion(version)}
                >
                  {version === read.version ? 'Open, the latest' : 'Open'}
                </Button>
              </li>
            ))}
          </List>
          <Muted>The last ten are kept. An earlier one replaces the latest only when you save it.</Muted>
        </>
      )}
    </Dialog>
  );
}
