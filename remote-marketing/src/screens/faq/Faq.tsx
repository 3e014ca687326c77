import { productName } from '@breakaway/host-api';
import { Icon, Muted } from '@breakaway/ui';
import styled from 'styled-components';
import { Page } from '../../parts/Page.ts';
import { questions } from '../../parts/questions.ts';
import { Carousel } from './Carousel.tsx';
import { title, tutorials } from './texts.ts';

/** The heading and its questions: side by side where there is room, so that a line of text is not too long. */
const Questions = styled.div`
  display: grid;
  gap: var(--space-6);
  grid-template-columns: minmax(0, 1fr);
  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 45rem);
    gap: var(--space-7);
    h1 {
      position: sticky;
      top: calc(var(--header-height, 4rem) + var(--space-5));
      align-self: start;
    }
  }
`;
const Items = styled.div`
  border-top: 1px solid var(--line);
`;
const Item = styled.details`
  border-bottom: 1px solid var(--line);
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    min-height: 3.75rem;
    padding: var(--space-3) 0;
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    svg {
      flex: none;
      color: var(--text-muted);
      transition: transform var(--calm);
    }
  }
  &[open] summary svg {
    transform: rotate(180deg);
  }
  h2 {
    font-size: var(--text-l);
  }
`;
const Answer = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: 40rem;
  padding-bottom: var(--space-5);
  line-height: 1.6;
  text-wrap: pretty;
  ul {
    padding-left: 1.25em;
  }
  li + li {
    margin-top: var(--space-2);
  }
  li::marker {
    color: var(--accent);
  }
`;
const Sources = styled(Muted)`
  font-size: var(--text-s);
`;

/** Three questions that open and close, and the video tutorials as a carousel. */
export default function Faq() {
  return (
    <Page>
      <Questions>
        <h1>{title}</h1>
        <Items>
          {questions(productName()).map(({ question, answer, list, sources }, index) => (
            <Item key={question} open={index === 0}>
              <summary>
                <h2>{question}</h2>
                <Icon name="down" />
              </summary>
              <Answer>
                {answer.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {list && (
                  <ul>
                    {list.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                )}
                {sources && <Sources>{sources}</Sources>}
              </Answer>
            </Item>
          ))}
        </Items>
      </Questions>
      <Carousel {...tutorials} />
    </Page>
  );
}
