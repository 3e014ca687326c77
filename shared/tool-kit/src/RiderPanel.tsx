import type { ToolState } from '@breakaway/contract/shell-link';
import { Button, Notice, Spinner } from '@breakaway/ui';
import styled from 'styled-components';
import { FieldGrid, Part } from './layout.tsx';
import { NumberField } from './NumberField.tsx';

export type RiderState = ToolState['kind'];

/** The typed figures: each with its metric text and the sentence about it, and whether any differs from the profile. */
export interface RiderFields {
  texts: { weight: string; ftp: string; height: string };
  errors: { weight: string | null; ftp: string | null; height: string | null };
  changed: boolean;
  change: (field: 'weight' | 'ftp' | 'height', text: string) => void;
  reset: () => void;
  /** what was typed over the profile, and the way back to it later */
  typed: Partial<RiderFields['texts']>;
  restore: (typed: Partial<RiderFields['texts']>) => void;
}

const Link = styled.button.attrs({ type: 'button' })`
  display: inline;
  padding: 0;
  border: 0;
  background: none;
  color: var(--link);
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;

interface Props {
  state: RiderState;
  name: string | null;
  /** what the profile does not have of the three, in words */
  missing: readonly string[];
  fields: RiderFields;
  onSettings: () => void;
  onRetry: () => void;
}

/** Who the figures are for: the athlete's profile, or an example when the tool is open alone; editable for this page. */
export function RiderPanel({ state, name, missing, fields, onSettings, onRetry }: Props) {
  const { texts, errors, changed, change, reset } = fields;
  return (
    <Part title="Rider">
      {state === 'waiting' && <Spinner label="Reading your profile" />}
      {state === 'alone' && (
        <Notice>
          This page is open without the app, so the figures are for an example rider. Put in your own.
        </Notice>
      )}
      {state === 'signed-out' && <Notice>You have signed out. Sign in again to use your profile.</Notice>}
      {state === 'failed' && (
        <Notice tone="bad">
          Your profile could not be read. Enter the values for this page, or{' '}
          <Link onClick={onRetry}>try again</Link>.
        </Notice>
      )}
      {state === 'athlete' && missing.length < 3 && (
        <p>
          {name ? `${name}, from your profile.` : 'From your profile.'} Changes here count for this page only.
        </p>
      )}
      {state === 'athlete' && missing.length > 0 && (
        <Notice tone="warn">
          Your profile has no {listed(missing)}. Enter {missing.length > 1 ? 'them' : 'it'} here for this
          page, or <Link onClick={onSettings}>add {missing.length > 1 ? 'them' : 'it'} in Settings</Link>.
        </Notice>
      )}
      <FieldGrid>
        <NumberField
          label="Weight"
          unit="kg"
          value={texts.weight}
          onChange={(text) => change('weight', text)}
          error={errors.weight}
        />
        <NumberField
          label="FTP"
          unit="W"
          value={texts.ftp}
          onChange={(text) => change('ftp', text)}
          error={errors.ftp}
        />
        <NumberField
          label="Height"
          unit="cm"
          value={texts.height}
          onChange={(text) => change('height', text)}
          error={errors.height}
        />
      </FieldGrid>
      {changed && (
        <Button tone="quiet" onClick={reset}>
          {state === 'athlete' ? 'Back to my profile' : 'Back to the start values'}
        </Button>
      )}
    </Part>
  );
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
