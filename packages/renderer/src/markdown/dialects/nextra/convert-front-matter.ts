import type { DialectContext } from '../dialect.js'
import { insertLine, type SourceLine } from '../source-line.js'
import { unquoteYaml } from '../unquote-yaml.js'
import { readOutline, type YamlNode } from '../yaml-outline.js'

/** Fields without a meaning in Nextra that have one in docgen. */
const MEANINGLESS: ReadonlySet<string> = new Set([
  ...['id', 'slug', 'layout', 'hero', 'features', 'logos', 'unlisted', 'sidebar_label', 'sidebar_position', 'mdx'],
])

/** Nextra shows no title above the text: a page without a main heading begins with its first line. */
const HIDDEN_TITLE = 'hide_title: true'

/** Converts fields of the front matter to those of docgen. */
export function convertFrontMatter(
  lines: readonly SourceLine[],
  context: DialectContext,
  firstLine: SourceLine,
): readonly SourceLine[] {
  const [first, ...rest] = lines
  const last = rest.pop()
  const slug = slugOf(context)
  const added = [...(slug === undefined ? [] : [`slug: ${slug}`]), HIDDEN_TITLE]
  if (!first || !last) return ['---', ...added, '---'].map((text) => insertLine(text, firstLine))
  const { nodes, before } = readOutline(rest)
  return [
    first,
    ...added.map((text) => insertLine(text, first)),
    ...before,
    ...nodes.flatMap((node) => convertField(node, context)),
    last,
  ]
}

function convertField({ key, value, line, lines }: YamlNode, { drop }: DialectContext): readonly SourceLine[] {
  if (MEANINGLESS.has(key)) return []
  switch (key) {
    case 'sidebarTitle':
      return [insertLine(`sidebar_label: ${value}`, line), ...lines.slice(1)]
    case 'asIndexPage':
    case 'timestamp':
      return []
    case 'searchable':
      if (unquoteYaml(value) === 'false') drop('searchable in the front matter', line)
      return []
    default:
      return lines
  }
}

/**
 * The slug of a page whose URL is not its path in docgen: `page.mdx` in a folder of the app router, `readme.md`, and a
 * file with the name of its folder. `undefined` for other files.
 */
function slugOf({ path, root }: DialectContext): string | undefined {
  const inside = root !== '' && path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path
  const parts = inside.replace(/\.mdx?$/, '').split('/')
  const [file = '', folder = ''] = parts.toReversed()
  if (file === 'page' && /(?:^|\/)app$/.test(root)) {
    // Folders in parentheses are no part of the URL.
    const route = parts.slice(0, -1).filter((part) => !/^\(.*\)$/.test(part))
    return JSON.stringify(`/${route.join('/')}`)
  }
  const isFolderPage = file.toLowerCase() === 'readme' || file.toLowerCase() === folder.toLowerCase()
  return isFolderPage && file !== 'index' ? JSON.stringify(`/${parts.join('/')}`) : undefined
}
