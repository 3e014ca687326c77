import { inUnits } from '@breakaway/contract/units-in-text';
import { Working } from '@breakaway/tool-kit/frame';
import { Button, Muted, Notice, Spinner } from '@breakaway/ui';
import type { Segment } from '../segment/segment.ts';
import type { PageState } from '../usePage.ts';
import { changesText } from '../way-there/lever-words.ts';
import { PlausibilityNote } from './PlausibilityNote.tsx';
import { PhoneFacts, Verdict } from './Verdict.tsx';
import { profileIsBehind } from './words.ts';

interface Props {
  segment: Segment;
  page: PageState;
  narrow: boolean;
}

/** The verdict on a record, or why there is none yet. */
export function Answer({ segment, page: { rider, record, road, form, change }, narrow }: Props) {
  const { state, fields, units } = rider;
  const { answer, question, isBehind, failed, plausibility, errors, made } = record;
  const { route } = segment;
  const fault = Object.values(fields.errors).find(Boolean) ?? Object.values(errors).find(Boolean) ?? null;
  const shown = answer?.ok ? answer.record : null;
  const changed =
    answer?.ok && answer.changes
      ? changesText(made, answer.changes.bounds, units, route.placeless === true)
      : null;
  // With a change the verdict is not that of the profile.
  const behind = shown && !changed && profileIsBehind(shown, road.ridden);
  return (
    <>
      {plausibility && <PlausibilityNote plausibility={plausibility} />}
      {answer && !answer.ok && question && (
        <Notice
          tone={'rollingS' in answer ? 'info' : 'bad'}
          // The sliders that led here are gone with the answer.
          action={
            Object.keys(made).length > 0 && (
              <Button tone="secondary" onClick={() => change({ changes: {} })}>
                Undo all changes
              </Button>
            )
          }
        >
          {inUnits(answer.message, units.units)}
        </Notice>
      )}
      {failed && <Notice tone="bad">This could not be computed. Change a value to try again.</Notice>}
      {!shown && question && isBehind && (
        <Working role="status">
          <Spinner /> Computing…
        </Working>
      )}
      {!question && !shown && (
        <Notice tone={form.time === '' ? 'info' : 'warn'}>
          {state.kind === 'waiting'
            ? 'Reading your profile…'
            : (fault ?? 'Enter your weight to see what it takes.')}
        </Notice>
      )}
      {shown && (
        <Verdict
          record={shown}
          distanceM={route.distanceM}
          busy={isBehind}
          fault={question ? null : fault}
          changed={changed}
          narrow={narrow}
        />
      )}
      {behind && <Notice>{behind}</Notice>}
      {shown?.notes.map((note) => (
        <Muted key={note}>{inUnits(note, units.units)}</Muted>
      ))}
      {shown && narrow && <PhoneFacts record={shown} distanceM={route.distanceM} />}
    </>
  );
}
