import type { Terminal } from './create-terminal.js'

/** Result of comparing two built sites. */
export interface ComparisonView {
  readonly score: number
  readonly aspects: Readonly<Record<string, { readonly same: number; readonly all: number }>>
  readonly differences: readonly {
    readonly aspect: string
    readonly route: string
    readonly theirs: readonly string[]
    readonly ours: readonly string[]
  }[]
}

const NAMES: Readonly<Record<string, string>> = {
  route: 'pages',
  title: 'titles',
  anchors: 'anchors',
  canonical: 'canonical URLs',
  links: 'links within the site',
}

/**
 * Formats the differences (`-` only on the other site, `+` only on docgen's), then the score and the totals by aspect.
 */
export function formatComparison(
  { score, aspects, differences }: ComparisonView,
  { colors }: Terminal,
): readonly string[] {
  const lines = differences.flatMap(({ aspect, route, theirs, ours }) => [
    `${colors.bold(NAMES[aspect] ?? aspect)}${route === '' ? '' : ` of ${route}`}`,
    ...theirs.map((item) => colors.red(`  - ${item}`)),
    ...ours.map((item) => colors.green(`  + ${item}`)),
  ])
  const width = Math.max(...Object.values(NAMES).map((name) => name.length))
  const sums = Object.entries(aspects).map(
    ([aspect, { same, all }]) => `  ${(NAMES[aspect] ?? aspect).padEnd(width)}  ${same} of ${all} the same`,
  )
  return [...lines, ...(lines.length === 0 ? [] : ['']), `Parity ${score} %`, ...sums]
}
