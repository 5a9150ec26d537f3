import { join } from 'node:path'
import type { SourceHeading } from '@docgen/renderer/markdown'
import type { FileRename, RenameFile, TextDocumentEdit, WorkspaceEdit } from 'vscode-languageserver'
import { isInside, toSitePath } from '../config/site-path.js'
import { readUnsaved, setUnsavedText } from '../config/unsaved-files.js'
import { unpackAnchors } from '../graph/links/pack-anchors.js'
import type { TextEdit } from '../moves/edit-list.js'
import { applyEdits } from '../moves/edit-list.js'
import { listMovedFiles } from '../moves/list-moved-files.js'
import { planConfigLinks } from '../moves/plan-config-links.js'
import { createAnchorChange, planHeadingLinks } from '../moves/plan-heading.js'
import { planMoves } from '../moves/plan-moves.js'
import { listSiteLinks } from '../moves/site-links.js'
import { toPath, toUri } from './file-uri.js'
import { anchorsOf } from './navigate.js'
import { createTextReader, type OpenPage, toRange } from './open-page.js'
import type { SiteService } from './site-service.js'

/**
 * Plans the edits of all files that a rename of files or folders requires, and the renames of their translations; the
 * editor renames the given files itself.
 */
export async function planFileRenames(
  renames: readonly FileRename[],
  { session, siteDir }: SiteService,
): Promise<WorkspaceEdit | undefined> {
  const snapshot = session.snapshot()
  if (!snapshot) return undefined
  const requested = new Map(
    renames.flatMap(({ oldUri, newUri }) => {
      const [from, to] = [toPath(oldUri), toPath(newUri)]
      if (from === undefined || to === undefined || !isInside(siteDir, from) || !isInside(siteDir, to)) return []
      return listMovedFiles(from, to).map((move) => move.map((path) => toSitePath(siteDir, path)) as [string, string])
    }),
  )
  await session.compileAll()
  const links = listSiteLinks(snapshot, session.findLinks)
  const plan = await planMoves(requested, { site: snapshot.site, links, readText: createTextReader(siteDir) })
  const translations = [...plan.moves].filter(([from]) => !requested.has(from))
  const uriOf = (path: string): string => toUri(join(siteDir, path))
  return {
    documentChanges: [
      ...toDocumentEdits(plan.edits, siteDir),
      ...translations.map(([from, to]): RenameFile => ({ kind: 'rename', oldUri: uriOf(from), newUri: uriOf(to) })),
    ],
  }
}

/** The part of a heading that a rename replaces: its text, or the custom id at the position; undefined elsewhere. */
export function findRenamed(
  text: string,
  offset: number,
  page: OpenPage,
): { readonly heading: SourceHeading; readonly start: number; readonly end: number } | undefined {
  // Pages that include a partial give its headings different ids.
  if (page.doc?.source !== page.file) return undefined
  const heading = page.readOutline(page.file, text).headings.find((each) => {
    const end = each.customId ? each.customId.end + 1 : each.end
    return offset >= text.lastIndexOf('\n', each.start) + 1 && offset <= end
  })
  if (!heading) return undefined
  const { customId } = heading
  const isId = customId !== undefined && offset >= customId.start && offset <= customId.end
  return isId ? { heading, ...customId } : { heading, start: heading.start, end: heading.end }
}

/**
 * The edits that give a heading another text, and its links the new id. Compiles the page with the new text to find
 * the id: headings with the same text get numbers.
 */
export async function renameHeading(
  { text, offset, newName }: { readonly text: string; readonly offset: number; readonly newName: string },
  page: OpenPage,
  service: SiteService,
): Promise<WorkspaceEdit | undefined> {
  const renamed = findRenamed(text, offset, page)
  const { doc, file, siteDir, session, snapshot } = page
  if (!renamed || !doc || /[\r\n]/.test(newName) || newName.trim() === '') return undefined
  const edit = { start: renamed.start, end: renamed.end, text: newName }
  const path = join(siteDir, file)
  const before = anchorsOf(doc, page)
  const links = listSiteLinks(snapshot, session.findLinks)
  const after = await service.exclusively(async () => {
    const unsaved = readUnsaved(path)?.toString()
    const change = { paths: [file], isStructural: false }
    setUnsavedText(path, applyEdits(text, [edit]))
    try {
      await session.update(change)
      await session.compileFirst(new Set([doc.file]), COMPILE_MS)
      const position = session.snapshot()?.positions.get(doc.file)
      return position === undefined ? [] : unpackAnchors(session.findAnchors(position))
    } finally {
      setUnsavedText(path, unsaved)
      await session.update(change)
    }
  })
  const readText = createTextReader(siteDir)
  const renaming = { route: doc.route, before, after }
  const edits = new Map([
    ...planHeadingLinks(renaming, links, readText, snapshot.site.files.apis),
    ...planConfigLinks(snapshot.site, readText, createAnchorChange(renaming)),
  ])
  edits.set(
    file,
    [...(edits.get(file) ?? []), edit].sort((a, b) => a.start - b.start),
  )
  return { documentChanges: toDocumentEdits(edits, siteDir) }
}

/** Time in which the page with the new heading has to start to compile, in milliseconds. */
const COMPILE_MS = 10_000

function toDocumentEdits(edits: ReadonlyMap<string, readonly TextEdit[]>, siteDir: string): TextDocumentEdit[] {
  return [...edits].map(([file, list]) => {
    const text = createTextReader(siteDir)(file)
    return {
      textDocument: { uri: toUri(join(siteDir, file)), version: null },
      edits: list.map(({ start, end, text: newText }) => ({ range: toRange(text, start, end), newText })),
    }
  })
}
