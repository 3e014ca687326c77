import { FTP_TEST } from '@breakaway/cycling/ftp-test';
import { Icon } from '@breakaway/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { guessFtp, levels } from './first-guess.ts';
import { Choice, Choices } from './onboarding-style.ts';
import type { OnboardingForm } from './useOnboarding.ts';

const Disclosure = styled.button.attrs({ type: 'button' })`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: var(--space-2);
  min-height: 44px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  font-weight: var(--strong);
  cursor: pointer;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  svg {
    transition: rotate var(--quick);
  }
  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`;
const Ways = styled.div`
  display: grid;
  gap: var(--space-4);
  &[hidden] {
    display: none;
  }
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
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Disclosure aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        I don’t know my FTP
        <Icon name="down" size={18} />
      </Disclosure>
      <Ways id={id} hidden={!open}>
        <Choices>
          <legend>Start with a guess</legend>
          {levels.map(({ says, wattsPerKg }) => {
            const watts = String(guessFtp(wattsPerKg, form.value('weight')));
            return (
              <Choice
                key={says}
                aria-pressed={form.value('ftp') === watts}
                onClick={() => form.set('ftp', watts)}
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
    </>
  );
}
