import type { Diagnostic, RelatedPosition } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import type { Claim, Conflict } from '../graph/site-graph.js'
import { severityOf } from './severity-of.js'

/**
 * Reports pages that claim the same route, id or output file: one diagnostic per losing claim, ids first. Besides
 * duplicate routes, `onDuplicateRoutes` sets the severity of these conflicts; others are errors:
 * - file names that differ only in case, because they break the build only on some file systems
 * - a static file with the name of a page, because docgen, like Docusaurus, does not copy it
 * - ids of Markdown pages, because most releases of Docusaurus accept duplicates
 */
export function checkConflicts(conflicts: readonly Conflict[], config: Config): Diagnostic[] {
  // Docs with the same id also have the same route, unless one has a slug: report each pair once.
  const reported = new Set<string>()
  return [...conflicts].sort(byKind).flatMap((conflict) => {
    const [first, ...losers] = conflict.claims
    if (!first) return []
    return losers.flatMap((loser, index) => {
      const winner = conflict.claims.slice(0, index + 1).find(({ value }) => value === loser.value) ?? first
      const routeKey = (route?: string): string => `${winner.file}\n${loser.file}\n${route}`
      if (conflict.kind === 'id') reported.add(routeKey(loser.route))
      else if (reported.has(routeKey(loser.value))) return []
      // Every language repeats the conflict of two pages: report it once.
      if (conflict.kind === 'route' && loser.subject === undefined && winner.file !== loser.file) {
        if (reported.has(routeKey())) return []
        reported.add(routeKey())
      }
      const severity = isLikeDuplicateRoute(conflict, loser, winner) ? severityOf(config.onDuplicateRoutes) : 'error'
      if (!severity) return []
      return {
        code: CODES[conflict.kind],
        severity,
        file: loser.file,
        line: loser.line ?? 1,
        // A slug or id begins its line. A static file as a whole conflicts, so it has no column.
        ...(loser.isStatic !== true && { column: 1 }),
        message:
          describe(conflict, loser, winner) + (severity === 'error' ? '' : describeOutcome(conflict, loser, winner)),
        hint: suggestFix(winner, loser),
        ...(winner.isSpecial !== true && { related: [relate(conflict, winner)] }),
      }
    })
  })
}

/** Whether the conflict has the severity of duplicate routes. */
function isLikeDuplicateRoute({ kind }: Conflict, loser: Claim, winner: Claim): boolean {
  if (kind === 'route' || winner.value !== loser.value) return true
  if (kind === 'id') return [winner, loser].every(({ file }) => /\.mdx?$/.test(file))
  return kind === 'file' && loser.isStatic === true
}

function byKind(a: Conflict, b: Conflict): number {
  return Number(b.kind === 'id') - Number(a.kind === 'id')
}

function suggestFix(winner: Claim, loser: Claim): string {
  if (winner.file === loser.file)
    return 'Two settings read it. Give one of docs, pages, blog and openapi another path or routeBasePath'
  if (isOfFolder(loser) && isOfFolder(winner)) return 'Give one of the two folders another routeBasePath'
  if (loser.indexKind === 'tag') return 'Give the tag a permalink, or the page another slug or id'
  if (loser.subject !== undefined) return 'Give the page another slug or id'
  if (winner.isSpecial) return 'docgen generates that page. Give yours another slug or id'
  return winner.value === loser.value ? 'Give one of the two another slug or id' : 'Rename one of the two'
}

/** Whether docgen generates the claiming page for a whole folder of posts or docs. */
function isOfFolder({ indexKind }: Claim): boolean {
  return indexKind !== undefined && indexKind !== 'category'
}

const CODES = {
  id: 'duplicate-id',
  route: 'duplicate-route',
  file: 'duplicate-file',
  folder: 'duplicate-file',
} as const

/** Describes which of two pages with the same id the site contains; empty for other conflicts. */
function describeOutcome({ kind }: Conflict, loser: Claim, winner: Claim): string {
  if (kind !== 'id') return ''
  return loser.route === winner.route ? ', and only that page is built' : '; references by id link to that page'
}

function describe(conflict: Conflict, { value, subject }: Claim, winner: Claim): string {
  const other = nameOwner(winner)
  switch (conflict.kind) {
    case 'id':
      return `the page id ${value} is already used by ${other}`
    case 'route':
      return `the route ${value}${subject === undefined ? '' : ` of ${subject}`} is taken by ${other}`
    case 'folder':
      return `the output folder ${value} conflicts with a file of the same name`
    case 'file':
      return value === winner.value
        ? `the output file ${value} is already written by ${other}`
        : `the output file ${value} differs only in case from ${winner.value}: on many disks, one overwrites the other`
  }
}

function nameOwner({ file, subject, isSpecial, isStatic }: Claim): string {
  if (isSpecial) return file
  return isStatic ? 'a static file' : (subject ?? 'another page')
}

function relate({ kind }: Conflict, { file, line, value }: Claim): RelatedPosition {
  const what = kind === 'id' || kind === 'route' ? `has the ${kind}` : `is written to ${value}`
  return { file, ...(line !== undefined && { line }), message: what }
}
