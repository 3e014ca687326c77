import { dayAndMonth } from '@breakaway/contract/dates';
import { Link, paths, useUser } from '@breakaway/host-api';
import { buttonStyle, type ButtonTone } from '@breakaway/ui';
import styled, { css } from 'styled-components';
import { texts } from '../../texts.ts';

const asCard = css`
  display: grid;
  gap: var(--space-3);
  margin: 0 var(--space-3) var(--space-3);
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--bg-raised);
`;
const asLine = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-3);
  margin: 0 var(--space-3);
  padding: var(--space-1) var(--space-3);
  border-top: 1px solid var(--line);
`;
const Frame = styled.section<{ $quiet: boolean }>`
  flex: none;
  font-size: var(--text-s);
  p {
    color: var(--text-muted);
  }
  ${({ $quiet }) => ($quiet ? asLine : asCard)}
`;
const Offer = styled(Link)<{ $tone?: ButtonTone }>`
  ${buttonStyle}
`;
const QuietLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: var(--text-muted);
  &:hover {
    color: var(--text);
  }
`;

/** The way to the plan: an offer, or one quiet line for a member who has it. */
export function PlanCard() {
  const user = useUser();
  const trialEnd = user?.trial.state === 'running' ? dayAndMonth(user.trial.endsAt) : null;
  if (user?.isPremium && !trialEnd)
    return (
      <Frame $quiet>
        <p>{texts.hasPro}</p>
        <QuietLink to={paths.subscription}>{texts.upgrade}</QuietLink>
      </Frame>
    );
  return (
    <Frame $quiet={false}>
      <p>{trialEnd ? texts.trialEnds(trialEnd) : texts.upgradeLine}</p>
      <Offer to={paths.subscription} $tone="secondary">
        {texts.upgrade}
      </Offer>
    </Frame>
  );
}
