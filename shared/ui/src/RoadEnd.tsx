import styled from 'styled-components';
import { groundOf, outlineOf, ridge } from './ridge.ts';

const Drawing = styled.svg`
  width: min(25rem, 100%);
  height: auto;
  mask-image: linear-gradient(90deg, transparent, #000 20%, #000 80%, transparent);
`;

const far = groundOf(ridge(5), { left: 0, right: 400, top: 12, base: 130 }, 150);
const near = groundOf(ridge(23), { left: 0, right: 400, top: 60, base: 142 }, 150);
const climb = ridge(11, 0.45).map((height, i, all) => 0.14 * height + 0.86 * (i / (all.length - 1)) ** 1.35);
const END = 78;
const placeOf = (i: number) => (400 * i) / (climb.length - 1);
const box = { top: 24, base: 146 };
const ridden = outlineOf(climb.slice(0, END + 1), { ...box, left: 0, right: placeOf(END) });
const toCome = outlineOf(climb.slice(END), { ...box, left: placeOf(END), right: 400 });
const rider = { x: placeOf(END), y: box.base - climb[END]! * (box.base - box.top) };

/** A climb that ends half way, before its mountains. It stands over whatever could not be loaded. */
export const RoadEnd = () => (
  <Drawing viewBox="0 0 400 150" fill="none" aria-hidden="true" focusable="false">
    <path d={far} fill="var(--ridge-far)" />
    <path d={near} fill="var(--ridge-near)" />
    <g strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
      <path d={toCome} stroke="var(--line-strong)" strokeDasharray="1 10" />
      <path d={ridden} stroke="var(--accent)" />
    </g>
    <circle cx={rider.x} cy={rider.y} r="7" fill="var(--accent)" stroke="var(--bg)" strokeWidth="3" />
  </Drawing>
);
