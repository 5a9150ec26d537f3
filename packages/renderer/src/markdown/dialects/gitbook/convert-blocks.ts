import { countVerbatim } from '../count-verbatim.js'
import type { DialectContext } from '../dialect.js'
import { indentOf, removeIndent } from '../indentation.js'
import { editLine, insertLine, type SourceLine } from '../source-line.js'
import { escapeLabel, separate, writeDirective } from '../write-directive.js'
import { convertCards } from './convert-cards.js'
import { convertText, type PageContext } from './convert-text.js'
import { isBlock, readTagTree, type TagBlock, type TagNode } from './tag-tree.js'
import { titleOfFile } from './title-of-file.js'

const HINTS: Readonly<Record<string, string>> = {
  info: 'info',
  success: 'tip',
  tip: 'tip',
  warning: 'warning',
  danger: 'danger',
  working: 'note',
}

/** Converts the blocks of a page, and the text in them. */
export function convertBlocks(lines: readonly SourceLine[], { drop }: DialectContext): readonly SourceLine[] {
  const tree = readTagTree(lines, (line) => drop('ends of blocks that do not begin', line))
  return convertNodes(tree, { drop, anchors: new Map() })
}

function convertNodes(nodes: readonly TagNode[], page: PageContext): readonly SourceLine[] {
  const converted: SourceLine[] = []
  for (const part of groupLines(nodes)) {
    const lines = 'tag' in part ? convertBlock(part, page) : convertLines(part, page)
    append(converted, separate(converted.at(-1), lines))
  }
  return converted
}

/** Groups the lines between blocks. */
function groupLines(nodes: readonly TagNode[]): readonly (TagBlock | readonly SourceLine[])[] {
  const parts: (TagBlock | SourceLine[])[] = []
  for (const node of nodes) {
    const last = parts.at(-1)
    if (isBlock(node)) parts.push(node)
    else if (Array.isArray(last)) last.push(node)
    else parts.push([node])
  }
  return parts
}

function append(target: SourceLine[], lines: readonly SourceLine[]): void {
  for (const line of lines) target.push(line)
}

function convertLines(lines: readonly SourceLine[], page: PageContext): readonly SourceLine[] {
  const converted: SourceLine[] = []
  let index = 0
  while (index < lines.length) {
    const line = lines[index]
    if (!line) break
    const verbatim = countVerbatim(lines, index)
    if (verbatim > 0) {
      append(converted, lines.slice(index, index + verbatim))
      index += verbatim
      continue
    }
    const cards = convertCards(lines, index)
    append(converted, cards ? separate(converted.at(-1), cards.lines) : [convertText(line, page)])
    index += cards?.length ?? 1
  }
  return converted
}

/** A block with its converted content, and functions to convert the block itself. */
interface BlockWriter {
  readonly block: TagBlock
  readonly body: readonly SourceLine[]
  /** Returns an attribute; empty if the tag lacks it. */
  readonly attribute: (key: string) => string
  /** Creates a line with the indentation of the block. */
  readonly write: (text: string) => SourceLine
}

function convertBlock(block: TagBlock, page: PageContext): readonly SourceLine[] {
  const { tag, opening, children } = block
  const { name } = tag
  const body = convertNodes(children, page)
  const indent = indentOf(opening) ?? 0
  const attribute = (key: string): string => tag.attributes.get(key)?.trim() ?? ''
  const write = (text: string): SourceLine => insertLine(`${' '.repeat(indent)}${text}`, opening)
  const wrap = (text: string): readonly SourceLine[] =>
    writeDirective(
      { text, line: opening },
      body.map((line) => removeIndent(line, indent)),
      indent,
    )
  switch (name) {
    case 'hint':
      // GitBook shows only an icon.
      return wrap(`${HINTS[attribute('style')] ?? 'info'}{title=""}`)
    case 'tabs':
    case 'code-tabs':
      return wrap('tabs')
    case 'tab':
      return wrap(`tab[${escapeLabel(attribute('title')) || 'Tab'}]`)
    case 'code-tabs-item':
      return wrap(`tab[${escapeLabel(attribute('title') || attribute('language')) || 'Code'}]`)
    case 'code':
      return addCodeOptions(body, attribute)
    case 'stepper':
      return wrap('steps')
    case 'step':
      return writeStep(block, body)
    case 'columns':
    case 'column':
    case 'updates':
      return wrap(name)
    case 'update':
      return wrap(`update[${escapeLabel(attribute('date')) || 'Update'}]`)
    case 'include': {
      const [, path = ''] = /["']([^"']+)["']/.exec(opening.text) ?? []
      return [write(`::include{file="${path}"}`)]
    }
    case 'content-ref':
    case 'page-ref': {
      const text = writeCard(attribute('url') || attribute('page'), body)
      return writeDirective({ text, line: opening }, [], indent)
    }
    case 'embed':
    case 'file': {
      const { link, isSeparate } = writeFileLink(name, attribute('url') || attribute('src'), body)
      return isSeparate ? [write(link), write(''), ...body] : [write(link)]
    }
    case 'openapi':
    case 'openapi-operation':
      page.drop('operations of API descriptions. List the descriptions in `openapi` in the config', opening)
      return [write(writeEndpoint(attribute('method'), attribute('path'))), write(''), ...body]
    default: {
      const writer = { block, body, attribute, write }
      return name.startsWith('@') ? convertIntegration(writer, page.drop) : convertOldOperation(writer)
    }
  }
}

