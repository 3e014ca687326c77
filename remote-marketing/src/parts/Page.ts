import styled, { css } from 'styled-components';

/**
 * The one container of all public pages, header and footer: their content begins and ends at the same lines. Texts limit
 * their own measure. The landing page has the same rule in `landing.css`.
 */
export const container = css`
  width: 100%;
  max-width: calc(var(--page) + 2 * var(--space-5));
  margin-inline: auto;
  padding-inline: var(--space-4);
  ${({ theme }) => theme.from.tablet} {
    padding-inline: var(--space-5);
  }
`;

/** The column in which a public page stands. */
export const Page = styled.div`
  ${container}
  display: grid;
  gap: var(--space-7);
  grid-template-columns: minmax(0, 1fr);
  padding-block: clamp(var(--space-6), 6vw, var(--space-8));
  h1 {
    font-size: var(--text-3xl);
  }
`;
