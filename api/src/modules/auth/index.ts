import type { Module } from '../../context.ts';

export const authModule: Module = async () => {};
