import { type Diagnostic, type Outcome, readReason } from '@docgen/renderer/contract'
import { splitVersionKey } from '../config/collection.js'
import type { DocsConfig } from '../config/docs-config.js'
import { type Edition, rootOf } from './edition.js'
import type { GraphSource } from './graph-files.js'
import { encodePath } from './routes/create-url.js'

/** The edit URL of a doc: from its front matter, else from the config. Docs that plugins add have none. */
export function findEditHref(
  { path, frontMatter, pluginName }: GraphSource,
  edition: Edition,
  permalink: string,
): Outcome<string | undefined> {
  const { editUrl } = edition.collection.docs
  const customUrl = frontMatter.custom_edit_url
  if (customUrl !== undefined) return succeeded(customUrl || undefined)
  if (editUrl === undefined || pluginName !== undefined) return succeeded(undefined)
  if (typeof editUrl === 'function') return callEditUrl(editUrl, path, edition, permalink)
  const href = `${editUrl.replace(/(?<!\/)\/+$/, '')}/${encodePath(path)}`
  // Docs can be outside the site's folder.
  return succeeded(path.startsWith('../') ? new URL(href).href : href)
}

function callEditUrl(
  editUrl: Extract<DocsConfig['editUrl'], (...args: never[]) => unknown>,
  path: string,
  edition: Edition,
  permalink: string,
): Outcome<string | undefined> {
  const folder = rootOf(path, edition)
  const { name: version } = splitVersionKey(edition.version)
  const docPath = path.slice(folder.length + 1)
  try {
    const href: unknown = editUrl({ docPath, versionDocsDirPath: folder, version, locale: edition.locale, permalink })
    if (href === undefined || href === null) return succeeded(undefined)
    if (typeof href === 'string' && URL.canParse(href)) return succeeded(href)
    return failed(
      path,
      `returned ${typeof href === 'string' ? JSON.stringify(href) : `a ${typeof href}`} for this page`,
      'Return an absolute URL, or undefined for no link',
    )
  } catch (error) {
    return failed(path, `threw for this page: ${readReason(error)}`)
  }
}

function succeeded(value: string | undefined): Outcome<string | undefined> {
  return { value, diagnostics: [] }
}

function failed(file: string, what: string, hint?: string): Outcome<undefined> {
  const diagnostic: Diagnostic = {
    code: 'invalid-edit-url',
    severity: 'error',
    file,
    line: 1,
    message: `docs.editUrl ${what}`,
    ...(hint !== undefined && { hint }),
  }
  return { value: undefined, diagnostics: [diagnostic] }
}
