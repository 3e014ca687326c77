import { formatEuro } from '@breakaway/contract/plan';
import { Button, Card, Notice, Skeleton, Stack } from '@breakaway/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { pause } from '../../../parts/pause.ts';
import { amountOf } from '../plan-words.ts';
import { texts } from '../texts.ts';
import { CheckAgain } from './CheckAgain.tsx';
import { DueNotice } from './DueNotice.tsx';
import type { RenewalProps } from './renewal-props.ts';

const RenewalForm = lazy(() => import('./RenewalForm.tsx'));

const TRIES = 5;
const BETWEEN_TRIES_MS = 1500;
const words = texts.pastDue;

/**
 * Paying the renewal by card, right here. Once it is paid, the plan is not past due any more and this part disappears.
 */
export function CardRenewal({ plan, check }: RenewalProps) {
  const [step, setStep] = useState<'asked' | 'paying' | 'unconfirmed'>('asked');
  const section = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    // The pressed button is gone.
    section.current?.querySelector<HTMLElement>('h2, button')?.focus();
  }, [step]);

  async function paid(): Promise<void> {
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      if (attempt > 1) await pause(BETWEEN_TRIES_MS);
      const now = await check().catch(() => undefined);
      if (now !== undefined && now?.status !== 'past_due') return;
    }
    setStep('unconfirmed');
  }

  return (
    <Stack ref={section}>
      {step !== 'unconfirmed' && (
        <DueNotice
          plan={plan}
          what={words.byCard}
          actions={
            step === 'asked' && (
              <Button onClick={() => setStep('paying')}>{words.pay(formatEuro(amountOf(plan)))}</Button>
            )
          }
        />
      )}
      {step === 'paying' && (
        <Card aria-labelledby="pay-renewal">
          <Stack>
            <h2 id="pay-renewal" tabIndex={-1}>
              {words.heading}
            </h2>
            <Suspense fallback={<Skeleton label="Loading payment form" block={180} lines={2} />}>
              <RenewalForm plan={plan} check={check} onPaid={paid} onClose={() => setStep('asked')} />
            </Suspense>
          </Stack>
        </Card>
      )}
      {step === 'unconfirmed' && (
        <Notice>
          <Stack $gap={0.75}>
            <span>{words.unconfirmed}</span>
            <div>
              <CheckAgain label={words.checkAgain} check={check} />
            </div>
          </Stack>
        </Notice>
      )}
    </Stack>
  );
}
