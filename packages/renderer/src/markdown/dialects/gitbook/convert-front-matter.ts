import { insertLine, type SourceLine } from '../source-line.js'

/** Parts of a page that its `layout` can hide → docgen's front matter. */
const HIDDEN_PARTS: Readonly<Record<string, readonly string[]>> = {
  title: ['hide_title: true'],
  outline: ['hide_table_of_contents: true'],
  tableOfContents: ['displayed_sidebar: null'],
  pagination: ['pagination_prev: null', 'pagination_next: null'],
}

/** Fields that only GitBook reads. */
const DROPPED = /^(?:layout|cover|coverY|coverHeight|metaLinks|vars|if|tags):/

/**
 * Converts front matter. `layout` becomes docgen's fields for the parts that it hides, and `hidden` becomes `unlisted`.
 */
export function convertFrontMatter(
  lines: readonly SourceLine[],
  drop: (kind: string, line: SourceLine) => void,
): readonly SourceLine[] {
  const converted: SourceLine[] = []
  let field = ''
  let part = ''
  for (const line of lines) {
    const [, indent = '', key = '', value = ''] = /^( *)(\w+):[ \t]*(\S*)/.exec(line.text) ?? []
    if (/^[^\s#]/.test(line.text)) {
      field = key
      if (key === 'cover') drop('cover images', line)
    }
    if (field === 'layout' && indent !== '') {
      if (key !== 'visible') part = key
      else if (value === 'false') converted.push(...(HIDDEN_PARTS[part] ?? []).map((text) => insertLine(text, line)))
    }
    if (DROPPED.test(`${field}:`)) continue
    if (field !== 'hidden') converted.push(line)
    else if (value === 'true') converted.push(insertLine('unlisted: true', line))
  }
  return converted
}
