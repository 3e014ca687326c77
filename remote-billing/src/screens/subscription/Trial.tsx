import { useUser } from '@breakaway/host-api';
import { longDate } from '@breakaway/contract/dates';
import { expireDate } from '@breakaway/contract/plan';
import { Button, Card, Muted, Notice, Stack } from '@breakaway/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { texts } from './texts.ts';
import type { Membership } from './useMembership.ts';
import { useTrial } from './useTrial.ts';

const Offer = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-4);
  padding-block: var(--space-4);
  border-color: transparent;
  background: var(--bg-tint);
  > div {
    flex: 1 1 20rem;
  }
  p {
    font-size: var(--text-s);
  }
`;

interface TrialProps {
  membership: Membership;
  /** A payment is under way: nothing else is started beside it. */
  paying: boolean;
  /** It is the first action of the page. */
  first: boolean;
}

function TrialOffer({ membership, paying, first }: TrialProps) {
  const { start, busy } = useTrial(membership);
  const [end] = useState(() => longDate(new Date(expireDate('week', Date.now())).toISOString()) ?? '');
  return (
    <Offer aria-labelledby="trial">
      <Stack $gap={0.5}>
        <h2 id="trial">{texts.trial.heading}</h2>
        <Muted>{texts.trial.terms(end)}</Muted>
      </Stack>
      <Button
        tone={first ? 'primary' : 'secondary'}
        busy={busy}
        disabled={paying}
        onClick={() => void start()}
      >
        {texts.trial.start}
      </Button>
    </Offer>
  );
}

/** The free trial: offered to a member who has not had it, else where it stands; nothing for who never had one. */
export function Trial({ membership, ...place }: TrialProps) {
  const trial = useUser()?.trial;
  if (trial?.state === 'offered') return <TrialOffer membership={membership} {...place} />;
  const end = longDate(trial?.endsAt);
  if (!trial || !end) return null;
  return <Notice silent>{trial.state === 'running' ? texts.trial.runs(end) : texts.trial.over(end)}</Notice>;
}
