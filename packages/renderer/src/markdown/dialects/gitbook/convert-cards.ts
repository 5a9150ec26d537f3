import { indentOf } from '../indentation.js'
import { insertLine, type SourceLine } from '../source-line.js'
import { escapeLabel, writeDirective } from '../write-directive.js'
import { titleOfFile } from './title-of-file.js'

/** Maximum number of lines of a table of cards. */
const MAX_LINES = 2000

/** A column of a table of cards. */
interface Column {
  readonly isTarget: boolean
  readonly isCover: boolean
  readonly isHidden: boolean
}

/** Converts the table of cards that starts at an index; `undefined` if none starts there. */
export function convertCards(
  lines: readonly SourceLine[],
  start: number,
): { readonly length: number; readonly lines: readonly SourceLine[] } | undefined {
  const opening = lines[start]
  if (!opening || !/^\s*<table[^<>]*\sdata-view="cards"/.test(opening.text)) return undefined
  const end = lines.findIndex(
    ({ text }, index) => index >= start && index < start + MAX_LINES && text.includes('</table>'),
  )
  if (end === -1) return undefined
  const html = lines
    .slice(start, end + 1)
    .map(({ text }) => text)
    .join(' ')
  const columns = split(html, 'th').map(
    ({ tag }): Column => ({
      isTarget: tag.includes('data-card-target'),
      isCover: tag.includes('data-card-cover'),
      isHidden: tag.includes('data-hidden'),
    }),
  )
  const [, body = ''] = html.split('<tbody>', 2)
  const cards = split(body, 'tr').flatMap(({ content }) => writeCard(split(content, 'td'), columns, opening))
  return {
    length: end + 1 - start,
    lines: writeDirective({ text: 'cards', line: opening }, cards, indentOf(opening) ?? 0),
  }
}

function writeCard(
  cells: readonly { readonly content: string }[],
  columns: readonly Column[],
  opening: SourceLine,
): readonly SourceLine[] {
  const contents = cells.map(({ content }, index) => ({ content: content.trim(), column: columns[index] }))
  const linkOf = (content = ''): string => /\shref="([^"]*)"/.exec(content)?.[1] ?? ''
  const target = contents.find(({ column }) => column?.isTarget)?.content ?? ''
  const cover = linkOf(contents.find(({ column }) => column?.isCover)?.content)
  const texts = contents.flatMap(({ content, column }) =>
    column?.isHidden || column?.isCover || content === '' ? [] : content,
  )
  const [first = target, ...others] = texts
  const title = plainText(first)
  const href = linkOf(target)
  const text = others.map((each) => each.replace(/\s+/g, ' ')).join(' ')
  const body = [
    ...(/\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(cover) ? [`![${escapeLabel(title)}](<${cover}>)`, ''] : []),
    ...(text === '' ? [] : [text]),
  ]
  const name = `card[${escapeLabel(titleOfFile(title)) || 'Card'}]${href === '' ? '' : `{href="${href}"}`}`
  return writeDirective(
    { text: name, line: opening },
    body.map((each) => insertLine(each, opening)),
  )
}

/** The elements with a name: the text of each start tag, and what follows up to the end tag. */
function split(html: string, name: string): readonly { readonly tag: string; readonly content: string }[] {
  return html
    .split(new RegExp(`<${name}(?=[\\s>])`))
    .slice(1)
    .map((part) => {
      const tagEnd = part.indexOf('>')
      const end = part.indexOf(`</${name}>`)
      return { tag: part.slice(0, tagEnd), content: part.slice(tagEnd + 1, end === -1 ? undefined : end) }
    })
}

function plainText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