/** Writes a link to a page as a card. Its title is the text of the link in the block, or else from the file name. */
function writeCard(target: string, body: readonly SourceLine[]): string {
  const [, label = ''] = /\[([^[\]]+)\]/.exec(textOf(body)) ?? []
  return `card[${escapeLabel(titleOfFile(label || target))}]{href="${target}"}`
}

/** Writes the link of embedded content or of a file. The block's text is its label, unless that contains links. */
function writeFileLink(
  name: 'embed' | 'file',
  target: string,
  body: readonly SourceLine[],
): { readonly link: string; readonly isSeparate: boolean } {
  const caption = textOf(body)
  const isSeparate = caption.includes('](')
  const label = caption || (name === 'file' ? (target.split('/').at(-1) ?? '') : target)
  return { link: `[${escapeLabel(isSeparate ? target : label)}](<${target}>)`, isSeparate }
}

/** Writes the method and the path or URL of an operation as code. */
function writeEndpoint(method: string, path: string): string {
  return `\`${`${method.toUpperCase()} ${path}`.trim()}\``
}

/** Converts the block of an integration, such as a video, to a link. */
function convertIntegration(
  { block: { tag, opening }, body, attribute, write }: BlockWriter,
  drop: DialectContext['drop'],
): readonly SourceLine[] {
  const url = attribute('url') || attribute('content')
  drop(`blocks of the integration ${tag.name.slice(1)}`, opening)
  return url.startsWith('http') ? [write(`[${escapeLabel(url)}](<${url}>)`), write(''), ...body] : body
}

/** Converts an operation in the syntax of older versions, or a part of one. Of other blocks, only the content stays. */
function convertOldOperation({ block, body, attribute, write }: BlockWriter): readonly SourceLine[] {
  const { name } = block.tag
  if (name === 'swagger' || name === 'api-method') {
    const url = `${attribute('baseUrl') || attribute('host')}${attribute('path')}`
    const summary = attribute('summary')
    return [
      ...(summary === '' ? [] : [write(`**${summary}**`), write('')]),
      write(writeEndpoint(attribute('method'), url)),
      write(''),
      ...body,
    ]
  }
  if (/-(?:parameter|response|response-example)$/.test(name)) {
    const required = attribute('required') === 'true' ? 'required' : ''
    const facts = [attribute('type'), attribute('in'), required, attribute('description')]
    const label = attribute('name') || attribute('status') || attribute('httpCode')
    const detail = facts.filter((fact) => fact !== '').join(', ')
    return [write(`**${label}**${detail === '' ? '' : ` (${detail})`}`), write(''), ...body]
  }
  return body
}

/** Converts a step to an item of a numbered list, so that its heading stays one. */
function writeStep({ opening }: TagBlock, body: readonly SourceLine[]): readonly SourceLine[] {
  const first = body.findIndex(({ text }) => text.trim() !== '')
  if (first === -1) return [insertLine('1. …', opening)]
  return body.slice(first).map((line, index) => {
    const text = index === 0 ? '1. ' : '   '
    return line.text.trim() === '' ? line : editLine(line, [{ start: 0, end: 0, text }])
  })
}

/** Adds the options of a code block to the first line of its fence. */
function addCodeOptions(body: readonly SourceLine[], attribute: (key: string) => string): readonly SourceLine[] {
  const title = attribute('title').replace(/"/g, "'")
  const options = [
    ...(title === '' ? [] : [`title="${title}"`]),
    ...(attribute('lineNumbers') === 'true' ? ['showLineNumbers'] : []),
    ...(attribute('overflow') === 'wrap' ? ['wrap'] : []),
  ]
  const at = body.findIndex(({ text }) => /^\s*(?:`{3,}|~{3,})/.test(text))
  const fence = body[at]
  if (!fence || options.length === 0) return body
  const hasLanguage = /[`~][ \t]*[^\s`~]/.test(fence.text)
  const end = fence.text.trimEnd().length
  const text = `${hasLanguage ? '' : 'text'} ${options.join(' ')}`
  const edited = editLine(fence, [{ start: end, end: fence.text.length, text }])
  return body.map((line, index) => (index === at ? edited : line))
}

function textOf(lines: readonly SourceLine[]): string {
  return lines
    .map(({ text }) => text.trim())
    .join(' ')
    .trim()
}
