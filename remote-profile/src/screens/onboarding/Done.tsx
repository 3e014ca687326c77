import { firstNameOf } from '@breakaway/contract/names';
import { useUser } from '@breakaway/host-api';
import { Button, Scene } from '@breakaway/ui';
import type { RefObject } from 'react';
import { enduranceOf } from './first-guess.ts';
import { Actions, Column, FirstNumber, Intro } from './onboarding-style.ts';
import type { Saved } from './useOnboarding.ts';

const gradients = [4.5, 6, 7.5, 8, 6.5, 9, 7, 5];

interface DoneProps {
  saved: Saved;
  heading: RefObject<HTMLHeadingElement | null>;
  titleId: string;
}

/** The end of the questions: the member's first own number, and the way to the coach. */
export function Done({ saved, heading, titleId }: DoneProps) {
  const firstName = firstNameOf(useUser()?.name);
  const endurance = saved.ftpW ? enduranceOf(saved.ftpW) : null;
  return (
    <Column as="div">
      <Intro>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {firstName ? `You’re set, ${firstName}` : 'You’re set'}
        </h2>
        <p>
          {endurance
            ? 'Your first number: most of your rides belong here, in your endurance zone.'
            : 'Add your FTP in Settings when you know it. Until then, your coach asks.'}
        </p>
      </Intro>
      {endurance && (
        <FirstNumber>
          {endurance.fromW}–{endurance.toW}
          <small>W</small>
        </FirstNumber>
      )}
      <Scene gradients={gradients} rider={0.3} />
      <Actions>
        <Button onClick={saved.finish}>Meet your coach</Button>
      </Actions>
    </Column>
  );
}
