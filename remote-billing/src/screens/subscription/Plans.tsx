import { Icon, night, VisuallyHidden } from '@breakaway/ui';
import { Disclosure } from '@breakaway/ui/controls';
import { Scene } from '@breakaway/ui/scene';
import styled from 'styled-components';
import { formatEuro } from '@breakaway/contract/plan';
import { BASE_PRICE, texts } from './texts.ts';

const Plan = styled.section`
  display: grid;
  gap: var(--space-3);
  padding: var(--card-inset);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  overflow: hidden;
  ${night}
  /* As high as the form beside it, with the picture at its foot. Beside a longer form it stays in view. */
  ${({ theme }) => theme.from.tablet} {
    grid-template-rows: repeat(3, auto) 1fr;
    position: sticky;
    top: var(--space-4);
    align-self: stretch;
    max-height: 40rem;
  }
`;
/** Decoration, where there is room beside the form. */
const Picture = styled.div`
  display: none;
  ${({ theme }) => theme.from.tablet} {
    display: block;
    align-self: end;
    margin: 0 calc(-1 * var(--card-inset)) calc(-1 * var(--card-inset));
  }
`;
const gradients = [5, 6.5, 8, 9, 7, 8.5, 10, 7.5, 6, 4.5];
/** At the foot of the page: a line about what is to come. */
const Announced = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-2) var(--space-3);
  padding-top: var(--space-4);
  border-top: 1px solid var(--line);
  color: var(--text-muted);
  font-size: var(--text-s);
  h2 {
    font: var(--strong) var(--text-s) var(--font);
    letter-spacing: 0;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li + li::before {
    content: '· ';
  }
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
`;
const Tag = styled.span<{ $good?: boolean }>`
  padding: 2px var(--space-2);
  border-radius: var(--radius-full);
  border: 1px solid ${({ $good }) => ($good ? 'var(--good)' : 'var(--line-strong)')};
  background: ${({ $good }) => ($good ? 'var(--good-tint)' : 'transparent')};
  color: ${({ $good }) => ($good ? 'var(--good)' : 'inherit')};
  font-size: var(--text-s);
  font-weight: var(--strong);
`;
const Price = styled.p`
  s {
    color: var(--text-muted);
    font-variant-numeric: tabular-nums;
  }
  small {
    display: block;
    margin-top: var(--space-1);
    color: var(--text-muted);
    font-size: var(--text-s);
  }
  span {
    white-space: nowrap;
  }
  strong {
    margin-right: var(--space-1);
    font: var(--figure-weight) var(--text-4xl) / 1 var(--font-figures);
    letter-spacing: -0.02em;
  }
`;
const Features = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding: 0;
  list-style: none;
  li {
    display: flex;
    gap: var(--space-2);
  }
  svg {
    flex: none;
    margin-top: 2px;
  }
`;

/**
 * The plan that is being bought.
 * @param amount for the first year, in euros: less than the plan's price with a discount code
 */
export function ProPlan({ amount }: { amount: number }) {
  const price = formatEuro(BASE_PRICE);
  return (
    <Plan aria-labelledby="plan-pro">
      <Head>
        <h2 id="plan-pro">{texts.pro}</h2>
        {/* It compares the plan's own price. */}
        {amount === BASE_PRICE && <Tag $good>{texts.save}</Tag>}
      </Head>
      {amount < BASE_PRICE ? (
        <Price>
          <strong>{formatEuro(amount)}</strong> <VisuallyHidden>{texts.insteadOf}</VisuallyHidden>{' '}
          <s>{price}</s> <span>{texts.firstYear}</span>
          {amount > 0 && <small>{texts.afterwards(price)}</small>}
        </Price>
      ) : (
        <Price>
          <strong>{price}</strong> {texts.perYear}
        </Price>
      )}
      {/* On a phone the form comes at once: what the plan holds is folded. */}
      <Disclosure label={texts.whatYouGet} phoneOnly>
        <Features>
          {texts.proFeatures.map((item) => (
            <li key={item}>
              <Icon name="check" />
              {item}
            </li>
          ))}
        </Features>
      </Disclosure>
      <Picture>
        <Scene gradients={gradients} rider={0.7} />
      </Picture>
    </Plan>
  );
}

/** The plan that is announced and cannot be chosen yet. */
export function UltraPlan() {
  return (
    <Announced aria-labelledby="plan-ultra" aria-disabled="true">
      <h2 id="plan-ultra">{texts.ultra}</h2>
      <Tag>{texts.soon}</Tag>
      <ul>
        {[...texts.ultraFeatures, texts.ultraPrice].map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Announced>
  );
}
