import type { Module } from '../../context.ts';

export const coachModule: Module = async () => {};
