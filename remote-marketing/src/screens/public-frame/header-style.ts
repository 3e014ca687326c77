import { Link } from '@breakaway/host-api';
import { buttonStyle, IconButton, night, type ButtonTone } from '@breakaway/ui';
import styled, { css } from 'styled-components';
import { container } from '../../parts/Page.ts';

export const Bar = styled.header<{ $night: boolean }>`
  position: sticky;
  top: 0;
  z-index: 10;
  background: var(--bg);
  ${({ $night }) => $night && night}
  border-bottom: 1px solid var(--line);
`;

export const Inner = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  height: calc(var(--header-height) - 1px);
  ${container}
`;

export const Home = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 44px;
  text-decoration: none;
`;

const entry = css`
  border: 0;
  background: none;
  color: inherit;
  font-weight: var(--strong);
  text-decoration: none;
  cursor: pointer;
`;

export const WideNav = styled.nav<{ $tone?: ButtonTone }>`
  display: none;
  align-items: center;
  gap: var(--space-1);
  a:not([data-prominent], [data-outlined]),
  button {
    ${entry}
    position: relative;
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius);
    &:hover {
      background: var(--hover);
    }
    /* The page that is open is underlined: the accent belongs to what can be pressed next. */
    &[aria-current='page']::after {
      content: '';
      position: absolute;
      inset: auto 0.875rem 0.25rem;
      height: 2px;
      background: currentColor;
    }
  }
  a[data-prominent] {
    ${buttonStyle}
    margin-left: var(--space-2);
  }
  a[data-outlined] {
    ${buttonStyle}
    margin-left: var(--space-1);
    background: none;
    border-color: var(--line-strong);
    color: inherit;
    &:hover:not(:disabled) {
      background: var(--hover);
    }
  }
  ${({ theme }) => theme.from.tablet} {
    display: flex;
  }
`;

export const MenuToggle = styled(IconButton)`
  margin-right: calc(-1 * var(--space-2));
  ${({ theme }) => theme.from.tablet} {
    display: none;
  }
`;

/** The specification's 12rem: four entries of 3rem. It moves the page down, so that it hides no half of anything there. */
export const MenuPanel = styled.nav`
  display: grid;
  grid-auto-rows: 3rem;
  height: 12rem;
  overflow: hidden;
  background: var(--bg-raised);
  a,
  button {
    ${entry}
    display: flex;
    align-items: center;
    padding: 0 var(--space-4);
    text-align: left;
    &:hover {
      background: var(--hover);
    }
    &[aria-current='page'] {
      box-shadow: inset 4px 0 0 currentColor;
      font-weight: var(--heavy);
    }
    &[data-prominent] {
      color: var(--accent);
    }
    &:focus-visible {
      outline-offset: -3px;
    }
  }
  ${({ theme }) => theme.from.tablet} {
    display: none;
  }
`;
