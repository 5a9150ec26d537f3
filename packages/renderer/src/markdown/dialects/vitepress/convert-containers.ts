import type { LineKind } from '../classify-lines.js'
import { editLine, insertLine, type SourceLine } from '../source-line.js'
import { escapeLabel } from '../write-directive.js'
import { takeAttributes } from './attributes.js'
import { type Container, findContainers } from './container-tree.js'

/** Containers without a title: their content is shown as if it were not inside of them. */
const UNFRAMED: ReadonlySet<string> = new Set(['raw', 'v-pre'])
const LABEL = /\[[^[\]]*\]/
const FENCE_INFO = /^[ \t>]*(?:`{3,}|~{3,})[ \t]*(\S*)/
const CODE_INCLUDE = /^(\s*::include\{file="([^"]*)".* code="[^"[]*)"/

/** Converts containers to directives of docgen. `originals` are the lines before any other conversion. */
export function convertContainers(
  originals: readonly SourceLine[],
  lines: readonly SourceLine[],
  kinds: readonly LineKind[],
): readonly (readonly SourceLine[])[] {
  const converted = lines.map((line): SourceLine[] => [line])
  const closings = new Map<number, SourceLine[]>()
  const convert = (container: Container): number => {
    const inner = container.children.map(convert)
    const isFrame = !UNFRAMED.has(container.name)
    const line = lines[container.start]
    if (!line) return 0
    const length = isFrame ? Math.max(container.colons, ...inner.map((each) => each + 1)) : Math.max(0, ...inner)
    const { before } = container
    const opening = isFrame ? openingOf(readInfo(container, line), ':'.repeat(length)) : ''
    converted[container.start] = [editLine(line, [{ start: before.length, end: line.text.length, text: opening }])]
    if (container.name === 'tab') converted[container.start] = [insertLine(before + opening, line)]
    const closing = isFrame ? before.replace(/[^\s>]/g, ' ') + ':'.repeat(length) : ''
    const last = lines[container.end]
    if (container.hasFence && last)
      converted[container.end] = last.text === closing ? [last] : [insertLine(closing, last)]
    else if (isFrame) addClosing(container.end, closing, last ?? lines.at(-1) ?? line)
    if (container.name === 'code-group') labelCode(container)
    return length
  }
  for (const container of findContainers(originals, kinds)) convert(container)
  for (const [index, added] of closings) {
    if (index < converted.length) converted[index] = [...added, ...(converted[index] ?? [])]
    else converted.push(added)
  }
  return converted

  /** Adds the fence of a container that ends without one. Inner containers come first. */
  function addClosing(index: number, text: string, origin: SourceLine): void {
    closings.set(index, [...(closings.get(index) ?? []), insertLine(text, origin)])
  }

  /** The first blocks of code without a label have their language as label, and included files their name. */
  function labelCode({ start, end }: Container): void {
    for (let index = start + 1; index < end; index++) {
      const [line] = converted[index] ?? []
      if (!line) continue
      if (kinds[index] === 'fence' && !LABEL.test(line.text)) {
        const language = FENCE_INFO.exec(line.text)?.[1] || 'txt'
        const text = FENCE_INFO.exec(line.text)?.[1] === '' ? 'txt [txt]' : ` [${language}]`
        converted[index] = [editLine(line, [{ start: line.text.length, end: line.text.length, text }])]
      }
      const [whole, code = '', file = ''] = CODE_INCLUDE.exec(line.text) ?? []
      if (whole === undefined || LABEL.test(line.text)) continue
      const text = ` [${file.slice(file.lastIndexOf('/') + 1)}]`
      converted[index] = [editLine(line, [{ start: code.length, end: code.length, text }])]
    }
  }
}

/** The name and the rest of the line, after the conversion of the text in it. */
function readInfo(container: Container, line: SourceLine): Pick<Container, 'name' | 'info'> {
  if (container.name === 'tab') return { name: 'tab', info: line.text.replace(/^[ \t]*=+[ \t]+/, '').trim() }
  const rest = line.text.slice(container.before.length).replace(/^:+[ \t]*[\w-]+/, '')
  return { name: container.name, info: rest.trim() }
}

function openingOf({ name, info }: Pick<Container, 'name' | 'info'>, colons: string): string {
  const { text: title, attributes } = takeAttributes(info)
  switch (name) {
    case 'tab':
      return `${colons}tab[${escapeLabel(info)}]`
    case 'tabs': {
      const key = /(?:^|\s)key:([^\s"]+)/.exec(info)?.[1]
      return `${colons}tabs${key === undefined ? '' : `{group="${key}"}`}`
    }
    case 'code-group':
      return `${colons}code-group${attributes}`
    case 'details':
      return `${colons}details[${escapeLabel(title || 'Details')}]${attributes}`
    default:
      return `${colons}${name}${title === '' ? '' : `[${escapeLabel(title)}]`}${attributes}`
  }
}

/** Indexes of the lines in `::: v-pre`, whose braces are text. */
export function findLiteralLines(lines: readonly SourceLine[], kinds: readonly LineKind[]): ReadonlySet<number> {
  const literal = new Set<number>()
  const visit = ({ name, start, end, children }: Container): void => {
    if (name === 'v-pre') for (let index = start + 1; index < end; index++) literal.add(index)
    children.forEach(visit)
  }
  findContainers(lines, kinds).forEach(visit)
  return literal
}
