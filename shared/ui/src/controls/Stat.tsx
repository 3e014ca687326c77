import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import styled from 'styled-components';

/** The figures that answer a question, side by side where there is room. */
export const Stats = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: var(--space-4);
`;
const Term = styled.dt`
  color: var(--text-muted);
  font-size: var(--text-s);
`;
const Value = styled.dd`
  font-size: var(--text-xl);
  font-weight: var(--strong);
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;
`;
const Aside = styled.dd`
  color: var(--text-muted);
  font-size: var(--text-s);
`;

interface StatProps {
  name: string;
  value: ReactNode;
  /** what belongs to it, in small */
  aside?: ReactNode;
}

/** One figure with its name. */
export function Stat({ name, value, aside }: StatProps) {
  return (
    <div>
      <Term>{name}</Term>
      <Value>{typeof value === 'string' ? <CountUp text={value} /> : value}</Value>
      {aside && <Aside>{aside}</Aside>}
    </div>
  );
}

const COUNT_MS = 300;

/** Around what appears out of sight, such as the past of a conversation: its figures do not count up. */
export const Still = createContext(false);

/**
 * A figure that counts up when it appears for the first time, so that the eye finds it. The text is right from the
 * start and at the end; figures of time and members who ask for less motion see no count.
 */
export function CountUp({ text }: { text: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const counted = useRef(use(Still));
  useEffect(() => {
    const node = place.current?.firstChild;
    if (node) node.nodeValue = text;
    const number = /^\d+(?=\D*$)/.exec(text)?.[0];
    const still = typeof matchMedia === 'undefined' || matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (counted.current || !node || !number || still) return;
    counted.current = true;
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now: number) {
      const share = Math.min(1, (now - start) / COUNT_MS);
      const value = Math.round(Number(number) * (1 - (1 - share) ** 3));
      node.nodeValue = share < 1 ? `${value}${text.slice(number.length)}` : text;
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [text]);
  return <span ref={place}>{text}</span>;
}
