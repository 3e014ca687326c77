/** Controls and displays beyond the few that every page loads. See the workbench (`npm run workbench`). */
export { Menu } from './Menu.tsx';
export { Segmented } from './Segmented.tsx';
export { CountUp, Stat, Stats } from './Stat.tsx';
export { Table, TableFrame } from './Table.tsx';
export { Tabs } from './Tabs.tsx';
export { Tooltip } from './Tooltip.tsx';
