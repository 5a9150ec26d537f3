import type { SourceOutline } from '@docgen/renderer/markdown'
import {
  type CancellationToken,
  type Connection,
  LSPErrorCodes,
  type Position,
  type RenameParams,
  ResponseError,
  type TextDocumentPositionParams,
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
  /** Creates the handler for a position in an open file. `answer` receives its offset, and what the client has sent. */
  const atPosition =
    <Result, Params extends TextDocumentPositionParams = TextDocumentPositionParams>(
      answer: (opened: Opened, offset: number, params: Params) => Result | Promise<Result>,
      forFile = forLinks,
    ) =>
    (params: Params, token: CancellationToken): Promise<Result | null> =>
      forFile(params.textDocument.uri, token, (opened) => answer(opened, opened.offsetAt(params.position), params))
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
  connection.onCompletion(atPosition(({ text, page }, offset) => complete(text, offset, page, hasSnippets()), forPage))
  connection.onHover(
    atPosition(async ({ text, page }, offset) => {
      const reference = await findCompiledReference(text, offset, page)
      return (reference && describeReference(text, reference, page)) ?? null
    }),
  )
  connection.onDefinition(
    atPosition(async ({ text, page }, offset) => {
      const reference = await findCompiledReference(text, offset, page)
      return (reference && findDefinition(reference, page)) ?? null
    }),
  )
  connection.onReferences(
    atPosition(async ({ text, page }, offset) => {
      await page.session.compileAll()
      return findReferences(findReference(text, offset, page), page)
    }),
  )
  connection.onPrepareRename(
    atPosition(async ({ text, page }, offset) => {
      const renamed = await findRenamed(text, offset, page)
      return renamed ? { range: toRange(text, renamed.start, renamed.end), placeholder: renamed.placeholder } : null
    }),
  )
  connection.onRenameRequest(
    atPosition(async ({ text, page, service }, offset, { newName }: RenameParams) => {
      const renamed = await findRenamed(text, offset, page)
      return renamed && rename(renamed, newName, service)
    }),
  )
  connection.onDocumentLinks(({ textDocument: { uri } }, token) =>
    forLinks(uri, token, ({ text, page }) => listDocumentLinks(text, page)),
  )
  connection.onDocumentSymbol(({ textDocument: { uri } }) => withOutline(uri, listSymbols))
  connection.onFoldingRanges(({ textDocument: { uri } }) => withOutline(uri, listFoldingRanges))
  connection.onCodeAction(({ textDocument: { uri }, context }) =>
    listFixes(uri, documents.get(uri)?.getText() ?? '', context.diagnostics),
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
