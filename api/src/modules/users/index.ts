import type { Module } from '../../context.ts';

export const usersModule: Module = async () => {};
