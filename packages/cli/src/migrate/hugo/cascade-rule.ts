import { addFrontMatter } from '../../config/add-front-matter.js'
import { isRecord } from '../../config/is-record.js'
import { compileGlobs } from '../../read/sort-doc-files.js'
import type { ContentRule } from '../rewrite/content-rule.js'
import { type HugoPage, readFields } from './hugo-pages.js'
import { type Fields, member, textAt } from './parse-data.js'

/** Fields of the front matter that docgen reads, in lower case. */
const READ_FIELDS = new Set([
  ...['draft', 'tags', 'keywords', 'description', 'date', 'lastmod', 'headless', 'build', '_build'],
  ...['notoc', 'toc', 'booktoc', 'disabletoc', 'toc_hide', 'bookhidden', 'hidden', 'geekdochidden'],
])

/** The pages of a folder, and the parameters that they show. */
export interface CascadeRequest {
  /** Folder of the content, relative to the site's folder. */
  readonly folder: string
  readonly pages: readonly HugoPage[]
  /** Names of parameters that pages show, as in `{{< param version >}}`. */
  readonly params: ReadonlySet<string>
  /** Whether the name of a file contains its language. */
  readonly isTranslation: (path: string) => boolean
}

/** Fields that a section passes to itself and to the pages in it. */
interface Cascade {
  /** Folder of the section with a slash at its end; empty for the home page. */
  readonly folder: string
  readonly fields: Fields
  readonly appliesTo: (path: string) => boolean
}

/** Writes the fields of `cascade` into the pages that inherit them. `undefined` without such fields. */
export function createCascadeRule({ folder, pages, params, isTranslation }: CascadeRequest): ContentRule | undefined {
  const cascades = pages
    .filter(({ path }) => /(?:^|\/)_index\.md$/.test(path))
    .flatMap((page) => listCascades(page, params))
    // The innermost section wins.
    .toSorted((one, other) => other.folder.length - one.folder.length)
  if (cascades.length === 0) return undefined
  const prefix = folder === '' ? '' : `${folder}/`
  return {
    name: '`cascade` becomes fields of the pages',
    paths: pages.map(({ path }) => prefix + path),
    rewrite: (file) => {
      const path = file.path.slice(prefix.length)
      if (!file.path.startsWith(prefix) || !/\.md$/i.test(path) || isTranslation(path)) return file
      const inherited = cascades.filter((each) => path.startsWith(each.folder) && each.appliesTo(path))
      const added = mergeFields(readFields(file.text), inherited)
      return Object.keys(added).length === 0 ? file : { ...file, text: addFrontMatter(file.text, added) }
    },
  }
}

/** The fields of cascades that a page lacks, from the first cascade that has each. */
function mergeFields(own: Fields, cascades: readonly Cascade[]): Fields {
  const added: Record<string, unknown> = {}
  for (const [key, value] of cascades.flatMap(({ fields }) => Object.entries(fields)))
    if (member(own, key) === undefined && member(added, key) === undefined) added[key] = value
  return added
}

function listCascades({ path, fields }: HugoPage, params: ReadonlySet<string>): readonly Cascade[] {
  const written = member(fields, 'cascade')
  return [written].flat().flatMap((entry): readonly Cascade[] => {
    if (!isRecord(entry)) return []
    const { params: innerParams, ...rest } = entry
    const used = Object.entries({ ...rest, ...Object(innerParams) }).filter(
      ([key, value]) => READ_FIELDS.has(key.toLowerCase()) || (params.has(key) && typeof value !== 'object'),
    )
    const appliesTo = readTarget(member(entry, '_target') ?? member(entry, 'target'))
    if (used.length === 0 || !appliesTo) return []
    return [{ folder: path.replace(/_index\.md$/, ''), fields: Object.fromEntries(used), appliesTo }]
  })
}

/** The pages that a target selects; `undefined` if it depends on more than their paths. */
function readTarget(target: unknown): Cascade['appliesTo'] | undefined {
  if (target === undefined) return () => true
  if (!isRecord(target) || Object.keys(target).some((key) => !['path', 'kind'].includes(key.toLowerCase())))
    return undefined
  const [pattern, kind] = [textAt(target, 'path'), textAt(target, 'kind')]
  const matches = pattern === undefined ? () => true : compileGlobs([pattern.replace(/^\//, '')])
  return (path) => {
    const isKind = kind === undefined || kind === kindOf(path)
    return isKind && matches(path.replace(/(?:\/?_?index)?\.md$/i, ''))
  }
}

function kindOf(path: string): 'home' | 'section' | 'page' {
  if (path === '_index.md') return 'home'
  return /(?:^|\/)_index\.md$/.test(path) ? 'section' : 'page'
}
