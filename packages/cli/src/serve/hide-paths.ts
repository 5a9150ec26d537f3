import { existsSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/**
 * Removes absolute paths of this machine from a text: paths of the site's files become relative to its folder,
 * others keep only their file name.
 */
export function hidePaths(text: string, siteDir: string): string {
  const folders: [path: string, shown: string][] = [
    [siteDir, '.'],
    [realPathOf(siteDir), '.'],
    [process.cwd(), '…'],
    [homedir(), '~'],
  ]
  const hidden = folders.reduce((left, [path, shown]) => hideFolder(left, path, shown), text)
  return hidden.replaceAll(FILE_URL, '…/$<name>').replaceAll(SYSTEM_PATH, '…/$<name>')
}

/** A file URL, up to the end of its path. */
const FILE_URL = /file:\/\/\/?(?:[^\s'"`()/]*\/)+(?<name>[^\s'"`()/]*)/g
/**
 * A path in an error of Node.js: `ENOENT: no such file or directory, open '/etc/own.json'`. Links of pages are
 * reported without quotes.
 */
const SYSTEM_PATH = /(?<=(?:, [a-z]+|->) ')(?:\/|[a-z]:\\)(?:[^'/\\]*[/\\])*(?<name>[^'/\\]*)(?=')/gi

function hideFolder(text: string, path: string, shown: string): string {
  // The root of a drive reveals nothing, and every URL path begins with a slash, too.
  if (/^(?:[a-z]:)?[\\/]*$/i.test(path)) return text
  const slashed = path.replaceAll('\\', '/')
  const url = `file:///${slashed.replace(/^\//, '')}`
  const hidden = [url, encodeURI(url)].reduce((left, spelling) => left.replaceAll(spelling, shown), text)
  if (/^\/[^/]+$/.test(path)) return hideFilesIn(hidden, path, shown)
  // Backslashes are doubled in JavaScript strings.
  const spellings = [path, slashed, path.replaceAll('\\', '\\\\')]
  return spellings.reduce((left, spelling) => left.replaceAll(spelling, shown), hidden)
}

/**
 * In a container the site may be in `/docs`, which may also be the route of its pages: existing files are hidden,
 * everything else is a URL.
 */
function hideFilesIn(text: string, folder: string, shown: string): string {
  return text.replaceAll(PATH, (whole, root: string, name: string) =>
    root === folder && existsSync(join(folder, name)) ? `${shown}/${name}` : whole,
  )
}

/** The first two segments of a path. */
const PATH = /(?<![^\s'"`(])(?<root>\/[^\s/]+)\/(?<name>[^\s/'"`:)]+)/g

function realPathOf(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    // A deleted folder has no real path.
    return path
  }
}
