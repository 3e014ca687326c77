export { Assumptions, figureText, type Figure } from './Assumptions.tsx';
export { EmptyResult } from './EmptyResult.tsx';
export { FileDrop } from './FileDrop.tsx';
export { checkNumber, NumberField, readNumber, type Range } from './NumberField.tsx';
export { RiderPanel, type RiderFields, type RiderState } from './RiderPanel.tsx';
export { Columns, FieldGrid, Page, Part } from './layout.tsx';
export { forgetKept, useKept } from './useKept.ts';
export { useRiderFields, type TypedValues } from './useRiderFields.ts';

export { workerCalls } from './worker-calls.ts';
