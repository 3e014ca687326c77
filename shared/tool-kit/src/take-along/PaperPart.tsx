import type { PlannedRide } from '@breakaway/cycling';
import { Button, Icon, Muted, Notice, Spinner, Stack } from '@breakaway/ui';
import { Segmented } from '@breakaway/ui/controls';
import { useState } from 'react';
import styled from 'styled-components';
import { Part } from '../layout.tsx';
import { FileFacts } from './FileFacts.tsx';
import { imageOf, PrintSheet } from './PrintSheet.tsx';
import { savePlanFile } from './save-plan-file.ts';
import { usePlanFileNow } from './usePlanFile.ts';

const Preview = styled.div`
  display: grid;
  justify-items: center;
  padding: var(--space-4);
  border-radius: var(--radius);
  background: var(--bg-sunken);
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

const WORDS = {
  sticker: {
    gives: 'For the top tube, 30 x 120 mm: from which kilometre which watts, and when.',
    tip: 'Cut it out and fix it with clear tape.',
  },
  card: {
    gives: 'A6 (105 x 148 mm), for the top tube or a pocket: larger, with the range of the watts.',
    tip: 'Cut it out, fold it or laminate it.',
  },
};

/**
 * The plan on paper: a preview, to print or to save.
 * @param first paper is what the member rides with, so to print is the main thing to do
 */
export function PaperPart({ ride, first }: { ride: PlannedRide; first: boolean }) {
  const [format, setFormat] = useState<'sticker' | 'card'>('sticker');
  const file = usePlanFileNow(ride, { format });
  // The file on its way to the printer: another one is not printed unasked.
  const [printing, setPrinting] = useState<typeof file>(null);
  return (
    <Part title="On paper">
      <Segmented
        label="What to print"
        hideLabel
        options={[
          { value: 'sticker', label: 'Sticker' },
          { value: 'card', label: 'A6 card' },
        ]}
        value={format}
        onChange={setFormat}
      />
      <Stack $gap={0.25}>
        <p>
          {WORDS[format].gives}
          {ride.feeds.length > 0 && ' Where to eat is on it too.'}
        </p>
        <Muted>{WORDS[format].tip}</Muted>
      </Stack>
      {file === null && <Spinner label="Drawing it" />}
      {file && !file.ok && <Notice tone="bad">{file.message}</Notice>}
      {file?.ok && (
        <>
          <Actions>
            <Button tone={first ? 'primary' : 'secondary'} onClick={() => setPrinting(file)}>
              <Icon name="print" />
              Print or save as PDF
            </Button>
            <Button
              tone="quiet"
              aria-label={`Download the ${format === 'sticker' ? 'sticker' : 'A6 card'} as SVG`}
              onClick={() => savePlanFile(file)}
            >
              <Icon name="download" />
              SVG
            </Button>
          </Actions>
          <FileFacts file={file} named={false} />
          <Preview>
            <img src={imageOf(String(file.content))} alt={`Preview of the ${format}: ${ride.name}`} />
          </Preview>
          {printing === file && <PrintSheet svg={String(file.content)} onDone={() => setPrinting(null)} />}
        </>
      )}
    </Part>
  );
}
