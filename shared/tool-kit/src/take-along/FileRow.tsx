import type { PlannedRide } from '@breakaway/cycling';
import { Button, Icon, Muted, Notice } from '@breakaway/ui';
import { Badge } from '@breakaway/ui/controls';
import styled from 'styled-components';
import type { FileChoice } from './file-choice.ts';
import { savePlanFile } from './save-plan-file.ts';
import { FileFacts } from './FileFacts.tsx';
import { usePlanFile } from './usePlanFile.ts';

export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  container-type: inline-size;
  list-style: none;
`;
const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2) var(--space-4);
  align-items: center;
  justify-items: start;
  padding: var(--space-4) 0;
  border-top: 1px solid var(--line);
  &:first-child {
    padding-top: 0;
    border-top: 0;
  }
  &:last-child {
    padding-bottom: 0;
  }
  @container (min-width: 32rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`;
const Words = styled.div`
  display: grid;
  gap: var(--space-1);
  font-size: var(--text-s);
`;
const Title = styled.h3`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`;

/** A file that is made, checked and saved when it is asked for. */
export function FileRow({ ride, choice }: { ride: PlannedRide; choice: FileChoice }) {
  const { file, busy, make } = usePlanFile(ride, choice);
  const { title, gives, worksIn, loses, beta } = choice;
  async function download() {
    const made = await make();
    if (made.ok) savePlanFile(made);
  }
  return (
    <Row>
      <Words>
        <Title>
          {title}
          {beta && <Badge $tone="warn">Beta</Badge>}
        </Title>
        <p>{gives}</p>
        <Muted>For: {worksIn}.</Muted>
        <Muted>{loses}</Muted>
      </Words>
      <Button tone="secondary" busy={busy} aria-label={`Download: ${title}`} onClick={() => void download()}>
        {!busy && <Icon name="download" />}
        Download
      </Button>
      {file?.ok && <FileFacts file={file} />}
      {file && !file.ok && <Notice tone="bad">{file.message}</Notice>}
    </Row>
  );
}
