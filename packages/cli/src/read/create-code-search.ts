import { join } from 'node:path'
import { readRegularFile } from '../config/read-regular-file.js'
import { listFiles } from './files/list-files.js'
import type { Source } from './source.js'

const CODE = /\.(?:[cm]?[jt]sx?|mdx)$/i
/** Top-level folders without code of the site. */
const OTHER = /^(?:build|dist|i18n|static)\//

const ID = /\bid[=:] ?\{?["'`]([\w.:/-]{1,100})["'`]/g

/** A search in the site's code and pages. */
export interface CodeSearch {
  /** Whether they contain a text that is not part of a longer id, such as the id in `translate({ id })`. */
  readonly has: (wanted: string) => boolean
  /** The texts that look like ids of UI texts. */
  readonly listIds: () => readonly string[]
}

/**
 * Creates a search in the site's code and pages. Files are read on the first search; modules of the config, which may
 * list ids itself, are skipped.
 */
export function createCodeSearch(
  siteDir: string,
  sources: readonly Pick<Source, 'text'>[],
  configModules: readonly string[],
): CodeSearch {
  let read: readonly string[] | undefined
  const code = (): readonly string[] => {
    read ??= [...sources.map(({ text }) => text), ...readCode(siteDir, configModules)]
    return read
  }
  return {
    has: (wanted) => {
      const spellings = [wanted, JSON.stringify(wanted).slice(1, -1), wanted.replaceAll("'", "\\'")]
      return code().some((text) => spellings.some((spelling) => hasWhole(text, spelling)))
    },
    listIds: () => [...new Set(code().flatMap((text) => [...text.matchAll(ID)].flatMap(([, id]) => id ?? [])))],
  }
}

/** Whether a text contains another one that is not part of a longer id. */
function hasWhole(text: string, wanted: string): boolean {
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    const [before, after] = [
      text.slice(Math.max(0, at - 2), at),
      text.slice(at + wanted.length, at + wanted.length + 2),
    ]
    if (!/(?:[\w-]|\w\.)$/.test(before) && !/^(?:[\w-]|\.\w)/.test(after)) return true
  }
  return false
}

function readCode(siteDir: string, except: readonly string[]): readonly string[] {
  const { value } = listFiles({ siteDir, folder: '', hasDotFiles: false })
  const isCode = (path: string): boolean => CODE.test(path) && !OTHER.test(path) && !except.includes(path)
  return value.filter(isCode).flatMap((path) => readText(join(siteDir, path)))
}

function readText(path: string): string[] {
  try {
    return [readRegularFile(path).toString()]
  } catch {
    return []
  }
}
