import { statSync } from 'node:fs'
import { join } from 'node:path'
import { listNames } from '../../config/list-names.js'
import { packageFolders } from '../../config/module/package-manager.js'

/** Inputs of the package watch. */
export interface PackageWatch {
  readonly siteDir: string
  /** Whether there is an error that an installed package may fix. */
  readonly isWanted: () => boolean
  /** Called when packages were added, removed or changed. */
  readonly onChange: () => void
}

/** Time between two polls, in milliseconds. An installation is complete when two polls have the same result. */
const POLL_MS = 500
/** An installation within this time before the first poll counts as a change. */
const RECENT_MS = 3000

/**
 * Polls the installed packages while `isWanted` returns true. Returns a function that stops the polls. Package folders
 * are too big, and often too far above the site, to be watched like other files.
 */
export function watchPackages({ siteDir, isWanted, onChange }: PackageWatch): () => void {
  let seen: string | undefined
  let last: string | undefined
  const look = (): void => {
    if (!isWanted()) {
      seen = undefined
      return
    }
    const { text: now, newest } = describePackages(siteDir)
    // A package may have been installed after the bundler looked for it, but before the error was reported.
    seen ??= newest > Date.now() - RECENT_MS ? '' : now
    if (now !== seen && now === last) {
      seen = now
      onChange()
    }
    last = now
  }
  look()
  const timer = setInterval(look, POLL_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** Lists the packages that a site resolves, with the change times of their manifests, and the newest of these times. */
function describePackages(siteDir: string): { readonly text: string; readonly newest: number } {
  const parts: string[] = []
  let newest = 0
  for (const folder of packageFolders(siteDir)) {
    for (const name of listPackages(folder)) {
      const names = name.startsWith('@') ? listPackages(join(folder, name)).map((inner) => join(name, inner)) : [name]
      for (const each of names) {
        const time = changeTime(join(folder, each, 'package.json'))
        newest = Math.max(newest, time)
        parts.push(join(folder, each), String(time))
      }
    }
  }
  return { text: parts.join('\n'), newest }
}

function listPackages(folder: string): readonly string[] {
  return listNames(folder).filter((name) => !name.startsWith('.'))
}

/** Installers set arbitrary modification times, but no change times. */
function changeTime(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0
}
