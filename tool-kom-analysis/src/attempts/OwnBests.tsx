import { ownCurve, type Athlete, type OwnBest, type OwnCurve, type RideBest } from '@breakaway/cycling';
import { Button, Muted, Notice } from '@breakaway/ui';
import { Badge, Table, TableFrame } from '@breakaway/ui/controls';
import { useMemo } from 'react';
import styled from 'styled-components';
import { dateWords } from './words.ts';

export type Offer = OwnCurve['offer'];

const durationWords = (seconds: number): string => (seconds < 60 ? `${seconds} s` : `${seconds / 60} min`);

const BADGES: Partial<Record<OwnBest['verdict'], { tone: 'good' | 'warn' | 'neutral'; text: string }>> = {
  better: { tone: 'good', text: 'Better' },
  new: { tone: 'neutral', text: 'New' },
  doubtful: { tone: 'warn', text: 'Check meter' },
};

const Nowrap = styled.span`
  white-space: nowrap;
`;

interface Props {
  bests: readonly RideBest[];
  rides: number;
  athlete: Athlete | null;
  /** takes bests over into the profile; without it they are only shown */
  onOffer: ((offer: Offer) => void) | undefined;
}

/** The member's best powers over all rides searched, beside the profile. */
export function OwnBests({ bests, rides, athlete, onOffer }: Props) {
  const { bests: judged, offer, fit } = useMemo(() => ownCurve(bests, athlete), [bests, athlete]);
  const massKg = athlete?.massKg?.value ?? null;
  if (judged.length === 0) return <Muted>None of these rides has power in it.</Muted>;
  return (
    <>
      <TableFrame label="Your best powers">
        <Table>
          <thead>
            <tr>
              <th scope="col">For</th>
              <th scope="col">Power</th>
              {massKg && <th scope="col">W/kg</th>}
              <th scope="col">Profile</th>
              <th scope="col" className="text">
                Ride of
              </th>
            </tr>
          </thead>
          <tbody>
            {judged.map(({ durationS, powerW, profileW, rideStartMs, verdict }) => {
              const badge = BADGES[verdict];
              return (
                <tr key={durationS}>
                  <th scope="row">
                    <Nowrap>{durationWords(durationS)}</Nowrap>
                  </th>
                  <td>{Math.round(powerW)} W</td>
                  {massKg && <td>{(powerW / massKg).toFixed(1)}</td>}
                  <td>{profileW === null ? '–' : `${Math.round(profileW)} W`}</td>
                  <td className="text">
                    {dateWords(rideStartMs)} {badge && <Badge $tone={badge.tone}>{badge.text}</Badge>}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      </TableFrame>
      <Muted>
        What you rode in {rides === 1 ? 'this ride' : `these ${rides} rides`}, not what you could. Few efforts
        are all-out to the last second.
      </Muted>
      {fit && (
        <p>
          One curve through those of 2 to 20 min: critical power {Math.round(fit.cpW)} W ±{' '}
          {Math.round(fit.cpSdW ?? 0)} W, W′ {(fit.wPrimeJ / 1000).toFixed(1)} kJ. It holds only if they were
          all-out.
        </p>
      )}
      {offer.length > 0 && (
        <Notice silent action={onOffer && <Button onClick={() => onOffer(offer)}>Use in my profile</Button>}>
          {offerWords(offer)}
        </Notice>
      )}
    </>
  );
}

function offerWords(offer: Offer): string {
  const list = new Intl.ListFormat('en-GB').format(
    offer.map(({ label, powerW, profileW }, i) => {
      const name = i === 0 ? label : label.toLowerCase();
      return `${name} ${powerW} W (${profileW === null ? 'empty now' : `now ${Math.round(profileW)} W`})`;
    }),
  );
  return `Your profile could have: ${list}. Critical power and W′ that follow from these change with them, and so do verdicts and plans.`;
}
