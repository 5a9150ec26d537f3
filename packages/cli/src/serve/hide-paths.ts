import { existsSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** A text without absolute paths of this machine: those of the site's files begin at its folder, and of others the writer still sees which is meant. */
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

/** An address of a file, up to where a text goes on. */
const FILE_URL = /file:\/\/\/?(?:[^\s'"`()/]*\/)+(?<name>[^\s'"`()/]*)/g
/** What Node says of a file: `ENOENT: no such file or directory, open '/etc/own.json'`. A link that a page has is told without quotes. */
const SYSTEM_PATH = /(?<=(?:, [a-z]+|->) ')(?:\/|[a-z]:\\)(?:[^'/\\]*[/\\])*(?<name>[^'/\\]*)(?=')/gi

function hideFolder(text: string, path: string, shown: string): string {
  // Of a whole drive nobody learns anything, and every address on the site begins with a slash, too.
  if (/^(?:[a-z]:)?[\\/]*$/i.test(path)) return text
  const slashed = path.replaceAll('\\', '/')
  const url = `file:///${slashed.replace(/^\//, '')}`
  const hidden = [url, encodeURI(url)].reduce((left, spelling) => left.replaceAll(spelling, shown), text)
  if (/^\/[^/]+$/.test(path)) return hideFilesIn(hidden, path, shown)
  // Backslashes stand twice in a text of JavaScript.
  const spellings = [path, slashed, path.replaceAll('\\', '\\\\')]
  return spellings.reduce((left, spelling) => left.replaceAll(spelling, shown), hidden)
}

/** In a container a site may lie in `/docs`, where its pages may seem to lie, too: what is there is a file, all else an address. */
function hideFilesIn(text: string, folder: string, shown: string): string {
  return text.replaceAll(PATH, (whole, root: string, name: string) =>
    root === folder && existsSync(join(folder, name)) ? `${shown}/${name}` : whole,
  )
}

/** A path's first two names. */
const PATH = /(?<![^\s'"`(])(?<root>\/[^\s/]+)\/(?<name>[^\s/'"`:)]+)/g

function realPathOf(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    // A folder that has gone has no other name.
    return path
  }
}
