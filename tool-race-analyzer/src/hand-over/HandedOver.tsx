import type { RaceStart } from '@breakaway/contract/tool-start';
import { inUnits } from '@breakaway/contract/units-in-text';
import { formatDuration, type Route } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import { BIKES } from '@breakaway/tool-kit/conditions';
import { Button, Notice } from '@breakaway/ui';
import styled from 'styled-components';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: var(--space-2);
`;
/** A course that differs by more is another one. */
const SAME_LENGTH = 0.03;

interface Props {
  start: RaceStart;
  /** of the course on the page; null when there is none */
  route: Pick<Route, 'distanceM'> | null;
  onUndo: () => void;
  onClose: () => void;
}

/** Says what the page was opened with, what is still missing, and takes it back. */
export function HandedOver({ start, route, onUndo, onClose }: Props) {
  const { units } = useUnits();
  const set = filledIn(start);
  const hasCourse = start.road !== undefined || start.course !== undefined;
  return (
    <Notice>
      {inUnits(
        [set && `Filled in for you: ${set}.`, hasCourse ? null : courseWords(start, route)]
          .filter(Boolean)
          .join(' '),
        units,
      )}
      <Row>
        {set && (
          <Button tone="secondary" onClick={onUndo}>
            Undo
          </Button>
        )}
        <Button tone="quiet" onClick={onClose}>
          Hide this
        </Button>
      </Row>
    </Notice>
  );
}

/** What the form got, in words; empty where that is nothing to speak of. */
function filledIn({
  goal,
  timeS,
  intensity,
  bike,
  massKg,
  ftpW,
  temperatureC,
  carbsGh,
  road,
  course,
  name,
}: RaceStart) {
  return [
    (road ?? course) && `the road of ${name ?? 'your ride'}`,
    goal === 'time' && timeS !== undefined && `${formatDuration(timeS)} of riding`,
    goal === 'intensity' && intensity !== undefined && `${Math.round(100 * intensity)} % of FTP`,
    bike && BIKES[bike].toLowerCase(),
    massKg !== undefined && `${massKg} kg`,
    ftpW !== undefined && `FTP ${Math.round(ftpW)} W`,
    temperatureC !== undefined && `${temperatureC} °C`,
    carbsGh !== undefined && `${Math.round(carbsGh)} g of carbohydrate an hour`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** A plan needs the road itself: a length and an ascent are not one. */
function courseWords({ distanceM, ascentM, name }: RaceStart, route: Props['route']): string {
  const asked =
    distanceM === undefined
      ? ''
      : `${(distanceM / 1000).toFixed(distanceM < 100_000 ? 1 : 0)} km${ascentM ? ` with ${Math.round(ascentM)} m of climbing` : ''}`;
  const what = name && asked ? `${name}, ${asked}` : name || asked;
  if (!route)
    return `Choose the file of your route${what ? ` (${what})` : ''}: a plan needs the road itself.`;
  if (distanceM !== undefined && Math.abs(route.distanceM / distanceM - 1) > SAME_LENGTH)
    return `The course below has ${(route.distanceM / 1000).toFixed(1)} km and is not the one that you asked about (${what}). Choose its file to plan it.`;
  return 'It counts for the course below. For another one, choose its file.';
}
