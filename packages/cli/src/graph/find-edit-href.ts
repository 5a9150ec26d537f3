import { type Diagnostic, type Outcome, readReason } from '@docgen/renderer/contract'
import { splitVersionKey } from '../config/collection.js'
import type { DocsConfig } from '../config/docs-config.js'
import { type Edition, rootOf } from './edition.js'
import type { GraphSource } from './graph-files.js'
import type { LocateThrown } from './locate-thrown.js'
import { encodePath } from './routes/create-url.js'

/** Inputs of an edit URL, in addition to the source. */
interface EditContext {
  readonly edition: Edition
  /** Path of the page. */
  readonly permalink: string
  readonly locateThrown: LocateThrown | undefined
}

/** The edit URL of a doc: from its front matter, else from the config, unless a plugin has added the doc. */
export function findEditHref(
  { path, frontMatter, pluginName }: GraphSource,
  context: EditContext,
): Outcome<string | undefined> {
  const { edition } = context
  const { editUrl } = edition.collection.docs
  const customUrl = frontMatter.custom_edit_url
  if (customUrl !== undefined) return succeeded(customUrl || undefined)
  if (editUrl === undefined || pluginName !== undefined) return succeeded(undefined)
  if (typeof editUrl === 'function') return callEditUrl(editUrl, path, context)
  return succeeded(appendPath(editUrl, path))
}

/** The URL of the history of a doc's file, unless a plugin has added the doc. */
export function findHistoryHref({ path, pluginName }: GraphSource, { collection }: Edition): string | undefined {
  const { historyUrl } = collection.docs
  return historyUrl === undefined || pluginName !== undefined ? undefined : appendPath(historyUrl, path)
}

function appendPath(base: string, path: string): string {
  const href = `${base.replace(/(?<!\/)\/+$/, '')}/${encodePath(path)}`
  // The path of docs outside the site's folder begins with `../`, which the URL resolves.
  return path.startsWith('../') ? new URL(href).href : href
}

function callEditUrl(
  editUrl: Extract<DocsConfig['editUrl'], (...args: never[]) => unknown>,
  path: string,
  { edition, permalink, locateThrown }: EditContext,
): Outcome<string | undefined> {
  const folder = rootOf(path, edition)
  const { name: version } = splitVersionKey(edition.version)
  const docPath = path.slice(folder.length + 1)
  try {
    const href: unknown = editUrl({ docPath, versionDocsDirPath: folder, version, locale: edition.locale, permalink })
    if (href === undefined || href === null) return succeeded(undefined)
    if (typeof href === 'string' && URL.canParse(href)) return succeeded(href)
    return failed(
      { file: path, line: 1 },
      `returned ${typeof href === 'string' ? JSON.stringify(href) : `a ${typeof href}`} for this page`,
      'Return an absolute URL, or undefined for no link',
    )
  } catch (error) {
    const page = { file: path, line: 1 }
    const position = locateThrown?.(error)
    return failed(position ?? page, `threw for ${position ? path : 'this page'}: ${readReason(error)}`)
  }
}

function succeeded(value: string | undefined): Outcome<string | undefined> {
  return { value, diagnostics: [] }
}

function failed(position: Pick<Diagnostic, 'file' | 'line'>, predicate: string, hint?: string): Outcome<undefined> {
  const diagnostic: Diagnostic = {
    code: 'invalid-edit-url',
    severity: 'error',
    ...position,
    message: `docs.editUrl ${predicate}`,
    ...(hint !== undefined && { hint }),
  }
  return { value: undefined, diagnostics: [diagnostic] }
}
