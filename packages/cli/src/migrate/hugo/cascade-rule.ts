import { addFrontMatter } from '../../config/add-front-matter.js'
import { isRecord } from '../../config/is-record.js'
import { compileGlobs } from '../../read/sort-doc-files.js'
import type { ContentRule } from '../rewrite/content-rule.js'
import { type HugoPage, readFields } from './hugo-pages.js'
import { type Fields, member, textAt } from './parse-data.js'

/** Fields that change what docgen shows, in lower case. */
const SHOWN = new Set([
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
      const own = readFields(file.text)
      const added: Record<string, unknown> = {}
      for (const { folder: section, fields, appliesTo } of cascades) {
        if (!path.startsWith(section) || !appliesTo(path)) continue
        for (const [key, value] of Object.entries(fields))
          if (member(own, key) === undefined && member(added, key) === undefined) added[key] = value
      }
      return Object.keys(added).length === 0 ? file : { ...file, text: addFrontMatter(file.text, added) }
    },
  }
}

function listCascades({ path, fields }: HugoPage, params: ReadonlySet<string>): readonly Cascade[] {
  const written = member(fields, 'cascade')
  return [written].flat().flatMap((entry): readonly Cascade[] => {
    if (!isRecord(entry)) return []
    const { params: inner, ...rest } = entry
    const shown = Object.entries({ ...rest, ...Object(inner) }).filter(
      ([key, value]) => SHOWN.has(key.toLowerCase()) || (params.has(key) && typeof value !== 'object'),
    )
    const appliesTo = readTarget(member(entry, '_target') ?? member(entry, 'target'))
    if (shown.length === 0 || !appliesTo) return []
    return [{ folder: path.replace(/_index\.md$/, ''), fields: Object.fromEntries(shown), appliesTo }]
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
    const isSection = /(?:^|\/)_index\.md$/.test(path)
    const own = path === '_index.md' ? 'home' : isSection ? 'section' : 'page'
    return matches(path.replace(/(?:\/?_?index)?\.md$/i, '')) && (kind === undefined || kind === own)
  }
}
