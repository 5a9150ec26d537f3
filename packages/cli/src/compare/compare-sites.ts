import { ASPECTS, type Aspect } from '../check/comparison-aspects.js'
import { listDifferences } from './list-differences.js'
import { pairInlineImages } from './pair-inline-images.js'
import type { BuiltPage } from './read-page.js'

/** The aspects whose shares make the score: what readers search, link to and read. */
const SCORED: readonly Aspect[] = ['route', 'title', 'anchors', 'words']

/** A difference between two built sites. */
export interface Difference {
  readonly aspect: Aspect
  /** Route of the page; empty for the aspect `route`. */
  readonly route: string
  /** Values that only the first site has, which another tool has built. Of words, runs of successive ones. */
  readonly theirs: readonly string[]
  /** Values that only the second site has, which docgen has built. */
  readonly ours: readonly string[]
}

/** How many values two sites share. */
export interface AspectTotal {
  /** Number of values that both sites have. */
  readonly same: number
  /** Number of values that at least one of them has. */
  readonly all: number
}

/** Similarity of two built sites. */
export interface Comparison {
  /** Mean of the shares of routes, titles, anchors and words, in percent, rounded down to two decimals. */
  readonly score: number
  readonly aspects: Readonly<Record<Aspect, AspectTotal>>
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
    const { route } = their
    const images = pairInlineImages(their.images, our.images)
    stats.count('title', route, [their.title], [our.title])
    stats.count('headings', route, their.headings, our.headings)
    stats.count('anchors', route, their.anchors, our.anchors)
    // docgen adds canonical URLs to all pages. Without one in theirs, there is nothing to keep.
    if (their.canonical !== '')
      stats.count('canonical', route, [normalizeUrl(their.canonical)], [normalizeUrl(our.canonical)])
    stats.count('links', route, their.links, our.links)
    stats.count('words', route, their.words, our.words)
    stats.count('images', route, images.theirs, images.ours)
    stats.count('codeBlocks', route, their.codeBlocks, our.codeBlocks)
  }
  return stats.result()
}

function createStats() {
  const totals = new Map<Aspect, AspectTotal>(ASPECTS.map((aspect) => [aspect, { same: 0, all: 0 }]))
  const totalOf = (aspect: Aspect): AspectTotal => totals.get(aspect) ?? { same: 0, all: 0 }
  const differences: Difference[] = []
  return {
    count: (aspect: Aspect, route: string, theirs: readonly string[], ours: readonly string[]): void => {
      const found = listDifferences(theirs, ours)
      const { same, all } = totalOf(aspect)
      // A page has one title and one canonical URL, so two different titles or URLs count as one value.
      const isSingle = aspect === 'title' || aspect === 'canonical'
      const added = isSingle ? 1 : found.same + found.theirs.length + found.ours.length
      totals.set(aspect, { same: same + found.same, all: all + added })
      if (found.theirs.length + found.ours.length === 0) return
      const show = (runs: readonly string[][]): string[] => (aspect === 'words' ? runs.map(joinWords) : runs.flat())
      differences.push({ aspect, route, theirs: show(found.theirRuns), ours: show(found.ourRuns) })
    },
    result: (): Comparison => {
      const order = (first: Difference, second: Difference): number =>
        ASPECTS.indexOf(first.aspect) - ASPECTS.indexOf(second.aspect) || (first.route < second.route ? -1 : 1)
      const shares = SCORED.map((aspect) => shareOf(totalOf(aspect)))
      const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
      const aspects = Object.fromEntries(totals) as Record<Aspect, AspectTotal>
      return { score: Math.floor(mean * 10_000) / 100, aspects, differences: differences.sort(order) }
    },
  }
}

function shareOf({ same, all }: AspectTotal): number {
  return all === 0 ? 1 : same / all
}

function joinWords(words: readonly string[]): string {
  return words.join(' ')
}

/** Removes the file extension and trailing slash of a canonical URL, because the host decides them. */
function normalizeUrl(url: string): string {
  return url.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '')
}
