import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolders } from '../config/module/package-folders.js'

/** What to look for. */
export interface PackageWatch {
  readonly siteDir: string
  /** Whether something stands that an installed package may fix. */
  readonly isWanted: () => boolean
  /** Called when packages have come, gone or changed. */
  readonly onChange: () => void
}

/** In milliseconds; an installation is over when two looks see the same. */
const LOOK_EVERY = 500
const RECENT_MS = 3000

/**
 * Looks for installed packages while errors stand, until the function that it returns is called. Folders of packages are too
 * big, and lie too far above many sites, to be watched like the rest.
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
    // What was installed while the error was found may have come too late for it.
    seen ??= newest > Date.now() - RECENT_MS ? '' : now
    if (now !== seen && now === last) {
      seen = now
      onChange()
    }
    last = now
  }
  look()
  const timer = setInterval(look, LOOK_EVERY)
  timer.unref()
  return () => clearInterval(timer)
}

/** The packages that a site finds, each with when its manifest was written, and the newest of these times. */
function describePackages(siteDir: string): { readonly text: string; readonly newest: number } {
  const parts: string[] = []
  let newest = 0
  for (const folder of packageFolders(siteDir)) {
    for (const name of listNames(folder)) {
      const names = name.startsWith('@') ? listNames(join(folder, name)).map((inner) => join(name, inner)) : [name]
      for (const each of names) {
        const time = changeTime(join(folder, each, 'package.json'))
        newest = Math.max(newest, time)
        parts.push(join(folder, each), String(time))
      }
    }
  }
  return { text: parts.join('\n'), newest }
}

function listNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'))
  } catch {
    return []
  }
}

/** Installers give files any time of writing, but none of a change. */
function changeTime(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0
}
