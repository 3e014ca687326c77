import {
  checkedPlanFile,
  segmentPacing,
  type NotByWatts,
  type Refusal,
  type SegmentPacing,
  type SegmentQuestion,
} from '@breakaway/cycling';

/** What the effort asks of the engine: here, or in a worker. */
export interface EffortEngine {
  /** the same function for as long as the engine is the same */
  pacing: (question: SegmentQuestion) => Promise<SegmentPacing | NotByWatts | Refusal>;
  file: typeof checkedPlanFile;
}

/** The engine in the thread that calls it. */
export const effortEngine = (): EffortEngine => ({
  pacing: async (question) => segmentPacing(question),
  file: checkedPlanFile,
});
