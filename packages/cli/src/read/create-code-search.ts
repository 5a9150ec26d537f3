import { join } from 'node:path'
import { readRegularFile } from '../config/read-regular-file.js'
import { listFiles } from './files/list-files.js'
import type { Source } from './source.js'

const CODE = /\.(?:[cm]?[jt]sx?|mdx)$/i
/** Top-level folders without code of the site. */
const OTHER = /^(?:build|dist|i18n|static)\//

/**
 * A search in the site's code and pages: whether they contain a text, such as the id in `translate({ id })`. Files
 * are read on the first search; modules of the config, which may list such ids itself, are skipped.
 */
export function createCodeSearch(
  siteDir: string,
  sources: readonly Pick<Source, 'text'>[],
  configModules: readonly string[],
): (wanted: string) => boolean {
  let code: readonly string[] | undefined
  return (wanted) => {
    code ??= [...sources.map(({ text }) => text), ...readCode(siteDir, configModules)]
    const [escaped, quoted] = [JSON.stringify(wanted).slice(1, -1), wanted.replaceAll("'", "\\'")]
    return code.some((text) => text.includes(wanted) || text.includes(escaped) || text.includes(quoted))
  }
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
