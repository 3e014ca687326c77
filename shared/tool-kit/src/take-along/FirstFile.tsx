import type { PlannedRide } from '@breakaway/cycling';
import { Button, Icon, Muted, Notice, Spinner, Stack } from '@breakaway/ui';
import styled from 'styled-components';
import type { FileChoice } from './file-choice.ts';
import { FileFacts } from './FileFacts.tsx';
import { savePlanFile } from './save-plan-file.ts';
import { usePlanFileNow } from './usePlanFile.ts';

const Steps = styled.ol`
  display: grid;
  gap: var(--space-2);
  padding-left: var(--space-5);
  li::marker {
    font-weight: var(--strong);
  }
`;

interface Props {
  ride: PlannedRide;
  choice: FileChoice;
  /** how to get it on the device */
  steps: readonly string[];
}

/** The file that suits the device best, ready to be saved, and how to get it on. */
export function FirstFile({ ride, choice, steps }: Props) {
  const file = usePlanFileNow(ride, choice);
  return (
    <>
      <Stack $gap={0.5}>
        <h3>{choice.title}</h3>
        <p>{choice.gives}</p>
        <Muted>{choice.loses}</Muted>
      </Stack>
      {file === null && <Spinner label="Writing and checking the file" />}
      {file && !file.ok && <Notice tone="bad">{file.message}</Notice>}
      {file?.ok && (
        <Stack $gap={0.75}>
          <div>
            <Button onClick={() => savePlanFile(file)}>
              <Icon name="download" />
              Download
            </Button>
          </div>
          <FileFacts file={file} />
        </Stack>
      )}
      <Stack $gap={0.5}>
        <h3>How to get it on</h3>
        <Steps>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Steps>
      </Stack>
    </>
  );
}
