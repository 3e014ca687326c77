import { searchHere } from '../attempts/testing.ts';
import { segmentEngine, type Engine } from './engine.ts';

/** The whole engine in the thread of the test. */
export const engineHere = (): Engine => ({ ...segmentEngine(), attempts: searchHere() });
