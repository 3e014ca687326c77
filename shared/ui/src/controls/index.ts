/** Controls and displays beyond the few that every page loads. See the workbench (`npm run workbench`). */
export { Badge } from './Badge.tsx';
export { Chip } from './Chip.tsx';
export { Disclosure } from './Disclosure.tsx';
export { EmptyState } from './EmptyState.tsx';
export { Menu } from './Menu.tsx';
export { Progress } from './Progress.tsx';
export { RenameDialog } from './RenameDialog.tsx';
export { Segmented } from './Segmented.tsx';
export { Slider } from './Slider.tsx';
export { CountUp, Stat, Stats, Still } from './Stat.tsx';
export { Table, TableFrame } from './Table.tsx';
export { Tabs, type TabItem } from './Tabs.tsx';
export { Tooltip } from './Tooltip.tsx';
export { useUnitText } from './useUnitText.ts';
