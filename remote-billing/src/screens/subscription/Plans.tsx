import { Icon } from '@breakaway/ui';
import styled from 'styled-components';
import { formatEuro } from '@breakaway/contract/plan';
import { BASE_PRICE, texts } from './texts.ts';

const Plan = styled.section<{ $chosen?: boolean }>`
  display: grid;
  gap: 0.875rem;
  padding: 1.25rem;
  border: ${({ $chosen }) => ($chosen ? '2px solid var(--accent)' : '1px dashed var(--line-strong)')};
  border-radius: var(--radius-l);
  background: ${({ $chosen }) => ($chosen ? 'var(--bg-raised)' : 'var(--bg-sunken)')};
  ${({ $chosen }) => !$chosen && 'color: var(--text-muted);'}
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
`;
const Tag = styled.span<{ $good?: boolean }>`
  padding: 0.125rem 0.625rem;
  border-radius: 999px;
  border: 1px solid ${({ $good }) => ($good ? 'var(--good)' : 'var(--line-strong)')};
  background: ${({ $good }) => ($good ? 'var(--good-tint)' : 'transparent')};
  color: ${({ $good }) => ($good ? 'var(--good)' : 'inherit')};
  font-size: 0.875rem;
  font-weight: 600;
`;
const Price = styled.p`
  strong {
    font-size: 2rem;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
`;
const Features = styled.ul`
  display: grid;
  gap: 0.375rem;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    gap: 0.5rem;
  }
  svg {
    flex: none;
    margin-top: 0.125rem;
  }
`;

const List = ({ items }: { items: readonly string[] }) => (
  <Features>
    {items.map((item) => (
      <li key={item}>
        <Icon name="check" />
        {item}
      </li>
    ))}
  </Features>
);

/** The plan that is being bought. */
export function ProPlan() {
  return (
    <Plan $chosen aria-labelledby="plan-pro">
      <Head>
        <h2 id="plan-pro">{texts.pro}</h2>
        <Tag $good>{texts.save}</Tag>
      </Head>
      <Price>
        <strong>{formatEuro(BASE_PRICE)}</strong> {texts.perYear}
      </Price>
      <List items={texts.proFeatures} />
    </Plan>
  );
}

/** The plan that is announced and cannot be chosen yet. */
export function UltraPlan() {
  return (
    <Plan aria-labelledby="plan-ultra" aria-disabled="true">
      <Head>
        <h2 id="plan-ultra">{texts.ultra}</h2>
        <Tag>{texts.soon}</Tag>
      </Head>
      <p>{texts.ultraPrice}</p>
      <List items={texts.ultraFeatures} />
    </Plan>
  );
}
