import { inUnits } from '@breakaway/contract/units-in-text';
import {
  conflictsFor,
  type Athlete,
  type Levers,
  type SegmentOnRoad,
  type SegmentQuestion,
} from '@breakaway/cycling';
import { Assumptions, useUnits } from '@breakaway/tool-kit';
import { AskConsultant, Later } from '@breakaway/tool-kit/frame';
import { Muted, Notice, Stack } from '@breakaway/ui';
import { Tabs, type TabItem } from '@breakaway/ui/controls';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Offer } from './attempts/OwnBests.tsx';
import type { Engine, RecordAnswer } from './engine/engine.ts';
import { CurveChart } from './result/CurveChart.tsx';
import { Shares } from './result/Shares.tsx';
import type { Segment } from './segment/segment.ts';
import { WayThere } from './way-there/WayThere.tsx';
import type { Forecast, ForecastHour } from './wind/forecast.ts';

const loadAttempts = () => import('./attempts/Attempts.tsx').then(({ Attempts }) => Attempts);
const loadEffort = () => import('./effort/Effort.tsx').then(({ Effort }) => Effort);
const loadWind = () => import('./wind/WindTab.tsx').then(({ WindTab }) => WindTab);

const Frame = styled.section`
  ${({ theme }) => theme.from.tablet} {
    padding: var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--bg-raised);
  }
`;

interface Props {
  engine: Engine;
  segment: Segment;
  /** the segment's, as the member knows it */
  name: string;
  athlete: Athlete | null;
  /** whose attempts are kept on this device */
  owner: string;
  /** takes bests of the rides over into the profile; null outside of the app */
  onOffer: ((offer: Offer) => void) | null;
  /** null while there is no record to answer for */
  found: Found | null;
  made: Partial<Levers>;
  onMade: (made: Partial<Levers>) => void;
  forecast: Forecast;
  onDay: (hour: Pick<ForecastHour, 'windMs' | 'fromDeg' | 'temperatureC'>) => void;
  /** for the consultant; null outside of the app */
  questions: readonly { label: string; question: string }[] | null;
  onAsk: (question: string) => void;
}

interface Found {
  question: SegmentQuestion;
  /** of the question */
  athlete: Athlete;
  answer: Extract<RecordAnswer, { ok: true }>;
}

/** All attempts at a segment and, with a record, the way to it, the wind, and what the answer rests on. */
export function RecordTabs(props: Props) {
  const { engine, segment, name, athlete, owner, onOffer, found, questions, onAsk } = props;
  const [tab, setTab] = useState<string>();
  // A search goes on, and what it said stays, while another tab is looked at.
  const [searched, setSearched] = useState(false);
  const ask = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState(0);
  useEffect(() => {
    if (sent === 0) return;
    ask.current?.scrollIntoView({ block: 'center' });
    ask.current?.querySelector('button')?.focus();
  }, [sent]);
  const { route, line, leads } = segment;
  const attempts: TabItem[] = line
    ? [
        {
          id: 'attempts',
          label: 'All my attempts',
          onlyChosen: !searched,
          content: (
            <Later
              load={loadAttempts}
              props={{
                segment: { route, line, leads, name },
                record: found && { timeS: found.question.timeS },
                athlete,
                engine: engine.attempts,
                owner,
                onSearch: () => setSearched(true),
                ...(onOffer ? { onOffer } : {}),
              }}
            />
          ),
        },
      ]
    : [];
  return (
    <>
      <Frame aria-label={found ? 'The way there' : 'My rides'}>
        <Tabs
          label={found ? 'Details of the record' : 'Details of the segment'}
          chosen={tab}
          onChoose={setTab}
          items={found ? tabsOf(found, props, attempts, questions && (() => setSent(sent + 1))) : attempts}
        />
      </Frame>
      {questions && (
        <div ref={ask}>
          <AskConsultant about="this record" questions={questions} onAsk={onAsk} />
        </div>
      )}
    </>
  );
}

function tabsOf(
  { question, athlete, answer: { record, changes } }: Found,
  { engine, segment, name, made, onMade, forecast, onDay }: Props,
  attempts: readonly TabItem[],
  onTraining: (() => void) | null,
): TabItem[] {
  const placeless = segment.route.placeless === true;
  return [
    {
      id: 'way',
      label: 'The way there',
      content: changes ? (
        <WayThere
          changes={changes}
          made={made}
          placeless={placeless}
          onMade={onMade}
          onTraining={onTraining}
        />
      ) : (
        <Notice>Enter your FTP and weight to see what would bring it within reach.</Notice>
      ),
    },
    {
      id: 'wind',
      label: 'Wind and days',
      onlyChosen: true,
      content: (
        <Later
          load={loadWind}
          props={{
            engine,
            question,
            placeless,
            road: segment,
            forecast,
            made,
            bounds: changes?.bounds ?? null,
            onHour: onDay,
          }}
        />
      ),
    },
    ...attempts,
    {
      id: 'effort',
      label: 'The effort',
      onlyChosen: true,
      content: <Later load={loadEffort} props={{ question, name, engine }} />,
    },
    {
      id: 'curve',
      label: 'Your curve',
      content: record.verdict ? (
        <CurveChart athlete={athlete} record={record} made={made} />
      ) : (
        <Notice>Enter your FTP and weight to see your power-duration curve.</Notice>
      ),
    },
    { id: 'shares', label: 'Where the power goes', content: <Shares terms={record.terms} /> },
    {
      id: 'assumptions',
      label: 'Assumptions',
      content: <Basis record={record} athlete={athlete} placeless={placeless} />,
    },
  ];
}

/** What the answer rests on, and how sure it is. */
function Basis({
  record: { spread, inputs },
  athlete,
  placeless,
}: {
  record: SegmentOnRoad;
  athlete: Athlete;
  placeless: boolean;
}) {
  const { units } = useUnits();
  const conflicts = conflictsFor(athlete.conflicts, { of: 'ride', inputs });
  const most = spread
    .slice(0, 3)
    .map(({ label, effect }) => `${label} (± ${Math.abs(effect).toFixed(0)} W)`)
    .join(', ');
  return (
    <Stack $gap={0.75}>
      <Muted>
        {placeless
          ? 'Constant power on an even road of this mean gradient'
          : 'Constant power over the real profile, with bends, braking and the bearing of every piece'}
        , by the road model of Martin et al. 1998. The uncertainty comes mostly from {most}.
      </Muted>
      <Assumptions figures={inputs} />
      {conflicts.length > 0 && (
        <Notice tone="warn">{inUnits(conflicts.map(({ text }) => text).join(' '), units)}</Notice>
      )}
    </Stack>
  );
}
