import type { AnswerPart } from '@breakaway/contract';
import { Chip, Icon } from '@breakaway/ui';
import styled from 'styled-components';
import { Assumptions } from './Assumptions.tsx';
import { DataTable } from './DataTable.tsx';
import { Fold } from './Fold.tsx';
import { Gap } from './Gap.tsx';
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
const Headline = styled.div`
  padding: 0.875rem 1rem;
  border-radius: var(--radius);
  background: var(--bg-tint);
`;
const Label = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
`;
const Value = styled.p`
  font-size: 2rem;
  font-weight: 720;
  line-height: 1.15;
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;
  small {
    font-size: 1.125rem;
    font-weight: 600;
    letter-spacing: 0;
  }
`;
const Remark = styled.div<{ $warning: boolean }>`
  display: flex;
  gap: 0.625rem;
  padding: 0.75rem 0.875rem;
  border: 1px solid ${({ $warning }) => ($warning ? 'var(--warn)' : 'var(--line)')};
  border-radius: var(--radius);
  background: ${({ $warning }) => ($warning ? 'var(--warn-tint)' : 'var(--bg-sunken)')};
  svg {
    flex: none;
    margin-top: 0.125rem;
    color: var(--warn);
  }
`;
const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;
const Asked = styled(Text)`
  font-weight: 600;
`;

/** A chip is an answer that can be tapped; only in the last answer of a thread. */
type Ask = ((text: string) => void) | undefined;

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
      return (
        <Headline>
          <Label>{part.label}</Label>
          <Value>
            {part.value}&nbsp;<small>{part.unit}</small>
          </Value>
          {part.detail && <Label>{tieUnits(part.detail)}</Label>}
        </Headline>
      );
    case 'table':
      return <DataTable {...part} answer={place.answer} />;
    case 'assumptions':
      return <Assumptions items={part.items} />;
    case 'question':
      return (
        <>
          <Asked>{tieUnits(part.text)}</Asked>
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
      return <ChipRow chips={part.chips} onAsk={onAsk} />;
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
}

/** An answer as the coach structured it. */
export function AnswerParts({ parts, answer, onAsk }: Props) {
  return parts.map((part, index) => (
    <Part key={index} part={part} answer={answer} path={`${index}`} onAsk={onAsk} />
  ));
}

/** The same answer when only its text is known. */
export const PlainAnswer = Text;
