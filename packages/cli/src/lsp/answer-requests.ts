import type { SourceOutline } from '@docgen/renderer/markdown'
import {
  type CancellationToken,
  type Connection,
  LSPErrorCodes,
  type Position,
  ResponseError,
  type TextDocuments,
} from 'vscode-languageserver'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import { toSitePath } from '../config/site-path.js'
import { loadOutlines } from '../session/live/load-outlines.js'
import { complete } from './complete.js'
import { toPath } from './file-uri.js'
import { findRenamed } from './find-renamed.js'
import {
  describeReference,
  findCompiledReference,
  findDefinition,
  findReference,
  findReferences,
  listDocumentLinks,
} from './navigate.js'
import { compilePage, type OpenPage, openPage, toRange } from './open-page.js'
import { listFixes, listFoldingRanges, listSymbols } from './outline.js'
import { planFileRenames, rename } from './rename.js'
import type { SiteService } from './site-service.js'
import type { Workspace } from './workspace.js'

/** What the answers to a client's requests depend on. */
export interface RequestContext {
  readonly documents: TextDocuments<TextDocument>
  readonly workspace: Pick<Workspace, 'siteOf'>
  /** Whether the client accepts completions with placeholders. Known after its first request. */
  readonly hasSnippets: () => boolean
}

/** Registers the functions that answer a client's requests about open files and renamed files. */
export function answerRequests(connection: Connection, { documents, workspace, hasSnippets }: RequestContext): void {
  /** Calls a function for an open file of a site, after all changes so far; returns null for other files. */
  const forPage = async <Result>(
    uri: string,
    token: CancellationToken,
    run: (opened: Opened) => Result | Promise<Result>,
  ): Promise<Result | null> => {
    const document = documents.get(uri)
    const path = toPath(uri)
    const service = path === undefined ? undefined : workspace.siteOf(path)
    if (!document || path === undefined || !service) return null
    await service.updated()
    if (token.isCancellationRequested) throw new ResponseError(LSPErrorCodes.RequestCancelled, 'cancelled')
    const page = await openPage(service.session, service.siteDir, toSitePath(service.siteDir, path))
    return page ? run({ page, service, text: document.getText(), offsetAt: (at) => document.offsetAt(at) }) : null
  }
  /** As `forPage`, for a function that needs the links of the page. */
  const forLinks: typeof forPage = (uri, token, run) =>
    forPage(uri, token, async (opened) => {
      const { doc, session } = opened.page
      if (doc) await compilePage(doc, session)
      return run(opened)
    })
  /** Calls a function with the outline of an open file, which need not belong to a site. */
  const withOutline = async <Result>(
    uri: string,
    run: (text: string, outline: SourceOutline) => Result,
  ): Promise<Result> => {
    const text = documents.get(uri)?.getText() ?? ''
    const path = toPath(uri) ?? ''
    const service = workspace.siteOf(path)
    const readOutline = await loadOutlines(service?.session.snapshot())
    return run(text, readOutline(service ? toSitePath(service.siteDir, path) : path, text))
  }
  connection.onCompletion(({ textDocument, position }, token) =>
    forPage(textDocument.uri, token, ({ text, page, offsetAt }) =>
      complete(text, offsetAt(position), page, hasSnippets()),
    ),
  )
  connection.onHover(({ textDocument, position }, token) =>
    forLinks(textDocument.uri, token, async ({ text, page, offsetAt }) => {
      const reference = await findCompiledReference(text, offsetAt(position), page)
      return (reference && describeReference(text, reference, page)) ?? null
    }),
  )
  connection.onDefinition(({ textDocument, position }, token) =>
    forLinks(textDocument.uri, token, async ({ text, page, offsetAt }) => {
      const reference = await findCompiledReference(text, offsetAt(position), page)
      return (reference && findDefinition(reference, page)) ?? null
    }),
  )
  connection.onReferences(({ textDocument, position }, token) =>
    forLinks(textDocument.uri, token, async ({ text, page, offsetAt }) => {
      await page.session.compileAll()
      return findReferences(findReference(text, offsetAt(position), page), page)
    }),
  )
  connection.onDocumentLinks(({ textDocument }, token) =>
    forLinks(textDocument.uri, token, ({ text, page }) => listDocumentLinks(text, page)),
  )
  connection.onDocumentSymbol(({ textDocument: { uri } }) => withOutline(uri, listSymbols))
  connection.onFoldingRanges(({ textDocument: { uri } }) => withOutline(uri, listFoldingRanges))
  connection.onCodeAction(({ textDocument: { uri }, context }) =>
    listFixes(uri, documents.get(uri)?.getText() ?? '', context.diagnostics),
  )
  connection.onPrepareRename(({ textDocument, position }, token) =>
    forLinks(textDocument.uri, token, async ({ text, page, offsetAt }) => {
      const renamed = await findRenamed(text, offsetAt(position), page)
      return renamed ? { range: toRange(text, renamed.start, renamed.end), placeholder: renamed.placeholder } : null
    }),
  )
  connection.onRenameRequest(({ textDocument, position, newName }, token) =>
    forLinks(textDocument.uri, token, async ({ text, page, service, offsetAt }) => {
      const renamed = await findRenamed(text, offsetAt(position), page)
      return renamed && rename(renamed, newName, service)
    }),
  )
  connection.workspace.onWillRenameFiles(async ({ files }) => {
    const path = toPath(files[0]?.oldUri ?? '')
    const service = path === undefined ? undefined : workspace.siteOf(path)
    if (!service) return null
    await service.updated()
    return (await planFileRenames(files, service)) ?? null
  })
}

/** A file of a site that is open in the editor. */
interface Opened {
  readonly page: OpenPage
  readonly service: SiteService
  readonly text: string
  readonly offsetAt: (position: Position) => number
}
