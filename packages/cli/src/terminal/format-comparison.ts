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
  headings: 'headings',
  anchors: 'anchors',
  canonical: 'canonical URLs',
  links: 'links within the site',
  words: 'words',
  images: 'images',
  codeBlocks: 'code blocks',
}

/** Maximum numbers of values and of characters that the terminal shows; `--json` has all. */
const SHOWN_VALUES = 20
const SHOWN_LENGTH = 160

/**
 * Formats the differences (`-` only on the other site, `+` only on docgen's), then the score and the totals by aspect.
 */
export function formatComparison(
  { score, aspects, differences }: ComparisonView,
  { colors }: Terminal,
): readonly string[] {
  const lines = differences.flatMap(({ aspect, route, theirs, ours }) => [
    `${colors.bold(NAMES[aspect] ?? aspect)}${route === '' ? '' : ` of ${route}`}`,
    ...listValues(theirs).map((item) => colors.red(`  - ${item}`)),
    ...listValues(ours).map((item) => colors.green(`  + ${item}`)),
  ])
  const width = Math.max(...Object.values(NAMES).map((name) => name.length))
  const sums = Object.entries(aspects).map(
    ([aspect, { same, all }]) => `  ${(NAMES[aspect] ?? aspect).padEnd(width)}  ${same} of ${all} the same`,
  )
  return [
    ...lines,
    ...(lines.length === 0 ? [] : ['']),
    `Parity ${score} % (mean of the shares of pages, titles, anchors and words)`,
    ...sums,
  ]
}

/** The values, each in one line. */
function listValues(values: readonly string[]): readonly string[] {
  const hiddenCount = values.length - SHOWN_VALUES
  const shown = values.slice(0, SHOWN_VALUES).map((value) => {
    const line = value.replace(/\s+/g, ' ').trim()
    return line.length > SHOWN_LENGTH ? `${line.slice(0, SHOWN_LENGTH)}…` : line
  })
  return hiddenCount > 0 ? [...shown, `… and ${hiddenCount} more`] : shown
}
