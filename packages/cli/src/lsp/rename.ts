import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import {
  type FileRename,
  LSPErrorCodes,
  type RenameFile,
  ResponseError,
  type TextDocumentEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver'
import { isInside, toSitePath } from '../config/site-path.js'
import { readUnsaved, setUnsavedText } from '../config/unsaved-files.js'
import { unpackAnchors } from '../graph/links/pack-anchors.js'
import { applyEdits, type TextEdit } from '../moves/edit-list.js'
import { listMovedFiles } from '../moves/list-moved-files.js'
import { planConfigLinks } from '../moves/plan-config-links.js'
import { createAnchorChange, planHeadingLinks } from '../moves/plan-heading.js'
import { type FileMoves, planMoves } from '../moves/plan-moves.js'
import { listSiteLinks } from '../moves/site-links.js'
import { decodePath } from '../read/files/decode-path.js'
import type { SiteSession } from '../session/live/open-session.js'
import { toPath, toUri } from './file-uri.js'
import type { Renamed, RenamedHeading } from './find-renamed.js'
import { anchorsOf } from './navigate.js'
import { compilePage, createTextReader, toRange } from './open-page.js'
import type { SiteService } from './site-service.js'

/**
 * Plans the edits of all files that a rename of files or folders requires, and the renames of their translations; the
 * editor renames the given files itself.
 */
export async function planFileRenames(
  renames: readonly FileRename[],
  service: SiteService,
): Promise<WorkspaceEdit | undefined> {
  const { siteDir } = service
  const moves = renames.flatMap(({ oldUri, newUri }) => {
    const [from, to] = [toPath(oldUri), toPath(newUri)]
    if (from === undefined || to === undefined || !isInside(siteDir, from) || !isInside(siteDir, to)) return []
    return listMovedFiles(from, to).map((move) => move.map((path) => toSitePath(siteDir, path)) as [string, string])
  })
  const requested = new Map(moves)
  return planRenames(requested, service, requested)
}

/** Plans the edits that moves of files require, and the renames of all files but those that the editor renames. */
async function planRenames(
  requested: FileMoves,
  { session, siteDir }: SiteService,
  byEditor: FileMoves = new Map(),
): Promise<WorkspaceEdit | undefined> {
  const snapshot = session.snapshot()
  if (!snapshot) return undefined
  await compileSite(session)
  const links = listSiteLinks(snapshot, session.findLinks)
  const plan = await planMoves(requested, { site: snapshot.site, links, readText: createTextReader(siteDir) })
  const uriOf = (path: string): string => toUri(join(siteDir, path))
  const renames = [...plan.moves].filter(([from]) => !byEditor.has(from))
  return {
    documentChanges: [
      ...toDocumentEdits(plan.edits, siteDir),
      ...renames.map(([from, to]): RenameFile => ({ kind: 'rename', oldUri: uriOf(from), newUri: uriOf(to) })),
    ],
  }
}

/** Renames what `findRenamed` has found at a position. Rejects if the new name cannot be used. */
export async function rename(
  renamed: Renamed,
  newName: string,
  service: SiteService,
): Promise<WorkspaceEdit | undefined> {
  if (renamed.kind === 'heading') return renameHeading(renamed, newName, service)
  const { siteDir } = service
  const path = posix.join(posix.dirname(renamed.linkFrom), decodePath(newName))
  const extension = posix.extname(renamed.path)
  if (path.startsWith('../')) throw invalidName(`${newName} is outside the site`)
  if (posix.extname(path) !== extension) throw invalidName(`the new path has to end in ${extension}`)
  if (path === renamed.path) return undefined
  if (existsSync(join(siteDir, path))) throw invalidName(`${path} already exists`)
  return planRenames(new Map([[renamed.path, path]]), service)
}

/** Compiles all pages: the links of others are unknown. Rejects if a file changes meanwhile. */
async function compileSite(session: SiteSession): Promise<void> {
  if (await session.compileAll()) return
  throw new ResponseError(LSPErrorCodes.ContentModified, 'a file changed while the links were read. Rename again')
}

function invalidName(message: string): Error {
  return new ResponseError(LSPErrorCodes.RequestFailed, message)
}

/**
 * The edits that give a heading another text, and its links the new id. Compiles the page with the new text to find
 * the id: headings with the same text get numbers.
 */
async function renameHeading(
  { page, text, edited }: RenamedHeading,
  newName: string,
  service: SiteService,
): Promise<WorkspaceEdit | undefined> {
  const { doc, file, siteDir, session, snapshot } = page
  if (!doc) return undefined
  if (/[\r\n]/.test(newName) || newName.trim() === '') throw invalidName('a heading needs a text of one line')
  const edit = { ...edited, text: newName }
  const path = join(siteDir, file)
  await compileSite(session)
  const before = anchorsOf(doc, page)
  const links = listSiteLinks(snapshot, session.findLinks)
  const after = await service.exclusively(async () => {
    const unsaved = readUnsaved(path)?.toString()
    const change = { paths: [file], isStructural: false }
    setUnsavedText(path, applyEdits(text, [edit]))
    try {
      await session.update(change)
      await compilePage(doc, session)
      const position = session.snapshot()?.positions.get(doc.file)
      return position === undefined ? [] : unpackAnchors(session.findAnchors(position))
    } finally {
      setUnsavedText(path, unsaved)
      await session.update(change)
    }
  })
  const readText = createTextReader(siteDir)
  // Where a translation is missing, its URL shows the original.
  const routes = new Set(snapshot.site.graph.docs.filter(({ source }) => source === file).map(({ route }) => route))
  const renaming = { routes, before, after }
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

function toDocumentEdits(edits: ReadonlyMap<string, readonly TextEdit[]>, siteDir: string): TextDocumentEdit[] {
  return [...edits].map(([file, list]) => {
    const text = createTextReader(siteDir)(file)
    return {
      textDocument: { uri: toUri(join(siteDir, file)), version: null },
      edits: list.map(({ start, end, text: newText }) => ({ range: toRange(text, start, end), newText })),
    }
  })
}
