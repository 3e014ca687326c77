/**
 * A short piece of knowledge that is not computed: one claim, its evidence, and the date when it was last checked.
 * `verdict` and `text` together are what a member sees first: at most 60 words.
 *
 * Slots are filled with the member's own figures where they are known: `{watts 56-75}` (percent of FTP) becomes "140 to
 * 188 W", `{bpm 81-89}` (percent of threshold heart rate) "136 to 150 bpm", `{grams 1-1.2}` (per kg of body mass) "83 to
 * 100 g". Where the figure is not known the slot reads "56 to 75 % of FTP", "81 to 89 % of threshold heart rate", "1 to
 * 1.2 g per kg". A slot may have one value: `{watts 88}`.
 */
export type Card = {
  /** unique, in kebab-case */
  id: string;
  /** what it is about, in one to five words: "Tyre pressure" */
  title: string;
  /** five to ten ways in which riders ask for this, short and long, with their slang; the search learns from them */
  questions: string[];
  /** the answer in one or two short sentences, at most 25 words; begins with the fact, never with "It depends" */
  verdict: string;
  /** what it means for the rider, and the next step; at most 40 words */
  text: string;
  /** folded: numbers of the studies, exceptions, how to do it; at most 120 words */
  more?: string;
  /** where experts disagree: one or two short sentences that say so */
  contested?: string;
  /** author, year, journal or body, DOI where known; never invented */
  sources: string[];
  /** ISO date */
  reviewed: string;
  /** one to three questions that a rider would ask next, each of which the coach can answer */
  next?: string[];
};
