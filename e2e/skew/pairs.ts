/** Which parts come from the other commit (`old`) and which from this tree (`new`). API and sandbox are always of this tree. */
export type Side = 'old' | 'new';

interface Pair {
  shell: Side;
  registry: Side;
  remotes: Side | 'every second new';
  /** When a deployment is like this. */
  when: string;
}

/**
 * The registry belongs to the shell's deployment, tools are deployed like remotes. With all four, each two parts that
 * speak to each other meet in both orders: shell and remotes, shell and registry, teams' command line and registry.
 */
export const pairs = {
  'old-shell': {
    shell: 'old',
    registry: 'old',
    remotes: 'new',
    when: 'teams have deployed, the shell has not',
  },
  'new-shell': {
    shell: 'new',
    registry: 'new',
    remotes: 'old',
    when: 'the shell was deployed, no team has since',
  },
  mixed: {
    shell: 'new',
    registry: 'old',
    remotes: 'every second new',
    when: 'shell and some teams have deployed, the registry is next',
  },
  'new-registry': {
    shell: 'old',
    registry: 'new',
    remotes: 'old',
    when: 'the registry was replaced, the shell is next',
  },
} satisfies Record<string, Pair>;

export type PairName = keyof typeof pairs;

export const isPair = (name: string): name is PairName => name in pairs;

/**
 * The side of the registry, of the shell and of each remote and tool.
 * @param sites the remotes and tools of this tree
 * @param isInOld whether the other commit has it; what it has not is new
 */
export function sidesOf(
  pair: PairName,
  sites: readonly string[],
  isInOld: (site: string) => boolean = () => true,
): Record<string, Side> {
  const { shell, registry, remotes } = pairs[pair];
  const sides: Record<string, Side> = { registry, shell };
  const inBoth = sites.filter(isInOld).toSorted();
  for (const site of sites) {
    const everySecond = inBoth.indexOf(site) % 2 === 0 ? 'old' : 'new';
    sides[site] = !isInOld(site) ? 'new' : remotes === 'every second new' ? everySecond : remotes;
  }
  return sides;
}
