import type { Diagnostic } from '@docgen/renderer/contract'
import { readRawFields } from '../../config/read-front-matter.js'
import { locateInFrontMatter } from '../../graph/locate-in-front-matter.js'
import { compileGlobs } from '../../read/sort-doc-files.js'
import type { Source } from '../../read/source.js'
import { isCurrent } from '../../read/versions/version-files.js'
import type { GateInput, GateResult } from '../gate.js'
import { createOwnerFinder } from './create-owner-finder.js'
import { type Repository, readRepository } from './read-repository.js'

/** Finds pages that have not changed since a commit, although files that they cover have. */
export async function checkStaleGate({ trial, base }: GateInput): Promise<GateResult> {
  if (base?.commit === undefined) {
    const message = 'the stale gate needs a commit to compare with'
    const hint = 'Add --since with a Git reference'
    return { diagnostics: [{ code: 'no-base', severity: 'error', message, hint }], skipped: 'no --since' }
  }
  const pages = listCoveringPages(trial.files.sources)
  if (pages.length === 0) return { diagnostics: [], skipped: 'no page has covers in its front matter' }
  const repository = await readRepository(trial.siteDir, base.commit)
  const findOwners = createOwnerFinder(repository.codeOwners)
  return {
    diagnostics: pages.flatMap((page) => checkPage(page, { repository, findOwners, since: base.name })),
    details: { covering: pages.length },
  }
}

interface CoveringPage extends Pick<Source, 'path' | 'text' | 'includes'> {
  readonly covers: readonly string[]
}

/** The pages of the current version with `covers`, each file once. Translations have a separate gate. */
function listCoveringPages(sources: readonly Source[]): readonly CoveringPage[] {
  const pages = sources.flatMap(({ path, text, includes, version, pluginName, frontMatter }) => {
    if (!isCurrent(version) || pluginName !== undefined || frontMatter.translated_from !== undefined) return []
    const covers = frontMatter.covers ?? readCovers(text)
    return covers === undefined ? [] : [{ path, text, includes, covers }]
  })
  return [...new Map(pages.map((page) => [page.path, page])).values()]
}

/** Reads `covers` directly, because another invalid field resets all fields to their defaults. */
function readCovers(text: string): readonly string[] | undefined {
  if (!/^covers:/m.test(text)) return undefined
  const { covers, translated_from: original } = readRawFields(text)
  if (original !== undefined) return undefined
  const patterns = (Array.isArray(covers) ? covers : [covers]).filter((each) => typeof each === 'string')
  return patterns.length === 0 ? undefined : patterns
}

interface Comparison {
  readonly repository: Repository
  readonly findOwners: (path: string) => readonly string[]
  /** The Git reference that the user gave, such as `origin/main`. */
  readonly since: string
}

function checkPage(
  { path, text, includes, covers: all }: CoveringPage,
  { repository: { prefix, files, changed }, findOwners, since }: Comparison,
): readonly Diagnostic[] {
  const at = { severity: 'warning', file: path, ...locateInFrontMatter(text, 'covers') } as const
  const excluded = all.filter((pattern) => pattern.startsWith('!')).map((pattern) => compileCovers(pattern.slice(1)))
  const patterns = all
    .filter((pattern) => !pattern.startsWith('!'))
    .map((pattern) => ({ pattern, matches: compileCovers(pattern) }))
  const unmatched = patterns
    .filter(({ matches }) => !files.some(matches) && !changed.some(matches))
    .map(
      ({ pattern }): Diagnostic => ({
        ...at,
        code: 'unmatched-covers',
        message: `no file of the repository matches ${JSON.stringify(pattern)}`,
        hint: 'Correct the pattern: it is relative to the root of the repository',
      }),
    )
  const pageFiles = new Set([path, ...includes].map((each) => prefix + each))
  if (changed.some((file) => pageFiles.has(file))) return unmatched
  const [first, ...others] = changed.filter(
    (file) => patterns.some(({ matches }) => matches(file)) && !excluded.some((matches) => matches(file)),
  )
  if (first === undefined) return unmatched
  const owners = findOwners(prefix + path)
  const stale: Diagnostic = {
    ...at,
    code: 'stale-page',
    message: `${first}${others.length > 0 ? ` and ${others.length} more` : ''} changed since ${since}, but this page did not`,
    hint: `Check whether the page is still correct${owners.length > 0 ? `; it belongs to ${owners.join(' ')}` : ''}`,
  }
  return [...unmatched, stale]
}

/** Compiles a pattern, which can match files, or folders with everything in them. */
function compileCovers(pattern: string): (path: string) => boolean {
  const plain = pattern.replace(/^(?:\.?\/)+/, '').replace(/(?<!\/)\/+$/, '')
  return compileGlobs([plain, `${plain}/**`])
}
