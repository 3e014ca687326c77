import type { Subscription } from '@breakaway/contract';
import { longDate } from '@breakaway/contract/dates';
import { Notice, Stack } from '@breakaway/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { texts } from '../texts.ts';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

/** What happened to the renewal, how long the plan stays, and what the member can do about it. */
export function DueNotice({
  plan,
  what,
  actions,
  children,
}: {
  plan: Subscription;
  /** the sentence that says what to do */
  what: string;
  actions?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section aria-labelledby="past-due">
      {/* It stands here from the start: there is nothing to announce. */}
      <Notice tone="warn" silent>
        <Stack $gap={0.75}>
          <Stack $gap={0.25}>
            <strong id="past-due">{texts.pastDue.title}</strong>
            <p>
              {texts.pastDue.keeps(longDate(plan.accessUntil))} {what}
            </p>
          </Stack>
          {actions && <Actions>{actions}</Actions>}
          {children}
        </Stack>
      </Notice>
    </section>
  );
}
