import {
  checkedPlanFile,
  plannedRide,
  type FeedingPlan,
  type FeedStation,
  type RacePlan,
} from '@breakaway/cycling';
import { Part, useKept, useUnits } from '@breakaway/tool-kit';
import { controlStyle, FieldFrame, Muted } from '@breakaway/ui';
import { Disclosure } from '@breakaway/ui/controls';
import { useMemo } from 'react';
import styled from 'styled-components';
import { DEVICES, type Device, type DeviceKey } from './devices.ts';
import { FirstFile } from './FirstFile.tsx';
import { FileRow, Rows } from './FileRow.tsx';
import { FILES } from './files.ts';
import { PaperPart } from './PaperPart.tsx';
import { WriterContext } from './usePlanFile.ts';

const Select = styled.select`
  ${controlStyle}
`;
const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-items: start;
  ${({ theme }) => theme.from.desktop} {
    grid-template: 'device paper' auto 'files paper' 1fr / minmax(0, 1fr) minmax(0, 24rem);
  }
`;
const InArea = styled.div<{ $area: string }>`
  ${({ theme }) => theme.from.desktop} {
    grid-area: ${({ $area }) => $area};
  }
`;

const NO_STATIONS: readonly FeedStation[] = [];

interface Props {
  plan: RacePlan;
  /** of the race: files are named after it */
  name: string;
  feeding: FeedingPlan | null;
  /** where bottles and pockets are filled again */
  stations?: readonly FeedStation[];
  /** `checkedPlanFile`, or the same in a worker: a course of 135 km takes up to half a second on a slow device */
  write?: typeof checkedPlanFile;
}

/** The plan as files for the member's device, and on paper. */
export function TakeAlong({ plan, name, feeding, stations = NO_STATIONS, write = checkedPlanFile }: Props) {
  const [kept, keep] = useKept<{ device: DeviceKey }>('device', { device: 'garmin' }, 'device');
  const ride = useMemo(
    () => plannedRide(plan, { name, stations, ...(feeding && { feeding }) }),
    [plan, name, feeding, stations],
  );
  const { units } = useUnits();
  const key = Object.hasOwn(DEVICES, kept.device) ? kept.device : 'garmin';
  const device: Device = DEVICES[key];
  const files = (
    <InArea key="files" $area="files">
      <Part title={device.first ? 'Other files' : 'Files'}>
        <Disclosure label={`Show ${device.others.length} files`} phoneOnly>
          <Rows>
            {device.others.map((file) => (
              <FileRow key={file} ride={ride} choice={FILES[file]} />
            ))}
          </Rows>
        </Disclosure>
      </Part>
    </InArea>
  );
  const paper = (
    <InArea key="paper" $area="paper">
      <PaperPart ride={ride} first={device.first === null} />
    </InArea>
  );
  return (
    <WriterContext value={write}>
      <Sides>
        <InArea $area="device">
          <Part title="Take it along">
            <FieldFrame label="My device" hint="Kept on this device.">
              {(control) => (
                <Select
                  {...control}
                  value={key}
                  onChange={({ target }) => keep({ device: target.value as DeviceKey })}
                >
                  {Object.entries(DEVICES).map(([value, { label }]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
              )}
            </FieldFrame>
            {units.distance === 'mi' && <Muted>Distances on paper and in files are in km.</Muted>}
            {device.first && <FirstFile ride={ride} choice={FILES[device.first]} steps={device.steps} />}
          </Part>
        </InArea>
        {device.first ? [files, paper] : [paper, files]}
      </Sides>
    </WriterContext>
  );
}
