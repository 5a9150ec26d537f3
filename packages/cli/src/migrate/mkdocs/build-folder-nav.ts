import { isRecord } from '../../config/is-record.js'
import { parseYaml } from '../../config/yaml/parse-yaml.js'
import { type DocsFiles, nameTitle } from '../content/docs-files.js'

/** Names of the files that order a folder: of awesome-pages and of awesome-nav. */
const NAMES = ['.pages', '.nav.yml']
/** Maximum depth of folders. */
const MAX_DEPTH = 20

interface FolderFile {
  readonly title?: string
  readonly nav: readonly unknown[]
  readonly isHidden: boolean
}

/**
 * Builds a `nav` like that of `mkdocs.yml` from the folders of the docs and from the files in them that set order and
 * titles.
 */
export function buildFolderNav(files: DocsFiles): readonly unknown[] {
  return listFolder('', 0)

  function listFolder(folder: string, depth: number): readonly unknown[] {
    const { nav } = readFolderFile(folder, files)
    const children = listChildren(folder, files)
    const named = new Set(nav.flatMap((entry) => nameOf(entry) ?? []))
    const rest = children.filter((name) => !named.has(name))
    const items = nav.length === 0 ? rest : nav.flatMap((entry) => (isRest(entry) ? rest : [entry]))
    return items.flatMap((entry) => toEntry(entry, folder, depth))
  }

  function toEntry(entry: unknown, folder: string, depth: number): readonly unknown[] {
    const [title, target] = isRecord(entry) ? (Object.entries(entry)[0] ?? []) : [undefined, entry]
    if (Array.isArray(target)) return [{ [title ?? '']: target.flatMap((each) => toEntry(each, folder, depth)) }]
    if (typeof target !== 'string') return []
    if (/^[a-z][\w+.-]*:/i.test(target)) return [entry]
    const path = folder === '' ? target : `${folder}/${target}`
    if (/\.md$/i.test(target)) return [title === undefined ? path : { [title]: path }]
    const own = readFolderFile(path, files)
    if (own.isHidden || depth > MAX_DEPTH) return []
    return [{ [title ?? own.title ?? nameTitle(path)]: listFolder(path, depth + 1) }]
  }
}

/** The names of pages and folders with pages in a folder: the index first, then in alphabetical order. */
function listChildren(folder: string, { pages }: DocsFiles): readonly string[] {
  const prefix = folder === '' ? '' : `${folder}/`
  const names = pages.flatMap((page) =>
    page.startsWith(prefix) ? [page.slice(prefix.length).split('/', 1)[0] ?? ''] : [],
  )
  const isIndex = (name: string): boolean => /^(?:index|readme)\.md$/i.test(name)
  return [...new Set(names)].sort((a, b) => Number(isIndex(b)) - Number(isIndex(a)) || (a < b ? -1 : 1))
}

function readFolderFile(folder: string, files: DocsFiles): FolderFile {
  const path = NAMES.map((name) => (folder === '' ? name : `${folder}/${name}`)).find(files.has)
  const parsed = path === undefined ? undefined : parseYaml(files.read(path))
  const { title, nav, hide } = parsed?.ok && isRecord(parsed.value) ? parsed.value : {}
  return {
    ...(typeof title === 'string' && { title }),
    nav: Array.isArray(nav) ? nav : [],
    isHidden: hide === true,
  }
}

function nameOf(entry: unknown): string | undefined {
  const target = isRecord(entry) ? Object.values(entry)[0] : entry
  return typeof target === 'string' ? target.replace(/\/$/, '') : undefined
}

/** Whether an entry stands for everything that the list does not name. */
function isRest(entry: unknown): boolean {
  return typeof entry === 'string' && (/^\.\.\./.test(entry) || entry === '*')
}
