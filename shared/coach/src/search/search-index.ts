import { storyWords } from './terms.ts';

/** A text that teaches the index what messages for a target look like. */
export type Taught = {
  target: string;
  terms: string[];
  /** 1 for a question, more for a title, less for the answer */
  weight?: number;
  /** no message looks like it: it only tells which words belong to the target */
  body?: boolean;
};

export type Hit = {
  target: string;
  /** how near, 0 to 1; from about 0.5 on a person would call it the same topic */
  score: number;
};

/**
 * What a score is made of: the cosine of the nearest text, the cosine of all texts of the target together, and the share of the
 * question that the target knows at all. Measured by taking questions out of the cards and looking them up, the three together
 * find more than any two.
 */
const NEAREST = 1;
const CENTRE = 1.5;
const SHARE = 4;
/** Brings the sum to 1 for a question that stands in the card. */
const SCALE = 5;
/** In how many texts of a target a term must stand to count half: one is nearly enough. */
const HALF = 0.3;

/** Weights of the sorts of terms: pieces of words are many and say little each, and people and days belong to stories. */
const weightOf = (term: string) =>
  term.startsWith('~')
    ? 0.15
    : term.startsWith('<')
      ? 0.7
      : term.includes(' ')
        ? 0.5
        : storyWords.has(term)
          ? STORY
          : 1;
const STORY = 0.5;
/** Adds to the list of a term. */
function push<T>(lists: Map<string, T[]>, term: string, one: T): void {
  const list = lists.get(term);
  if (list) list.push(one);
  else lists.set(term, [one]);
}

/** Terms that need not be known: those that stand for others of the same text. */
const derived = (term: string) => /^[~=]/.test(term) || term.includes(' ');

/**
 * Nearest texts by the cosine of their terms, each weighed by how rare it is (tf-idf), over an inverted index. A library
 * (MiniSearch, lunr) ranks documents for a search box; here the score must say how much of the message was recognised, and
 * the terms are not words alone, so that a hundred lines of our own do it.
 */
export class SearchIndex {
  private readonly postings = new Map<string, { text: number; weight: number }[]>();
  private readonly rarity = new Map<string, number>();
  private readonly targets: string[];
  /** term -> targets whose texts together hold it, with its share in the unit vector of all of them */
  private readonly centres = new Map<string, { target: string; weight: number }[]>();
  /** term -> targets that know it, from 0 to 1 by how many of their texts have it */
  private readonly shares = new Map<string, { target: string; weight: number }[]>();
  private readonly commonest: number;

  constructor(texts: readonly Taught[]) {
    this.targets = texts.map(({ target }) => target);
    const seenIn = new Map<string, Set<string>>();
    for (const { target, terms } of texts)
      for (const term of new Set(terms)) {
        const targets = seenIn.get(term) ?? new Set();
        targets.add(target);
        seenIn.set(term, targets);
      }
    const all = new Set(this.targets).size;
    // How rare a term is among the targets, not among the texts: a card with ten questions would make its word common.
    for (const [term, targets] of seenIn) this.rarity.set(term, Math.log(1 + all / targets.size));
    this.commonest = Math.log(1 + all);
    const vectors = texts.map(({ terms }) => this.vector(terms));
    texts.forEach(({ weight = 1, body }, text) => {
      if (body) return;
      for (const [term, share] of vectors[text]!) push(this.postings, term, { text, weight: share * weight });
    });
    this.addCentres(texts, vectors);
    this.addShares(texts);
  }

  private addShares(texts: readonly Taught[]): void {
    const sums = new Map<string, Map<string, number>>();
    for (const { target, terms, weight = 1 } of texts) {
      const sum = sums.get(target) ?? new Map<string, number>();
      for (const term of new Set(terms)) sum.set(term, (sum.get(term) ?? 0) + weight);
      sums.set(target, sum);
    }
    for (const [target, sum] of sums)
      for (const [term, count] of sum) {
        push(this.shares, term, { target, weight: count / (count + HALF) });
      }
  }

  /** One vector a target: the sum of its texts. It ranks better together with the nearest text than either alone. */
  private addCentres(texts: readonly Taught[], vectors: readonly Map<string, number>[]): void {
    const sums = new Map<string, Map<string, number>>();
    for (const [text, { target, weight = 1 }] of texts.entries()) {
      const sum = sums.get(target) ?? new Map<string, number>();
      for (const [term, share] of vectors[text]!) sum.set(term, (sum.get(term) ?? 0) + share * weight);
      sums.set(target, sum);
    }
    for (const [target, sum] of sums) {
      const length = Math.hypot(...sum.values()) || 1;
      for (const [term, share] of sum) {
        push(this.centres, term, { target, weight: share / length });
      }
    }
  }

  /** The nearest targets, best first. */
  nearest(terms: readonly string[], most = 10): Hit[] {
    const texts = new Map<number, number>();
    const sums = new Map<string, number>();
    const add = (target: string, by: number) => sums.set(target, (sums.get(target) ?? 0) + by);
    for (const [term, share] of this.vector(terms)) {
      for (const { text, weight } of this.postings.get(term) ?? [])
        texts.set(text, (texts.get(text) ?? 0) + share * weight);
      for (const { target, weight } of this.centres.get(term) ?? []) add(target, CENTRE * share * weight);
      for (const { target, weight } of this.shares.get(term) ?? [])
        add(target, SHARE * share * share * weight);
    }
    const best = new Map<string, number>();
    for (const [text, score] of texts) {
      const target = this.targets[text] ?? '';
      if (score > (best.get(target) ?? 0)) best.set(target, score);
    }
    for (const [target, score] of best) add(target, NEAREST * score);
    return [...sums]
      .map(([target, sum]) => ({ target, score: sum / SCALE }))
      .sort((a, b) => b.score - a.score)
      .slice(0, most);
  }

  /** How much a term says about the topic: 0 for one that no text has. */
  weightOf(term: string): number {
    return this.rarity.get(term) ?? 0;
  }

  /** Unit vector of a text; a term that no text has weighs as much as the rarest, so that it lowers every score. */
  private vector(terms: readonly string[]): Map<string, number> {
    const counts = new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    const vector = new Map<string, number>();
    let square = 0;
    for (const [term, count] of counts) {
      const known = this.rarity.get(term) ?? (derived(term) ? 0 : 0.6 * this.commonest);
      const weight = (1 + Math.log(count)) * known * weightOf(term);
      vector.set(term, weight);
      square += weight * weight;
    }
    const length = Math.sqrt(square) || 1;
    for (const [term, weight] of vector) vector.set(term, weight / length);
    return vector;
  }
}
