import { FIELD, nameOf } from '../describe-page.js'
import type { DialectContext } from '../dialect.js'
import { slugOfFolderPage } from '../folder-page.js'
import { insertLine, type SourceLine } from '../source-line.js'

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
