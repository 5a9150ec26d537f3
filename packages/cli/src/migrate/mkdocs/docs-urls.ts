/** How MkDocs derives URLs from paths. */
export interface DocsUrls {
  /** The docs folder, relative to the site's folder. */
  readonly folder: string
  /** Whether pages are folders: `use_directory_urls`. */
  readonly hasFolders: boolean
}

/** The route of a path in the docs folder, with its fragment; a URL stays as it is. */
export function toRoute(target: string, { hasFolders }: Pick<DocsUrls, 'hasFolders'>): string {
  if (/^[a-z][\w+.-]*:/i.test(target)) return target
  const [path = ''] = target.split('#', 1)
  const fragment = target.slice(path.length)
  const name = `/${path.replace(/^(?:\.?\/)+/, '')}`
  if (!/\.md$/i.test(name)) return name + fragment
  const page = name.replace(/\.md$/i, '')
  const index = /^(.*\/)(?:index|readme)$/i.exec(page)?.[1]
  return `${index ?? (hasFolders ? `${page}/` : page)}${fragment}`
}
