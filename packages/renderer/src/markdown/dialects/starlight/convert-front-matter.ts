import { slug } from 'github-slugger'
import type { DialectContext } from '../dialect.js'
import { insertLine, type SourceLine } from '../source-line.js'
import { readFlowMapping, unquoteYaml } from '../unquote-yaml.js'
import { readOutline, type YamlNode } from '../yaml-outline.js'
import { convertHero } from './convert-hero.js'

/** Fields of Starlight that docgen does not have. */
const UNSUPPORTED: ReadonlySet<string> = new Set(['head', 'pagefind'])
/** Fields of docgen that Starlight ignores. */
const IGNORED: ReadonlySet<string> = new Set([
  'id',
  'layout',
  'features',
  'logos',
  'unlisted',
  'sidebar_label',
  'sidebar_position',
  'mdx',
])

/** The front matter of a page, and lines for the start of its body. */
export interface ConvertedFrontMatter {
  readonly frontMatter: readonly SourceLine[]
  readonly body: readonly SourceLine[]
}

/** Converts fields of the front matter to those of docgen. A banner becomes a part of the page. */
export function convertFrontMatter(
  lines: readonly SourceLine[],
  context: DialectContext,
  firstLine: SourceLine,
): ConvertedFrontMatter {
  const [first, ...rest] = lines
  const last = rest.pop()
  const fixedSlug = slugOfPath(context)
  const slugLines = (at: SourceLine): readonly SourceLine[] =>
    fixedSlug === undefined ? [] : [insertLine(`slug: ${JSON.stringify(fixedSlug)}`, at)]
  if (!first || !last) {
    const added = slugLines(firstLine)
    if (added.length === 0) return { frontMatter: lines, body: [] }
    return { frontMatter: [insertLine('---', firstLine), ...added, insertLine('---', firstLine)], body: [] }
  }
  const { nodes, before } = readOutline(rest)
  const hasHero = nodes.some(({ key }) => key === 'hero')
  const banner = nodes.find(({ key }) => key === 'banner')
  return {
    frontMatter: [
      first,
      ...(nodes.some(({ key }) => key === 'slug') ? [] : slugLines(first)),
      ...(hasHero ? [insertLine('layout: home', first)] : []),
      ...before,
      ...nodes.flatMap((node) => convertField(node, { ...context, hasHero })),
      last,
    ],
    body: banner ? writeBanner(banner) : [],
  }
}

/** Folder of the pages, in the folder of the sources. */
const COLLECTION = '/content/docs/'

/** Path of a file, relative to the folder of the sources. */
function relativePathOf({ path, root }: DialectContext): string {
  return root !== '' && path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path
}

/** Folder below `src/content/docs` that contains the pages of the file's language; empty if there is none. */
function languageFolderOf({ root }: DialectContext): string {
  const start = `/${root}/`.lastIndexOf(COLLECTION)
  return start === -1 ? '' : root.slice(start + COLLECTION.length - 1)
}

/**
 * The slug of a file whose URL differs between Starlight and docgen: Astro writes URLs in lower case, and in docgen a
 * `readme.md`, or a file with the name of its folder, is the page of the folder. `undefined` for other files.
 */
function slugOfPath(context: DialectContext): string | undefined {
  const parts = relativePathOf(context)
    .replace(/\.mdx?$/i, '')
    .split('/')
  const slugs = parts.map((part) => slug(part))
  const [file = '', folder] = parts.toReversed()
  const isIndex = file === 'index'
  const isFolderPage = file.toLowerCase() === 'readme' || file.toLowerCase() === folder?.toLowerCase()
  if (parts.every((part, index) => part === slugs[index]) && (isIndex || !isFolderPage)) return undefined
  return `/${(isIndex ? slugs.slice(0, -1) : slugs).join('/')}`
}

interface FieldContext extends DialectContext {
  readonly hasHero: boolean
}

