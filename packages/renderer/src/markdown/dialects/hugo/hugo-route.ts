/** What the route of a page depends on besides its file. */
export interface RouteFields {
  readonly slug?: string
  readonly url?: string
}

/** The path of a page of Hugo below the folder of the content, with a slash at its start and none at its end. */
export function hugoRoute(path: string, { slug, url }: RouteFields): string {
  if (url !== undefined && url !== '') return cleanRoute(url.replace(/\.html?$/i, ''))
  const parts = path.replace(/\.(?:md|html?)$/i, '').split('/')
  const name = parts.pop() ?? ''
  const isSection = name === '_index'
  const isBundle = name === 'index'
  const names = isSection || isBundle ? parts : [...parts, name]
  if (slug !== undefined && slug !== '' && !isSection && names.length > 0) names[names.length - 1] = slug
  return cleanRoute(names.map(toPathSegment).join('/'))
}

/** The path that docgen gives a file without a slug. */
export function docgenRoute(path: string): string {
  const parts = path.replace(/\.mdx?$/i, '').split('/')
  const name = parts.pop() ?? ''
  const lowered = name.toLowerCase()
  const isIndex = ['index', '_index', 'readme', parts.at(-1)?.toLowerCase()].includes(lowered)
  return cleanRoute((isIndex ? parts : [...parts, name]).join('/'))
}

/** A name as Hugo writes it into a URL: in lower case, with hyphens for spaces, without other characters. */
export function toPathSegment(name: string): string {
  return name
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}._~+@-]/gu, '')
}

function cleanRoute(path: string): string {
  return `/${path
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/')}`
}
