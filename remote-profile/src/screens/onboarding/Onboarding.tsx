import type { User } from '@breakaway/contract';
import { useUser } from '@breakaway/host-api';
import { Button, Notice } from '@breakaway/ui';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { essentials } from '../settings/fields.ts';
import { missingFrom } from '../settings/record.ts';
import { Done } from './Done.tsx';
import { Actions, Column, Intro, Page, Screen } from './onboarding-style.ts';
import { BodyStep, FoodStep, PowerStep } from './steps.tsx';
import { Top } from './Top.tsx';
import { useOnboarding } from './useOnboarding.ts';

const steps = [
  {
    title: 'First, you',
    lead: 'Weight decides the climbs. Height decides the wind.',
    fields: ['height', 'weight'],
    Content: BodyStep,
  },
  {
    title: 'Your power',
    lead: 'FTP is the power you can hold for about an hour. Your zones and plans follow from it.',
    fields: ['ftp'],
    Content: PowerStep,
  },
  {
    title: 'Your food',
    lead: 'How many grams of carbs an hour can you eat on the bike? Plans never ask for more.',
    fields: ['cho_tolerance'],
    Content: FoodStep,
  },
] as const;
const titles = steps.map(({ title }) => title);

/**
 * Asks a new member once for the four values that everything is computed from: three short steps over the whole window,
 * and at the end their first own number. It draws nothing for anybody else.
 */
export default function Onboarding() {
  const user = useUser();
  const [later, setLater] = useState(false);
  if (!user || user.isOnboarded || later || missingFrom(user, essentials).length === 0) return null;
  return <Steps key={user._id} user={user} onLater={() => setLater(true)} />;
}

function Steps({ user, onLater }: { user: User; onLater: () => void }) {
  const [at, setAt] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const onboarding = useOnboarding(user, onLater);
  const { form, busy, failure, saved } = onboarding;
  const step = steps[at]!;
  const isLast = at === steps.length - 1;

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useEffect(() => heading.current?.focus(), [at, saved]);

  const proceed = async () => {
    if (!(await onboarding.check(step.fields))) return;
    if (!isLast) return setAt(at + 1);
    const wrong = await onboarding.save();
    if (wrong)
      setAt(
        Math.max(
          0,
          steps.findIndex(({ fields }) => (fields as readonly string[]).includes(wrong)),
        ),
      );
  };
  return (
    <Screen
      ref={dialog}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        if (saved) saved.finish();
        else onLater();
      }}
    >
      {saved ? (
        <Done saved={saved} heading={heading} titleId={`${id}-title`} />
      ) : (
        <Page
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void proceed();
          }}
        >
          <Top at={at} steps={titles}>
            <Button tone="quiet" disabled={busy !== null} onClick={() => void onboarding.skip()}>
              Skip for now
            </Button>
          </Top>
          <Column>
            <Intro>
              <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
                {step.title}
              </h2>
              <p>{step.lead}</p>
            </Intro>
            <step.Content
              field={onboarding.field}
              value={onboarding.value}
              set={onboarding.set}
              guessFtp={onboarding.guessFtp}
            />
            {failure && <Notice tone="bad">{failure}</Notice>}
            <Actions>
              {at > 0 && (
                <Button tone="secondary" disabled={busy !== null} onClick={() => setAt(at - 1)}>
                  Back
                </Button>
              )}
              <Button type="submit" busy={busy === 'saving'} disabled={busy !== null}>
                {isLast ? (busy === 'saving' ? 'Saving…' : 'Save') : 'Continue'}
              </Button>
            </Actions>
          </Column>
        </Page>
      )}
    </Screen>
  );
}
