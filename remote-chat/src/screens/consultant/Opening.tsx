import styled, { keyframes } from 'styled-components';
import { texts } from '../../texts.ts';
import { Answer, BotMark, Column, Question } from './turn-frame.tsx';

const appear = keyframes`from { opacity: 0; }`;
const breathe = keyframes`50% { opacity: 0.45; }`;
/** What loads at once needs no skeleton first. */
const View = styled(Column)`
  flex: 1;
  align-content: start;
  animation: ${appear} 1ms 250ms backwards;
`;
const Bar = styled.i<{ $width: string; $tall?: boolean }>`
  display: block;
  width: ${({ $width }) => $width};
  height: ${({ $tall }) => ($tall ? '3.5em' : '1em')};
  border-radius: var(--radius-s);
  background: var(--line);
  animation: ${breathe} calc(2 * var(--slow)) ease-in-out infinite;
`;
const Asked = styled(Question)`
  width: min(20rem, 85%);
  padding: var(--space-3) var(--space-4);
`;
const Card = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--card-inset);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--bg-raised);
`;

/** The shape of a conversation that is loading: a question, and the card of its answer. */
export const Opening = () => (
  <View role="status" aria-label={texts.opening}>
    <Asked>
      <Bar $width="100%" />
    </Asked>
    <Answer aria-hidden>
      <BotMark />
      <Card>
        <Bar $width="6em" />
        <Bar $width="8em" $tall />
        <Bar $width="100%" />
        <Bar $width="62%" />
      </Card>
    </Answer>
  </View>
);
