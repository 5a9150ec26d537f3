/** The name of the working tree among the versions. */
export const CURRENT_VERSION = 'current'

/** The path of a version that is not the last one and has none of its own in the config. */
export function defaultVersionPath(name: string): string {
  return name === CURRENT_VERSION ? 'next' : name
}

/** The class that pages of a version have where the config gives them none: one, whatever the name is made of. */
export function versionClassName(name: string): string {
  return `docs-version-${name.replaceAll(' ', '-')}`
}

/** The name as a command line takes it. */
export function quoteVersionName(name: string): string {
  return /^[\w.+-]+$/.test(name) ? name : `"${name}"`
}

const MAX_LENGTH = 32

/** Why a text can't be the name of a version, in words that follow it; `undefined` where it can. */
export function refuseVersionName(name: string): string | undefined {
  if (name.trim() === '') return 'is empty'
  if (name.length > MAX_LENGTH) return `is longer than ${MAX_LENGTH} characters`
  if (name === '.' || name === '..') return 'is no name of a folder'
  if (name === CURRENT_VERSION) return 'stands for the working tree'
  // What one of the common file systems refuses, and what an address would need encoded.
  if (/[/\\<>:"|?*#%\p{Cc}]/u.test(name) || /[. ]$|^ /.test(name)) return 'holds a character that no folder may have'
  return undefined
}
