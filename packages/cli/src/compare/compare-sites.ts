import type { BuiltPage } from './read-page.js'

/** Subject of a difference. */
export type Aspect = 'route' | 'title' | 'anchors' | 'canonical' | 'links'

/** A difference between two built sites. */
export interface Difference {
  readonly aspect: Aspect
  /** Route of the page; empty for the aspect `route`. */
  readonly route: string
  /** Values that only the first site has, which another tool has built. */
  readonly theirs: readonly string[]
  /** Values that only the second site has, which docgen has built. */
  readonly ours: readonly string[]
}

/** Similarity of two built sites. */
export interface Comparison {
  /** Percentage of all values that both sites have, rounded down to one decimal; 100 if there are no values. */
  readonly score: number
  /** For each aspect: `same` is the number of values that both sites have, `all` the number that at least one has. */
  readonly aspects: Readonly<Record<Aspect, { readonly same: number; readonly all: number }>>
  /** Sorted by aspect, then by route. */
  readonly differences: readonly Difference[]
}

/** Compares the pages of two built sites. For a page that only one site has, counts its route, but not its content. */
export function compareSites(theirs: readonly BuiltPage[], ours: readonly BuiltPage[]): Comparison {
  const pagesByRoute = new Map(ours.map((page) => [page.route, page]))
  const shared = theirs.flatMap((page): [BuiltPage, BuiltPage][] => {
    const match = pagesByRoute.get(page.route)
    return match ? [[page, match]] : []
  })
  const stats = createStats()
  stats.count(
    'route',
    '',
    theirs.map(({ route }) => route),
    ours.map(({ route }) => route),
  )
  for (const [their, our] of shared) {
    stats.count('title', their.route, [their.title], [our.title])
    stats.count('anchors', their.route, their.anchors, our.anchors)
    stats.count('canonical', their.route, [normalizeUrl(their.canonical)], [normalizeUrl(our.canonical)])
    stats.count('links', their.route, their.links, our.links)
  }
  return stats.result()
}

function createStats() {
  const aspects = {
    route: { same: 0, all: 0 },
    title: { same: 0, all: 0 },
    anchors: { same: 0, all: 0 },
    canonical: { same: 0, all: 0 },
    links: { same: 0, all: 0 },
  }
  const differences: Difference[] = []
  return {
    count: (aspect: Aspect, route: string, theirs: readonly string[], ours: readonly string[]): void => {
      const [their, our] = [new Set(theirs), new Set(ours)]
      const onlyTheirs = [...their].filter((item) => !our.has(item))
      const onlyOurs = [...our].filter((item) => !their.has(item))
      const sum = aspects[aspect]
      sum.same += their.size - onlyTheirs.length
      // A page has one title and one canonical URL, so two different titles or URLs count as one value.
      sum.all += aspect === 'title' || aspect === 'canonical' ? 1 : their.size + onlyOurs.length
      if (onlyTheirs.length + onlyOurs.length > 0)
        differences.push({ aspect, route, theirs: onlyTheirs, ours: onlyOurs })
    },
    result: (): Comparison => {
      const sums = Object.values(aspects)
      const same = sums.reduce((total, sum) => total + sum.same, 0)
      const all = sums.reduce((total, sum) => total + sum.all, 0)
      const order: readonly string[] = Object.keys(aspects)
      const sorted = differences.sort(
        (a, b) => order.indexOf(a.aspect) - order.indexOf(b.aspect) || (a.route < b.route ? -1 : 1),
      )
      return { score: all === 0 ? 100 : Math.floor((same / all) * 1000) / 10, aspects, differences: sorted }
    },
  }
}

/** Removes the file extension and trailing slash of a canonical URL, because the host decides them. */
function normalizeUrl(url: string): string {
  return url.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '')
}
