/** How the drawings of `charts.ts` look, by the design tokens; the same on the landing page and in the app. */
export const chartCss = `
svg {
  display: block;
  width: 100%;
}
svg:where([viewBox]) {
  height: auto;
}
.chart .for-windows {
  display: none;
}
@media (min-width: 40rem) {
  .chart .for-phones {
    display: none;
  }
  .chart .for-windows {
    display: block;
  }
}
svg text {
  font: 500 var(--text-s) var(--font);
  fill: var(--text);
  font-variant-numeric: tabular-nums;
}
/* A line behind a word ends before it. */
.chart text {
  paint-order: stroke;
  stroke: var(--bg-raised);
  stroke-width: 4px;
  stroke-linejoin: round;
}
svg .tick {
  font-weight: 400;
  font-size: var(--text-xs);
  fill: var(--text-muted);
}
.for-windows .tick {
  font-size: var(--text-s);
}
svg .value {
  font-weight: 650;
}
svg .grid {
  stroke: var(--line);
  stroke-width: 1;
}
svg .rule {
  stroke: var(--line-strong);
  stroke-dasharray: 2 4;
}
svg .bound {
  stroke: var(--bg-raised);
  stroke-width: 1.5;
}
svg .line {
  fill: none;
  stroke-width: 2.5;
  stroke-linejoin: round;
  stroke-linecap: round;
}
svg .line.accent {
  stroke: var(--accent);
}
svg .line.second {
  stroke: var(--text);
}
svg .line.third {
  stroke: var(--text-muted);
}
svg .name {
  font-weight: 600;
}
svg .name.accent {
  fill: var(--accent);
}
svg .name.second {
  fill: var(--text);
}
svg .name.third {
  fill: var(--text-muted);
}
svg .mark {
  fill: var(--bg-raised);
  stroke: var(--text);
  stroke-width: 2.5;
}
svg .ground {
  fill: var(--accent);
  opacity: 0.16;
}
svg .track {
  fill: var(--line);
}
svg .bar {
  fill: var(--data);
}
svg .bar.quiet {
  fill: var(--zone-1);
}
`;
