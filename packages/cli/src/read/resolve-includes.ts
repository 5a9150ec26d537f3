import { posix } from 'node:path'
import { type Diagnostic, nearestWord, type Outcome } from '@docgen/renderer/contract'
import { findIncludes, revisionName } from '@docgen/renderer/markdown'
import { collectIncludes, type FindText } from './collect-includes.js'
import { createPathFinder } from './files/create-path-finder.js'
import type { FileMemo } from './files/file-memo.js'
import { isInRepository } from './git/count-repository-folders.js'
import { readRevision } from './git/read-revision.js'
import type { DocsFolder } from './list-folders.js'
import type { FindNeighborPaths } from './neighbor-docs.js'
import { extendPacked } from './pack-texts.js'
import type { SourceWithoutIncludes } from './read-source.js'
import type { SiteFiles } from './site-files.js'
import type { PartialFile, Source } from './source.js'
import type { TextFacts } from './text-facts.js'

const NOTHING: Outcome<undefined> = { value: undefined, diagnostics: [] }

/** The pages and everything that they can include: partials, other pages, and any text file of the site. */
interface IncludeSearch {
  readonly siteDir: string
  readonly pages: readonly SourceWithoutIncludes[]
  readonly partials: readonly PartialFile[]
  readonly folders: readonly DocsFolder[]
  readonly fileMemo: FileMemo
  readonly facts: TextFacts
  readonly readPartialOnce: (path: string) => Outcome<PartialFile | undefined>
  /** Whether plugins change texts. */
  readonly isChanged: boolean
  readonly findNeighborPaths: FindNeighborPaths
  /** How many levels the root of the repository is above the site. */
  readonly above: number
}

/** Finds the files that each page includes, and reads the included files that are neither pages nor partials. */
export function resolveIncludes(search: IncludeSearch): Outcome<Pick<SiteFiles, 'sources' | 'partials'>> {
  const texts = openTexts(search)
  const sources = search.pages.map((page) => resolvePage(page, texts, search))
  const partials = new Map(texts.partials().map((partial) => [partial.path, partial]))
  return { value: { sources, partials }, diagnostics: texts.diagnostics }
}

/** The texts that pages may include. Files other than pages and partials are read when a page includes them. */
interface IncludedTexts {
  readonly findText: FindText
  /** Whether a path is outside of the repository and of all folders with documents. */
  readonly isOutside: (path: string) => boolean
  /** Returns a path with the letter case of the file on disk; `undefined` if it does not exist. */
  readonly findPath: (path: string) => string | undefined
  /** Lists all partials that have been read. */
  readonly partials: () => readonly PartialFile[]
  readonly diagnostics: readonly Diagnostic[]
}

function openTexts({
  siteDir,
  pages,
  partials,
  folders,
  fileMemo,
  readPartialOnce,
  above,
}: IncludeSearch): IncludedTexts {
  const diagnostics: Diagnostic[] = []
  const partialsByPath = new Map<string, PartialFile | undefined>(partials.map((partial) => [partial.path, partial]))
  const pagesByPath = new Map(pages.map((page) => [page.path, page]))
  const findPath = createPathFinder(siteDir)
  const isOutside = (path: string): boolean => {
    if (!path.startsWith('../') || folders.some(({ folder }) => path.startsWith(`${folder}/`))) return false
    return !isInRepository(path, above)
  }
  const findInRevision = (path: string, revision: string): string | undefined => {
    const name = revisionName(path, revision)
    if (!partialsByPath.has(name))
      partialsByPath.set(
        name,
        fileMemo.recall(`revision ${revision}`, path, () => readRevision(siteDir, path, revision)),
      )
    return partialsByPath.get(name)?.text
  }
  const findText: FindText = (path, revision) => {
    if (revision !== undefined) return findInRevision(path, revision)
    const page = pagesByPath.get(path)
    if (page) return page.text
    if (isOutside(path)) return undefined
    // The compiler reports an unreadable file at the position of the include.
    if (!partialsByPath.has(path)) {
      const read = fileMemo.recall('is as written', path, () => findPath(path) === path)
        ? readPartialOnce(path)
        : NOTHING
      if (read.value) diagnostics.push(...read.diagnostics)
      partialsByPath.set(path, read.value)
    }
    return partialsByPath.get(path)?.text
  }
  return {
    findText,
    isOutside,
    findPath,
    partials: () => [...partialsByPath.values()].filter((partial) => partial !== undefined),
    diagnostics,
  }
}

function resolvePage(
  page: SourceWithoutIncludes,
  { findText, findPath, isOutside }: IncludedTexts,
  { partials, fileMemo, facts, isChanged, findNeighborPaths }: IncludeSearch,
): Source {
  // A page without includes stays the same object as long as its file stays the same.
  const kind = page.pluginName === undefined && !isChanged ? 'alone' : `alone ${page.hash}`
  const alone = fileMemo.recall(kind, page.path, () => {
    const { hasIncludes, listsCards } = facts.recall('includes', page, () => ({
      hasIncludes: findIncludes(page.text).length > 0,
      listsCards: mayListCards(page.text),
    }))
    return hasIncludes ? undefined : extendPacked(page, { includes: [], listsCards })
  })
  if (alone) return alone
  const { includes, missing, moved, reentering } = collectIncludes(page.path, page.text, findText, findNeighborPaths)
  const similarIncludes = Object.fromEntries(
    missing.flatMap((path) => {
      const actualPath = findPath(path) ?? findSimilar(path, partials)
      return actualPath === undefined || actualPath === path ? [] : [[path, actualPath]]
    }),
  )
  const outsideIncludes = missing.filter(isOutside)
  return extendPacked(page, {
    includes,
    ...(outsideIncludes.length > 0 && { outsideIncludes }),
    ...(Object.keys(similarIncludes).length > 0 && { similarIncludes }),
    ...(Object.keys(moved).length > 0 && { movedIncludes: moved }),
    ...(Object.keys(reentering).length > 0 && { reenteringIncludes: reentering }),
    listsCards: [page.path, ...includes].some((path) => mayListCards(findText(path))),
  })
}

/**
 * Finds the partial that a missing include probably means: by the same name in another folder, or by a similar path.
 */
function findSimilar(path: string, partials: readonly PartialFile[]): string | undefined {
  const paths = partials.map((partial) => partial.path)
  const name = posix.basename(path)
  return paths.find((each) => posix.basename(each) === name) ?? nearestWord(path, paths)
}

/** Whether a text may render cards of the sibling pages; if not, it does not depend on their titles. */
export function mayListCards(text: string | undefined): boolean {
  return text !== undefined && /doc-cards|DocCardList/.test(text)
}
