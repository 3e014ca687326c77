import { firstNameOf } from '@breakaway/contract/names';
import { useUser } from '@breakaway/host-api';
import { Button } from '@breakaway/ui';
import type { RefObject } from 'react';
import { FirstNumbers } from './FirstNumbers.tsx';
import { Actions, Column, Intro, Page } from './onboarding-style.ts';
import { Top } from './Top.tsx';
import type { Saved } from './useOnboarding.ts';

interface DoneProps {
  saved: Saved;
  heading: RefObject<HTMLHeadingElement | null>;
  titleId: string;
}

/** The end of the questions: the member's first own numbers, and the way to the coach. */
export function Done({ saved: { finish, ftpW, ...others }, heading, titleId }: DoneProps) {
  const firstName = firstNameOf(useUser()?.name);
  return (
    <Page as="div">
      <Top steps={[]} />
      <Column>
        <Intro>
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            {firstName ? `You’re set, ${firstName}` : 'You’re set'}
          </h2>
          <p>
            {ftpW
              ? 'Here is your first number: the power for most of your rides.'
              : 'Add your FTP in Settings when you know it. Until then, your coach asks.'}
          </p>
        </Intro>
        {ftpW ? <FirstNumbers ftpW={ftpW} {...others} /> : null}
        <Actions>
          <Button onClick={finish}>Meet your coach</Button>
        </Actions>
      </Column>
    </Page>
  );
}
