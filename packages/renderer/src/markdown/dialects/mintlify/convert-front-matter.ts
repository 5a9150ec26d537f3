import type { DialectContext } from '../dialect.js'
import { slugOfFolderPage } from '../folder-page.js'
import { insertLine, type SourceLine } from '../source-line.js'
import { unquoteYaml } from '../unquote-yaml.js'

/** A field at the start of a line. Nested fields are indented. */
const FIELD = /^(?:(['"])([\w:-]+)\1|([\w:-]+))[ \t]*:(?:[ \t]+(\S.*))?$/

/** Mintlify's field → docgen's field with the same value. */
const RENAMED: Readonly<Record<string, string>> = {
  hidden: 'unlisted',
  icon: 'sidebar_icon',
  noindex: 'no_index',
  'og:image': 'image',
  sidebarTitle: 'sidebar_label',
}

/** Fields that docgen cannot express. */
const DROPPED: ReadonlySet<string> = new Set(['mode', 'tag', 'deprecated', 'iconType', 'rss', 'groups'])
/** Fields without a meaning in Mintlify that have one in docgen. */
const MEANINGLESS: ReadonlySet<string> = new Set(['id', 'slug', 'layout', 'sidebar_position'])

/** Converts the fields of Mintlify to those of docgen. Other fields stay as they are. */
export function convertFrontMatter(
  lines: readonly SourceLine[],
  { path, drop }: DialectContext,
): readonly SourceLine[] {
  const names = new Set(lines.map(({ text }) => nameOf(FIELD.exec(text))))
  const [first, ...rest] = lines
  const slug = slugOfFolderPage(path)
  const converted = rest.flatMap((line) => {
    const match = FIELD.exec(line.text)
    const name = nameOf(match)
    const value = match?.[4] ?? ''
    if (name === undefined || value === '') return [line]
    if (MEANINGLESS.has(name)) return []
    const newName = Object.hasOwn(RENAMED, name) ? RENAMED[name] : undefined
    if (newName !== undefined) {
      // An icon can also be a file or a URL.
      if (newName === 'sidebar_icon' && !/^['"]?[a-z\d-]+['"]?$/.test(value)) return []
      return names.has(newName) ? [] : [insertLine(`${newName}: ${value}`, line)]
    }
    if (name === 'mode' && /^['"]?(?:wide|custom|frame|center)['"]?$/.test(value))
      return [insertLine('hide_table_of_contents: true', line)]
    if (!DROPPED.has(name)) return [line]
    drop(`${name} in the front matter`, line)
    return []
  })
  return first ? [first, ...(slug === undefined ? [] : [insertLine(`slug: ${slug}`, first)]), ...converted] : []
}

/** Returns the description of a page as a paragraph, which Mintlify shows below the title; no lines without one. */
export function describePage(lines: readonly SourceLine[]): readonly SourceLine[] {
  const index = lines.findIndex(({ text }) => nameOf(FIELD.exec(text)) === 'description')
  const line = lines[index]
  if (!line) return []
  const value = FIELD.exec(line.text)?.[4] ?? ''
  const following = lines.slice(index + 1)
  const end = following.findIndex(({ text }) => !/^[ \t]+\S/.test(text))
  const more = following.slice(0, end).map(({ text }) => text.trim())
  const text = [/^[|>][+-]?$/.test(value) ? '' : value, ...more].join(' ').trim()
  const plain = unquoteYaml(text).trim()
  if (plain === '') return []
  const escaped = plain.replace(/[{}<]/g, '\\$&').replace(/^(?:[#>+*:|-]|\d+[.)])/, '\\$&')
  return ['', escaped, ''].map((each) => insertLine(each, line))
}

function nameOf(match: RegExpExecArray | null): string | undefined {
  return match?.[2] ?? match?.[3]
}
