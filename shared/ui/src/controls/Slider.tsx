import styled from 'styled-components';

/**
 * A slider: the browser's own, with a thumb that a thumb can hold. Its value is read out by `aria-valuetext`, and the
 * part that is behind it is filled where `--filled` says how much, in percent.
 */
export const Slider = styled.input.attrs({ type: 'range' })`
  appearance: none;
  width: 100%;
  height: 44px;
  margin: 0;
  background: transparent;
  cursor: pointer;
  &::-webkit-slider-runnable-track {
    height: 6px;
    border-radius: var(--radius-full);
    background: linear-gradient(to right, var(--accent) var(--filled, 0%), var(--line) var(--filled, 0%));
  }
  &::-moz-range-track {
    height: 6px;
    border-radius: var(--radius-full);
    background: linear-gradient(to right, var(--accent) var(--filled, 0%), var(--line) var(--filled, 0%));
  }
  &::-webkit-slider-thumb {
    appearance: none;
    width: 20px;
    height: 20px;
    translate: 0 -7px;
    border: 3px solid var(--bg-raised);
    border-radius: 50%;
    background: var(--accent);
    box-shadow: 0 0 0 1px var(--line-strong);
  }
  &::-moz-range-thumb {
    width: 14px;
    height: 14px;
    border: 3px solid var(--bg-raised);
    border-radius: 50%;
    background: var(--accent);
    box-shadow: 0 0 0 1px var(--line-strong);
  }
  border-radius: var(--radius-s);
  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    appearance: auto;
    forced-color-adjust: auto;
  }
`;
