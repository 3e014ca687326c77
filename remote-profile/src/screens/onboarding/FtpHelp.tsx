import { FTP_TEST } from '@breakaway/cycling/ftp-test';
import { Disclosure } from '@breakaway/ui/controls';
import styled from 'styled-components';
import { guessFtp, levels } from './first-guess.ts';
import { Choice, Choices } from './onboarding-style.ts';
import type { OnboardingForm } from './useOnboarding.ts';

const Ways = styled.div`
  display: grid;
  gap: var(--space-4);
`;
const Test = styled.div`
  display: grid;
  gap: var(--space-1);
  h3 {
    font-size: var(--text-s);
    line-height: 1.5;
    font-weight: var(--strong);
  }
  p {
    color: var(--text-muted);
    font-size: var(--text-s);
  }
`;

/** Two ways to an FTP for somebody who does not know theirs: a guess by how they ride, and a test. */
export function FtpHelp({ form }: { form: OnboardingForm }) {
  return (
    <Disclosure label="I don’t know my FTP">
      <Ways>
        <Choices>
          <legend>Start with a guess</legend>
          {levels.map(({ says, wattsPerKg }) => {
            const watts = String(guessFtp(wattsPerKg, form.value('weight')));
            return (
              <Choice
                key={says}
                aria-pressed={form.value('ftp') === watts}
                onClick={() => form.guessFtp(watts)}
              >
                <span>{says}</span>
                <span>≈ {watts} W</span>
              </Choice>
            );
          })}
        </Choices>
        <Test>
          <h3>Or test it</h3>
          <p>{FTP_TEST}</p>
        </Test>
      </Ways>
    </Disclosure>
  );
}
