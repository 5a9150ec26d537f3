/** The name of the working tree among the versions. */
export const CURRENT_VERSION = 'current'

/** Whether a version name belongs to a release, not to the working tree. */
export function isReleased(name: string): boolean {
  return name !== CURRENT_VERSION
}

/** The default path of a version that is not the last version. */
export function defaultVersionPath(name: string): string {
  return name === CURRENT_VERSION ? 'next' : name
}

/** The default class of a version's pages: one class, even if the version's name contains spaces. */
export function versionClassName(name: string): string {
  return `docs-version-${name.replaceAll(' ', '-')}`
}

/** Quotes a version name for a command line, if needed. */
export function quoteVersionName(name: string): string {
  return /^[\w.+-]+$/.test(name) ? name : `"${name}"`
}

/**
 * Why a new version cannot have a name, as the end of a sentence; `undefined` if it can. Existing versions may have
 * names with spaces.
 */
export function findNewNameProblem(name: string): string | undefined {
  return findNameProblem(name) ?? (/\s/.test(name) ? 'contains a space' : undefined)
}

const MAX_LENGTH = 32

/** Why a text is not a valid version name, as the end of a sentence; `undefined` if it is valid. */
export function findNameProblem(name: string): string | undefined {
  if (name.trim() === '') return 'is empty'
  if (name.length > MAX_LENGTH) return `is longer than ${MAX_LENGTH} characters`
  if (name === '.' || name === '..') return 'is not a valid folder name'
  if (name === CURRENT_VERSION) return 'is the name of the working tree'
  // Characters that common file systems reject, or that URLs would have to encode.
  if (/[/\\<>:"|?*#%\p{Cc}]/u.test(name) || /[. ]$|^ /.test(name))
    return 'contains a character that folder names cannot have'
  return undefined
}
