import { Muted } from '@breakaway/ui';
import { Chip } from '@breakaway/ui/controls';
import styled from 'styled-components';

const Frame = styled.section`
  display: grid;
  gap: var(--space-2);
  padding-top: var(--space-4);
  @media print {
    display: none;
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

interface Props {
  /** what is asked about, such as "this plan" */
  about: string;
  /** what to tap, and the words that stand in the consultant's box then */
  questions: readonly { label: string; question: string }[];
  onAsk: (question: string) => void;
}

/** Questions about what a tool found, which open the consultant with its figures in the box. */
export function AskConsultant({ about, questions, onAsk }: Props) {
  return (
    <Frame aria-label={`Ask about ${about}`}>
      <strong>Ask the consultant about {about}</strong>
      <Row>
        {questions.map(({ label, question }) => (
          <Chip key={label} onClick={() => onAsk(question)}>
            {label}
          </Chip>
        ))}
      </Row>
      <Muted>It opens with the question in the box. You can change it before you send it.</Muted>
    </Frame>
  );
}
