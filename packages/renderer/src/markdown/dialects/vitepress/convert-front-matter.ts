import type { DialectContext } from '../dialect.js'
import { slugOfFolderPage } from '../folder-page.js'
import { insertLine, type SourceLine } from '../source-line.js'
import { unquoteYaml } from '../unquote-yaml.js'
import { readOutline, type YamlNode } from '../yaml-outline.js'
import { convertHome } from './convert-home.js'

/** Fields of VitePress that docgen does not have. */
const LOST: Readonly<Record<string, string>> = {
  head: 'head in the front matter',
  prev: 'text and link of prev and next in the front matter',
  next: 'text and link of prev and next in the front matter',
  titleTemplate: 'titleTemplate in the front matter',
  navbar: 'navbar in the front matter',
  footer: 'footer in the front matter',
  pageClass: 'pageClass in the front matter',
}

/** Converts fields of the front matter to those of docgen. Other fields stay as they are. */
export function convertFrontMatter(
  lines: readonly SourceLine[],
  context: DialectContext,
  firstLine: SourceLine,
): readonly SourceLine[] {
  const [first, ...rest] = lines
  const last = rest.pop()
  const slug = slugOfFolderPage(context.path)
  const slugLine = slug === undefined ? [] : [insertLine(`slug: ${slug}`, first ?? firstLine)]
  if (!first || !last)
    return slug === undefined ? lines : [insertLine('---', firstLine), ...slugLine, insertLine('---', firstLine)]
  const { nodes, before } = readOutline(rest)
  const isHome = nodes.some(({ key, value }) => key === 'layout' && unquoteYaml(value) === 'home')
  const converted = withoutRepetitions(
    nodes.flatMap((node) => (isHome && convertHome(node, context)) || convertField(node, context)),
  )
  const hasSlug = nodes.some(({ key }) => key === 'slug')
  return [first, ...(hasSlug ? [] : slugLine), ...before, ...converted, last]
}

/** Removes fields that several fields of VitePress stand for: `layout: page` hides the sidebar like `sidebar: false`. */
function withoutRepetitions(lines: readonly SourceLine[]): readonly SourceLine[] {
  const fields = new Set<string>()
  return lines.filter(({ text, pieces }) => {
    const isRepeated = pieces !== undefined && HIDING.has(text) && fields.has(text)
    fields.add(text)
    return !isRepeated
  })
}

const HIDING: ReadonlySet<string> = new Set(['hide_table_of_contents: true', 'displayed_sidebar: null'])

function convertField(node: YamlNode, { drop }: DialectContext): readonly SourceLine[] {
  const { key, lines, line } = node
  const value = unquoteYaml(node.value)
  const replace = (...texts: readonly string[]): readonly SourceLine[] => texts.map((text) => insertLine(text, line))
  switch (key) {
    case 'layout':
      return value === 'page' ? replace('hide_table_of_contents: true', 'displayed_sidebar: null') : lines
    case 'outline':
      return convertOutline(node, replace) ?? []
    case 'aside':
      return value === 'false' ? replace('hide_table_of_contents: true') : []
    case 'sidebar':
      return value === 'false' ? replace('displayed_sidebar: null') : []
    case 'editLink':
      return value === 'false' ? replace('custom_edit_url: null') : []
    case 'prev':
    case 'next':
      if (value === 'false') return replace(`pagination_${key}: null`)
      break
    case 'lastUpdated':
      if (/^\d{4}-\d{2}-\d{2}/.test(value)) return replace('last_update:', `  date: ${node.value}`)
      return []
    case 'sidebarDepth':
      // A field of VuePress.
      return []
    case 'hero':
    case 'features':
      // Without the layout, VitePress does not show them either.
      return lines
  }
  const lost = Object.hasOwn(LOST, key) ? LOST[key] : undefined
  if (lost === undefined) return lines
  drop(lost, line)
  return []
}

/** `outline: false`, `deep`, a level, or a list of two levels. */
function convertOutline(
  { value: written, lines }: YamlNode,
  replace: (...texts: readonly string[]) => readonly SourceLine[],
): readonly SourceLine[] | undefined {
  const value = unquoteYaml(written)
  if (value === 'false' || value === '-1') return replace('hide_table_of_contents: true')
  const levels =
    value === 'deep'
      ? ['2', '6']
      : (lines
          .map(({ text }) => text)
          .join(' ')
          .match(/\b[2-6]\b/g) ?? [])
  const [first, last = first] = levels
  return first === undefined || last === undefined
    ? undefined
    : replace(`toc_min_heading_level: ${first}`, `toc_max_heading_level: ${last}`)
}
