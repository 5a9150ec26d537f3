import { MAX_QUESTION_LENGTH } from '@docgen/renderer/search'

/** Parameters in the URL of the search page. */
export interface SearchParameters {
  readonly text: string
  /** Path of the context, without slashes at its ends; absent for the whole site. */
  readonly context?: string | undefined
  /** Breadcrumbs of the part of the site that the hits must be in; absent for the whole site. */
  readonly section?: readonly string[] | undefined
  /** Path of a docs version, such as `1.0/`; empty for the latest. */
  readonly version: string
}

/**
 * The URL of the search page with results: `q`, cut to the length that the search reads, `ctx`, `version`, and one `in`
 * per breadcrumb of the section.
 */
export function createSearchHref(page: string, { text, context, version, section = [] }: SearchParameters): string {
  const query = new URLSearchParams()
  if (text !== '') query.set('q', text.slice(0, MAX_QUESTION_LENGTH))
  if (context) query.set('ctx', trimSlashes(context))
  if (version !== '') query.set('version', version)
  for (const name of section) query.append('in', name)
  return `${query}` === '' ? page : `${page}?${query}`
}

/** Reads the parameters of a search page URL. Never throws; unknown values find nothing. */
export function readSearchUrl(query: string): SearchParameters {
  const parameters = new URLSearchParams(query)
  const version = trimSlashes(parameters.get('version') ?? '')
  const section = parameters.getAll('in')
  return {
    text: parameters.get('q') ?? '',
    context: trimSlashes(parameters.get('ctx') ?? '') || undefined,
    ...(section.length > 0 && { section }),
    version: version === '' ? '' : `${version}/`,
  }
}

/**
 * The first context that contains a page. `path` is the page's path below its language, `version` the path of its
 * version, empty for the latest.
 */
export function findContext<Context extends { readonly path: string }>(
  { path, version }: { readonly path: string; readonly version: string },
  contexts: readonly Context[],
): Context | undefined {
  const paths = withoutVersion(trimSlashes(path), trimSlashes(version))
  return contexts.find((context) => {
    const folder = trimSlashes(context.path)
    return folder === '' || paths.some((plain) => isBelow(plain, folder))
  })
}

/**
 * The possible paths of a page in the latest version. A page's path starts with the path of its version. If that is
 * below a docs folder, as in `manual/1.0/start`, the pages of API descriptions omit the folder: `1.0/api/orders`.
 */
function withoutVersion(path: string, version: string): readonly string[] {
  if (version === '') return [path]
  const parts = version.split('/')
  return parts.flatMap((_part, index) => {
    const folder = parts.slice(0, index).join('/')
    const versionPath = parts.slice(index).join('/')
    if (isBelow(path, version)) return trimSlashes(folder + path.slice(version.length))
    return isBelow(path, versionPath) ? trimSlashes(path.slice(versionPath.length)) : []
  })
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}

/** Removes slashes at both ends of a path. */
export function trimSlashes(path: string): string {
  return path.replace(/^\/+/, '').replace(/(^|[^/])\/+$/, '$1')
}