function convertField(node: YamlNode, context: FieldContext): readonly SourceLine[] {
  const { key, lines, line } = node
  const value = unquoteYaml(node.value)
  const replace = (...texts: readonly string[]): readonly SourceLine[] => texts.map((text) => insertLine(text, line))
  if (IGNORED.has(key)) return []
  if (UNSUPPORTED.has(key)) {
    context.drop(`${key} in the front matter`, line)
    return []
  }
  switch (key) {
    case 'slug':
      return replace(`slug: ${JSON.stringify(writeSlug(value, context))}`)
    case 'hero':
      return convertHero(node, context)
    case 'template':
      return value === 'splash' && !context.hasHero
        ? replace('hide_table_of_contents: true', 'displayed_sidebar: null')
        : []
    case 'sidebar':
      return convertSidebar(node, context)
    case 'tableOfContents':
      return convertContents(node, replace)
    case 'editUrl':
      if (value === 'false') return replace('custom_edit_url: null')
      return value === 'true' ? [] : replace(`custom_edit_url: ${node.value}`)
    case 'lastUpdated':
      return /^\d{4}-\d{2}-\d{2}/.test(value) ? replace('last_update:', `  date: ${value}`) : []
    case 'prev':
    case 'next':
      if (value === 'false') return replace(`pagination_${key}: null`)
      if (value !== 'true') context.drop('text and link of prev and next in the front matter', line)
      return []
    case 'topic':
      return replace(`displayed_sidebar: ${JSON.stringify(value)}`)
    case 'banner':
      return []
    default:
      return lines
  }
}

function writeSlug(value: string, context: DialectContext): string {
  const folder = languageFolderOf(context)
  const path = value.split('/').filter(Boolean).join('/')
  const isInFolder = folder !== '' && `${path}/`.toLowerCase().startsWith(`${folder}/`.toLowerCase())
  const inFolder = isInFolder ? path.slice(folder.length + 1) : path
  return `/${inFolder === 'index' ? '' : inFolder}`
}

/** The scalars of a mapping in block or flow style, as written. */
export function readScalars({ value, children }: YamlNode): ReadonlyMap<string, string> {
  return readFlowMapping(value) ?? new Map(children.map((child) => [child.key, child.value]))
}

function convertSidebar(node: YamlNode, { drop }: FieldContext): readonly SourceLine[] {
  const fields = readScalars(node)
  const at = (key: string): SourceLine => node.children.find((child) => child.key === key)?.line ?? node.line
  return [...fields].flatMap(([key, value]) => {
    switch (key) {
      case 'order':
        return [insertLine(`sidebar_position: ${value}`, at(key))]
      case 'label':
        return [insertLine(`sidebar_label: ${value}`, at(key))]
      case 'hidden':
        return unquoteYaml(value) === 'true' ? [insertLine('unlisted: true', at(key))] : []
      default:
        drop(`${key} of sidebar in the front matter`, at(key))
        return []
    }
  })
}

function convertContents(
  node: YamlNode,
  replace: (...texts: readonly string[]) => readonly SourceLine[],
): readonly SourceLine[] {
  if (unquoteYaml(node.value) === 'false') return replace('hide_table_of_contents: true')
  const fields = readScalars(node)
  const levels = ['minHeadingLevel', 'maxHeadingLevel'].map((name, index) => {
    const level = Number.parseInt(fields.get(name) ?? '', 10)
    return Number.isNaN(level) ? undefined : `toc_${index === 0 ? 'min' : 'max'}_heading_level: ${Math.max(2, level)}`
  })
  return replace(...levels.filter((text) => text !== undefined))
}

/** Shows the text of a banner at the start of the page. */
function writeBanner(node: YamlNode): readonly SourceLine[] {
  const content = node.children.find(({ key }) => key === 'content')
  const inline = unquoteYaml(readScalars(node).get('content') ?? '')
  const isBlock = /^[|>]/.test(inline)
  const more = content?.lines.slice(1).map(({ text }) => text.trim()) ?? []
  const text = [isBlock ? '' : inline, ...more].join(' ').trim()
  if (text === '') return []
  return [':::note{title=""}', text, ':::', ''].map((each) => insertLine(each, content?.line ?? node.line))
}
