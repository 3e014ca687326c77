import type { Module } from '../../context.ts';

export const mailModule: Module = async () => {};
