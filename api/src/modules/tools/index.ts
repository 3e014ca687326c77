import type { Module } from '../../context.ts';

export const toolsModule: Module = async () => {};
