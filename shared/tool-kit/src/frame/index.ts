export { AskConsultant } from './AskConsultant.tsx';
export { DropPage } from './DropPage.tsx';
export { Later } from './Later.tsx';
export { ControlsFrame, Results, ToolPage, Working } from './layout.tsx';
export { useNarrow } from './useNarrow.ts';
