import { dirname, isAbsolute, join, resolve } from 'node:path'

/** Path of docgen's command in a package folder. */
const COMMAND = join('node_modules', '@docgen', 'cli', 'bin', 'docgen.js')

/** Where to look for docgen. Paths are absolute. */
export interface SearchOptions {
  /** Folder of the site. */
  readonly siteDir: string
  /** Folder to which `setting` is relative. */
  readonly workspaceDir: string
  /** The user's path; empty if not set. */
  readonly setting: string
  /** Whether a path is a file. */
  readonly isFile: (path: string) => boolean
}

/** Result of the search: the command, or a message for the user. */
export type FoundDocgen = { readonly command: string } | { readonly problem: string }

/** Finds the docgen of a site: that of the setting, or else the nearest in its folder and the folders above. */
export function findDocgen({ siteDir, workspaceDir, setting, isFile }: SearchOptions): FoundDocgen {
  if (setting !== '') {
    const command = isAbsolute(setting) ? setting : resolve(workspaceDir, setting)
    return isFile(command) ? { command } : { problem: `The setting docgen.path names no file: ${command}` }
  }
  for (let folder = siteDir; ; folder = dirname(folder)) {
    const command = join(folder, COMMAND)
    if (isFile(command)) return { command }
    if (dirname(folder) === folder) break
  }
  return {
    problem: `docgen is not installed for ${siteDir}. Run npm install, or npm install --save-dev @docgen/cli, then "docgen: Restart Servers".`,
  }
}
