import { addIndent, isBlank } from '../indentation.js'
import { insertLine, type SourceLine } from '../source-line.js'
import { escapeLabel, writeDirective } from '../write-directive.js'
import type { BlockRequest } from './block-request.js'
import { argument, quote, refTarget } from './hugo-page.js'
import { trimBlank, writeFence } from './write-code.js'

/** Surrounds cards with a grid. */
export function writeCardGrid(cards: readonly SourceLine[], opening: SourceLine): readonly SourceLine[] {
  return cards.every(isBlank) ? [] : writeDirective({ text: 'cards', line: opening }, trimBlank(cards))
}

/** Writes a card of Docsy, Book or Hextra. */
export function writeCard({ block, code, indent, page, convert }: BlockRequest): readonly SourceLine[] {
  const { tag, opening, children } = block
  const body =
    argument(tag, 'code') === 'true'
      ? writeFence(code, { info: argument(tag, 'lang') || 'text', opening, indent: 0, page })
      : trimBlank(convert(children))
  const header = argument(tag, 'header')
  const title = argument(tag, 'title')
  const label = plain(header || title || (tag.positional[0] ?? ''))
  const [first, ...others] = body
  const isFromBody = label === '' && first !== undefined
  const own = isFromBody ? plain(first.text) : label
  const more = [header === '' ? '' : title, argument(tag, 'subtitle', 'description')].filter((text) => text !== '')
  const image = argument(tag, 'image')
  const href = hrefOf(block.tag.named)
  const lines = [
    ...(image === '' ? [] : [insertLine(`![](<${image}>)`, opening), insertLine('', opening)]),
    ...more.flatMap((text) => [insertLine(text, opening), insertLine('', opening)]),
    ...(isFromBody ? others : body),
    ...(argument(tag, 'footer') === '' ? [] : [insertLine('', opening), insertLine(argument(tag, 'footer'), opening)]),
    ...(argument(tag, 'url_text') === '' || href === ''
      ? []
      : [insertLine('', opening), insertLine(`[${argument(tag, 'url_text')}](<${href}>)`, opening)]),
  ]
  if (own === '' && lines.every(isBlank)) return []
  const attributes = href === '' ? '' : `{href=${quote(href)}}`
  const text = `card[${escapeLabel(own || '…')}]${attributes}`
  return [...writeDirective({ text, line: opening }, lines, indent), insertLine('', opening)]
}

function hrefOf(named: ReadonlyMap<string, string>): string {
  const ref = named.get('relref') ?? named.get('ref')
  return ref === undefined ? (named.get('href') ?? named.get('url') ?? named.get('link') ?? '') : refTarget(ref)
}

/** The text of a title without HTML and marks. */
function plain(text: string): string {
  return text
    .replace(/<[^<>]*>/g, '')
    .replace(/^\s*#{1,6}\s+/, '')
    .replace(/\*\*|`/g, '')
    .trim()
}

/** Writes the cover of a landing page of Docsy as a hero. */
export function writeHero({ block, convert }: BlockRequest): readonly SourceLine[] {
  const { tag, opening, children } = block
  const title = argument(tag, 'title')
  const byline = argument(tag, 'byline')
  const body = [
    ...convert(children),
    ...(byline === '' ? [] : [insertLine('', opening), insertLine(byline, opening)]),
  ].map((line) => addIndent(line, 0))
  const text = title === '' ? 'section' : `hero[${escapeLabel(title)}]`
  return writeDirective({ text, line: opening }, trimBlank(body))
}
