import paths from 'node:path'

/** The rules for paths of an operating system: those of this one, unless a test asks for others. */
export type PathRules = Pick<typeof paths, 'isAbsolute' | 'relative' | 'sep'>

/** An absolute path as the site knows it: from the site's folder, with slashes on every system. What lies on another drive stays absolute. */
export function toSitePath(siteDir: string, path: string, { relative, sep }: PathRules = paths): string {
  return relative(siteDir, path).split(sep).join('/')
}

/** Whether an absolute path is a folder itself or lies below it; where names differ in case alone, the system's rules decide. */
export function isInside(folder: string, path: string, { isAbsolute, relative, sep }: PathRules = paths): boolean {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}
