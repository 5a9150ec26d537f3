import { join } from 'node:path'
import { readRegularFile } from '../config/read-regular-file.js'
import { listFiles } from './files/list-files.js'
import type { Source } from './source.js'

const CODE = /\.(?:[cm]?[jt]sx?|mdx)$/i
/** Top-level folders that contain no source code of the site. */
const SKIPPED_FOLDER = /^(?:build|dist|i18n|static)\//

const ID = /\bid[=:] ?\{?["'`]([\w.:/-]{1,100})["'`]/g

/** A search in the site's code and pages. */
export interface CodeSearch {
  /** Whether a file contains an id of a UI text, as in `translate({ id })`, other than as part of a longer id. */
  readonly has: (id: string) => boolean
  /** Lists the values that look like ids of UI texts, such as `id: 'x'`. */
  readonly listIds: () => readonly string[]
}

/**
 * Creates a search in the site's code and pages, which reads the files on the first call. It skips the modules of the
 * config, because they may list ids without using them.
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
    has: (id) => {
      const spellings = [id, JSON.stringify(id).slice(1, -1), id.replaceAll("'", "\\'")]
      return code().some((text) => spellings.some((spelling) => hasWhole(text, spelling)))
    },
    listIds: () => [...new Set(code().flatMap((text) => [...text.matchAll(ID)].flatMap(([, id]) => id ?? [])))],
  }
}

/** Whether a text contains `spelling` other than as part of a longer id. */
function hasWhole(text: string, spelling: string): boolean {
  for (let at = text.indexOf(spelling); at !== -1; at = text.indexOf(spelling, at + 1)) {
    const [before, after] = [
      text.slice(Math.max(0, at - 2), at),
      text.slice(at + spelling.length, at + spelling.length + 2),
    ]
    if (!/(?:[\w-]|\w\.)$/.test(before) && !/^(?:[\w-]|\.\w)/.test(after)) return true
  }
  return false
}

function readCode(siteDir: string, except: readonly string[]): readonly string[] {
  const { value } = listFiles({ siteDir, folder: '', includesDotFiles: false })
  const isCode = (path: string): boolean => CODE.test(path) && !SKIPPED_FOLDER.test(path) && !except.includes(path)
  return value.filter(isCode).flatMap((path) => readText(join(siteDir, path)))
}

function readText(path: string): string[] {
  try {
    return [readRegularFile(path).toString()]
  } catch {
    return []
  }
}
