import paths from 'node:path'

/** Path rules of an operating system. By default, functions use the rules of the current system. */
export type PathRules = Pick<typeof paths, 'isAbsolute' | 'relative' | 'sep'>

/**
 * Converts an absolute path to a site path: relative to the site's folder, with slashes on every system. A path on
 * another drive stays absolute.
 */
export function toSitePath(siteDir: string, path: string, { relative, sep }: PathRules = paths): string {
  return relative(siteDir, path).split(sep).join('/')
}

/** Whether an absolute path is `folder` itself or below it; the rules of the operating system decide about letter case. */
export function isInside(folder: string, path: string, { isAbsolute, relative, sep }: PathRules = paths): boolean {
  const relativePath = relative(folder, path)
  return relativePath !== '..' && !relativePath.startsWith(`..${sep}`) && !isAbsolute(relativePath)
}

/** Whether a path, absolute or relative, is in the folder of an installed package. */
export function isInPackage(path: string): boolean {
  return /(?:^|[\\/])node_modules[\\/]/.test(path)
}

/** Whether a text is a valid base URL: a path, with or without leading and trailing slash. */
export function isBaseUrl(text: string): boolean {
  // Browsers resolve `.` and `..` in URLs, so they would request another path.
  return /^[^?#\\\s:]*$/.test(text) && !text.split('/').some((part) => part === '.' || part === '..')
}

/** Longest file name on common file systems, in bytes. */
export const MAX_NAME_LENGTH = 255
