import type { FileCard, RideFigures } from '@breakaway/contract';
import type { CourseFacts } from './course-work.ts';

/** The file that a conversation is about: the last one that came with a question. */
export interface TalkFile {
  id: string;
  /** its name is data: shown, and never read */
  card: FileCard;
  /** of a ride */
  ride: RideFigures | null;
  /** its road, as JSON of a written route; null where it has none */
  course: { text: string; facts: CourseFacts } | null;
  /** it came with this message */
  isNew: boolean;
}
