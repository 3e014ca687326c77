export { AskConsultant } from './AskConsultant.tsx';
export { DropPage } from './DropPage.tsx';
export { EmptyTool } from './EmptyTool.tsx';
export { Later } from './Later.tsx';
export { ControlsFrame, Results, ToolPage, Working } from './layout.tsx';
export { PrintPage } from './PrintPage.tsx';
export { ToolHead } from './ToolHead.tsx';
export { Outdated, Sentence, VerdictBar } from './VerdictBar.tsx';
export { useNarrow } from './useWidth.ts';
