import type { AnswerPart } from '@breakaway/contract';
import { Icon } from '@breakaway/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Assumptions } from './Assumptions.tsx';
import { DataTable } from './DataTable.tsx';
import { OpenInTool } from './OpenInTool.tsx';
import { Fold } from './Fold.tsx';
import { Gap } from './Gap.tsx';
import { grouped } from './grouped.ts';
import { Hero } from './Hero.tsx';
import type { Place } from './parts.ts';
import { PlanPart } from './plan/PlanPart.tsx';
import { SessionPart } from './session/SessionPart.tsx';
import { Sources } from './Sources.tsx';
import { Asked, Chips, Suggestions, type Ask } from './Suggestions.tsx';
import { Timeline } from './timeline/Timeline.tsx';
import { tieUnits } from './units.ts';

const Text = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
const Remark = styled.div<{ $warning: boolean }>`
  display: flex;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border: 1px solid ${({ $warning }) => ($warning ? 'var(--warn)' : 'var(--line)')};
  border-radius: var(--radius);
  background: ${({ $warning }) => ($warning ? 'var(--warn-tint)' : 'var(--bg-sunken)')};
  svg {
    flex: none;
    margin-top: 2px;
    color: var(--warn);
  }
`;
const Asking = styled.div`
  display: grid;
  gap: var(--space-3);
`;
const Question = styled(Text)`
  font-weight: var(--strong);
`;
/** What stands after an answer takes no row of its own where the answer ends in a fold: it stands beside its title. */
const LastRow = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > details > summary {
    max-width: calc(100% - 6rem);
  }
  > :last-child {
    position: absolute;
    top: 0;
    right: 0;
  }
`;
const NOTHING: ReadonlySet<string> = new Set();

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
        <Asking>
          <Question>{tieUnits(part.text)}</Question>
          <Chips chips={part.chips} onAsk={onAsk} />
        </Asking>
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
    case 'open':
      return <OpenInTool {...part} />;
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
  /** Stands after the answer, before what the member may say next. */
  after?: ReactNode;
}

/** An answer as the coach structured it. */
export function AnswerParts({ parts, answer, onAsk, asked, after }: Props) {
  const draw = (part: AnswerPart, index: number) => (
    <Part key={index} part={part} answer={answer} path={`${index}`} onAsk={onAsk} />
  );
  const groups = grouped(parts);
  const drawn = groups.map(({ index, part, card }) => {
    if (!card) return draw(part, index);
    const { below, ...said } = card;
    return (
      <Hero key={index} {...said}>
        {below && draw(below.part, below.index)}
      </Hero>
    );
  });
  const end = 1 + groups.findLastIndex(({ part }) => part.kind !== 'suggestions' && part.kind !== 'question');
  const beside = Boolean(after) && groups[end - 1]?.part.kind === 'details';
  return (
    <Asked value={asked ?? NOTHING}>
      {drawn.slice(0, beside ? end - 1 : end)}
      {beside ? (
        <LastRow>
          {drawn[end - 1]}
          {after}
        </LastRow>
      ) : (
        after
      )}
      {drawn.slice(end)}
    </Asked>
  );
}

/** The same answer when only its text is known. */
export const PlainAnswer = Text;
