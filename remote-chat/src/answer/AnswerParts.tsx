import type { AnswerPart } from '@breakaway/contract';
import { Icon } from '@breakaway/ui';
import { Chip } from '@breakaway/ui/controls';
import { createContext, useContext } from 'react';
import styled from 'styled-components';
import { Assumptions } from './Assumptions.tsx';
import { DataTable } from './DataTable.tsx';
import { Fold } from './Fold.tsx';
import { Gap } from './Gap.tsx';
import { Hero, type HeroParts } from './Hero.tsx';
import type { Place } from './parts.ts';
import { PlanPart } from './plan/PlanPart.tsx';
import { SessionPart } from './session/SessionPart.tsx';
import { Sources } from './Sources.tsx';
import { Timeline } from './timeline/Timeline.tsx';
import { tieUnits } from './units.ts';

const Text = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
const Remark = styled.div<{ $warning: boolean }>`
  display: flex;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-3);
  border: 1px solid ${({ $warning }) => ($warning ? 'var(--warn)' : 'var(--line)')};
  border-radius: var(--radius);
  background: ${({ $warning }) => ($warning ? 'var(--warn-tint)' : 'var(--bg-sunken)')};
  svg {
    flex: none;
    margin-top: 2px;
    color: var(--warn);
  }
`;
const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
const Question = styled(Text)`
  font-weight: var(--strong);
`;

/** A chip is an answer that can be tapped; only in the last answer of a thread. */
type Ask = ((text: string) => void) | undefined;
const NOTHING: ReadonlySet<string> = new Set();
/** What the member has asked in this conversation: it is not suggested again. */
const Asked = createContext<ReadonlySet<string>>(NOTHING);

function Suggestions({ chips, onAsk }: { chips: string[]; onAsk: Ask }) {
  const asked = useContext(Asked);
  return <ChipRow chips={chips.filter((chip) => !asked.has(chip))} onAsk={onAsk} />;
}

function ChipRow({ chips, onAsk }: { chips: string[]; onAsk: Ask }) {
  if (!onAsk || chips.length === 0) return null;
  return (
    <Chips>
      {chips.map((chip) => (
        <Chip key={chip} onClick={() => onAsk(chip)}>
          {tieUnits(chip)}
        </Chip>
      ))}
    </Chips>
  );
}

function Part({ part, onAsk, ...place }: { part: AnswerPart; onAsk: Ask } & Place) {
  switch (part.kind) {
    case 'text':
      return <Text>{tieUnits(part.text)}</Text>;
    case 'headline':
      return <Hero headline={part} />;
    case 'table':
      return <DataTable {...part} answer={place.answer} />;
    case 'assumptions':
      return <Assumptions items={part.items} />;
    case 'question':
      return (
        <>
          <Question>{tieUnits(part.text)}</Question>
          <ChipRow chips={part.chips} onAsk={onAsk} />
        </>
      );
    case 'notice':
      return (
        <Remark $warning={part.tone === 'warning'}>
          {part.tone === 'warning' && <Icon name="warning" />}
          <Text>{tieUnits(part.text)}</Text>
        </Remark>
      );
    case 'suggestions':
      return <Suggestions chips={part.chips} onAsk={onAsk} />;
    case 'session':
      return <SessionPart {...place} part={part} />;
    case 'plan':
      return <PlanPart {...place} part={part} />;
    case 'timeline':
      return <Timeline {...part} answer={place.answer} />;
    case 'gap':
      return <Gap {...part} />;
    case 'sources':
      return <Sources {...part} />;
    case 'details':
      return (
        <Fold title={part.title}>
          {part.parts.map((inside, index) => (
            <Part
              key={index}
              part={inside}
              answer={place.answer}
              path={`${place.path}.${index}`}
              onAsk={onAsk}
            />
          ))}
        </Fold>
      );
    default:
      // A newer API may send a kind that this build does not know: the rest of the answer is still shown.
      return null;
  }
}

interface Props {
  parts: AnswerPart[];
  /** The first answer of the conversation is 1. */
  answer: number;
  /** Set for the answer whose chips may still be tapped. */
  onAsk: Ask;
  /** What the member has asked so far. */
  asked?: ReadonlySet<string> | undefined;
}

/** An answer as the coach structured it. */
export function AnswerParts({ parts, answer, onAsk, asked = NOTHING }: Props) {
  const drawn = grouped(parts).map(({ index, part, hero }) =>
    hero ? (
      <Hero key={index} {...hero} />
    ) : (
      <Part key={index} part={part} answer={answer} path={`${index}`} onAsk={onAsk} />
    ),
  );
  return <Asked value={asked}>{drawn}</Asked>;
}

/** Each part with its place; a headline takes the text and the gap that follow it into its card. */
function grouped(parts: AnswerPart[]): { index: number; part: AnswerPart; hero?: HeroParts }[] {
  const groups: ReturnType<typeof grouped> = [];
  for (const [index, part] of parts.entries()) {
    const open = groups.at(-1)?.hero;
    if (part.kind === 'headline') groups.push({ index, part, hero: { headline: part } });
    else if (open && part.kind === 'text' && !open.text) open.text = part;
    else if (open && part.kind === 'gap' && !open.gap) open.gap = part;
    else groups.push({ index, part });
  }
  return groups;
}

/** The same answer when only its text is known. */
export const PlainAnswer = Text;
