import { checkedPlanFile, type PlannedRide } from '@breakaway/cycling';
import { controlStyle, FieldFrame, Muted } from '@breakaway/ui';
import { Disclosure } from '@breakaway/ui/controls';
import styled from 'styled-components';
import { Part } from '../layout.tsx';
import { useUnits } from '../units.ts';
import { useKept } from '../useKept.ts';
import { DEVICES, filesFor, type Device, type DeviceKey } from './devices.ts';
import type { FileChoices, FileKey } from './file-choice.ts';
import { FileRow, Rows } from './FileRow.tsx';
import { FirstFile } from './FirstFile.tsx';
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

interface Props {
  /** what this tool offers */
  choices: FileChoices;
  /** what a file is made of: the same object for as long as nothing has changed */
  rideOf: (key: FileKey) => PlannedRide;
  /** what is printed */
  onPaper: PlannedRide;
  /** `checkedPlanFile`, or the same in a worker: a course of 135 km takes up to half a second on a slow device */
  write?: typeof checkedPlanFile | undefined;
}

/** A plan as files for the member's device, and on paper. */
export function DeviceFiles({ choices, rideOf, onPaper, write = checkedPlanFile }: Props) {
  const [kept, keep] = useKept<{ device: DeviceKey }>('device', { device: 'garmin' }, 'device');
  const { units } = useUnits();
  const key = Object.hasOwn(DEVICES, kept.device) ? kept.device : 'garmin';
  const device: Device = DEVICES[key];
  const { first, others } = filesFor(device, choices);
  const firstChoice = first && choices[first];
  const files = others.length > 0 && (
    <InArea key="files" $area="files">
      <Part title={first ? 'Other files' : 'Files'}>
        <Disclosure label={`Show ${others.length} files`} phoneOnly>
          <Rows>
            {others.map((file) => {
              const choice = choices[file];
              return choice && <FileRow key={file} ride={rideOf(file)} choice={choice} />;
            })}
          </Rows>
        </Disclosure>
      </Part>
    </InArea>
  );
  const paper = (
    <InArea key="paper" $area="paper">
      <PaperPart ride={onPaper} first={first === null} />
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
            {first && firstChoice && (
              <FirstFile ride={rideOf(first)} choice={firstChoice} steps={device.steps} />
            )}
          </Part>
        </InArea>
        {first ? [files, paper] : [paper, files]}
      </Sides>
    </WriterContext>
  );
}
