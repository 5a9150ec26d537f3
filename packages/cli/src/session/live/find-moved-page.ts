import type { PlannedPage } from '../../plan/site-plan.js'
import type { CompileInput } from '../compile/compile-input.js'
import type { Snapshot } from './snapshot.js'

/** A page of a plan and its compiler input. */
interface Candidate {
  readonly planned: PlannedPage
  readonly input: CompileInput | undefined
}

/**
 * Finds the page that replaces a deleted page, in the same language and version: the page of the same API operation, of
 * the same source, of a new file with the same bytes, or the only new page with the same title. `undefined` if there is
 * none.
 */
export function findMovedPage(file: string, before: Snapshot, after: Snapshot): PlannedPage | undefined {
  const [old] = listCandidates(before, (planned) => planned.page.file === file)
  if (!old) return undefined
  const { page, locale, version } = old.planned
  const candidates = listCandidates(after, (planned) => planned.locale === locale && planned.version === version)
  if (old.input?.api) return candidates.find(({ input }) => isSameOperation(input, old.input))?.planned
  const path = findPath(page.source, before, after)
  const sameSource = candidates.find(({ planned }) => path !== undefined && planned.page.source === path)
  if (sameSource) return sameSource.planned
  const [alike, ...more] = candidates.filter(
    ({ planned }) => planned.page.title === page.title && !before.positions.has(planned.page.file),
  )
  return more.length === 0 ? alike?.planned : undefined
}

function listCandidates({ site, inputs }: Snapshot, isWanted: (planned: PlannedPage) => boolean): readonly Candidate[] {
  return site.plan.pages.flatMap((planned, position) =>
    isWanted(planned) ? [{ planned, input: inputs[position] }] : [],
  )
}

/** Whether two pages show the same operation. Comparing sources is not enough: all pages of a description share one. */
function isSameOperation(a: CompileInput | undefined, b: CompileInput | undefined): boolean {
  return a?.api?.path === b?.api?.path && pointerOf(a) === pointerOf(b)
}

function pointerOf(input: CompileInput | undefined): string | undefined {
  const page = input?.api?.page
  return page !== undefined && 'pointer' in page ? page.pointer : page?.kind
}

/** Finds the current path of a source: the same path, or the path of a new file with the same content. */
function findPath(path: string | undefined, before: Snapshot, after: Snapshot): string | undefined {
  const sources = after.site.files.sources
  if (path === undefined || sources.some((source) => source.path === path)) return path
  const hashesBefore = new Map(before.site.files.sources.map((source) => [source.path, source.hash]))
  return sources.find((source) => source.hash === hashesBefore.get(path) && !hashesBefore.has(source.path))?.path
}
