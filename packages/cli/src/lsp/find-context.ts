import { splitFrontMatter } from '../config/yaml/split-front-matter.js'

/**
 * What an author is writing at the end of a text. `typed` is the beginning that is already there, and completion
 * replaces it.
 */
export type WritingContext =
  | { readonly kind: 'field'; readonly typed: string }
  | { readonly kind: 'value'; readonly field: string; readonly typed: string }
  | { readonly kind: 'link' | 'image' | 'include'; readonly typed: string }
  /** A name after `:`, `::` or `:::`; `colons` is their number, at most 3. */
  | { readonly kind: 'directive'; readonly colons: 1 | 2 | 3; readonly typed: string }
  | { readonly kind: 'attribute'; readonly directive: string; readonly typed: string }
  | { readonly kind: 'attribute value'; readonly name: string; readonly typed: string }
  | { readonly kind: 'language'; readonly typed: string }
  | { readonly kind: 'component'; readonly typed: string }
  | { readonly kind: 'prop'; readonly component: string; readonly typed: string }
  | { readonly kind: 'text key'; readonly typed: string }
  | { readonly kind: 'placeholder'; readonly typed: string }

/** Longest part of a line before the cursor that is read, in UTF-16 code units. */
const MAX_LINE = 1000

/** Finds what an author is writing at an offset of a page; `undefined` if nothing there can be completed. */
export function findContext(text: string, offset: number): WritingContext | undefined {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1
  const line = text.slice(Math.max(lineStart, offset - MAX_LINE), offset)
  if (isInFrontMatter(text, offset)) return findInFrontMatter(text.slice(0, lineStart), line)
  const fence = findOpenFence(text.slice(0, lineStart))
  if (fence !== undefined) return undefined
  const opening = /^[\s>]*(?:`{3,}|~{3,})([\w+#.-]*)$/.exec(line)
  if (opening) return { kind: 'language', typed: opening[1] ?? '' }
  return isInCode(line) ? undefined : findInLine(line)
}

function isInFrontMatter(text: string, offset: number): boolean {
  const block = splitFrontMatter(text)
  if (block === undefined) return false
  // While authors write the first fields, the closing line is missing.
  if (block === 'unterminated') return offset > 3 && !/\n[ \t]*\r?\n/.test(text.slice(0, offset))
  return offset >= block.yamlOffset && offset <= block.yamlOffset + block.yaml.length
}

const FIELD = /^([\w-]*)$/
const FIELD_VALUE = /^([\w-]+):[ \t](.*)$/
const LIST_VALUE = /^[ \t]*-[ \t](.*)$/

function findInFrontMatter(before: string, line: string): WritingContext | undefined {
  const [, field] = FIELD.exec(line) ?? []
  if (field !== undefined) return { kind: 'field', typed: field }
  const [, name, value = ''] = FIELD_VALUE.exec(line) ?? []
  if (name !== undefined) return toValue(name, value)
  const [, element] = LIST_VALUE.exec(line) ?? []
  const owner = element === undefined ? undefined : findListOwner(before)
  return element === undefined || owner === undefined ? undefined : toValue(owner, element)
}

/** The value of a field, or the last element of a list in brackets; `undefined` after its end. */
function toValue(field: string, written: string): WritingContext | undefined {
  const value = written.trimStart()
  const last = value.startsWith('[') ? value.slice(Math.max(value.lastIndexOf(','), 0) + 1).trimStart() : value
  const typed = /^["']/.test(last) ? last.slice(1) : last
  return /["'\]]/.test(typed) ? undefined : { kind: 'value', field, typed }
}

/** The field whose list the last lines of a text belong to. */
function findListOwner(before: string): string | undefined {
  for (const line of before.split('\n').slice(-100).reverse()) {
    const [, field] = /^([\w-]+):[ \t]*\r?$/.exec(line) ?? []
    if (field !== undefined) return field
    if (/^[\w-]+:/.test(line)) return undefined
  }
  return undefined
}

const FENCE = /^[ \t>]*(`{3,}|~{3,})/

/** The marks of the code block that is open at the end of a text. */
function findOpenFence(before: string): string | undefined {
  let open: string | undefined
  if (!before.includes('```') && !before.includes('~~~')) return undefined
  for (const line of before.split('\n')) {
    const [, marks] = FENCE.exec(line) ?? []
    if (marks === undefined) continue
    if (open === undefined) open = marks
    else if (marks.startsWith(open)) open = undefined
  }
  return open
}

function isInCode(line: string): boolean {
  return (line.replaceAll('\\`', '').split('`').length - 1) % 2 === 1
}

function findInLine(line: string): WritingContext | undefined {
  return (
    findInBraces(line) ?? findInDestination(line) ?? findInTag(line) ?? findDirective(line) ?? findPlaceholder(line)
  )
}

/** A link or an image: `[text](`, `![text](`, or a definition `[name]: `. */
function findInDestination(line: string): WritingContext | undefined {
  const open = line.lastIndexOf('](')
  const typed = open === -1 ? undefined : line.slice(open + 2).replace(/^</, '')
  if (typed !== undefined && !/[\s)>]/.test(typed)) return { kind: isImage(line, open) ? 'image' : 'link', typed }
  const [, target] = /^ {0,3}\[[^\]]{1,200}\]:[ \t]*(\S*)$/.exec(line) ?? []
  return target === undefined ? undefined : { kind: 'link', typed: target }
}

/** Whether the text in brackets that ends at an offset belongs to an image. */
function isImage(line: string, close: number): boolean {
  let depth = 0
  for (let at = close; at >= 0; at--) {
    if (line[at] === ']') depth += 1
    else if (line[at] === '[') {
      depth -= 1
      if (depth === 0) return line[at - 1] === '!'
    }
  }
  return false
}

const VALUE = /(?:^|[\s{])([\w-]{1,40})=(?:"([^"]{0,400})|'([^']{0,400})|([^\s"']{0,400}))$/

/** Attributes of a directive: `:::card{icon=`. */
function findInBraces(line: string): WritingContext | undefined {
  const brace = line.lastIndexOf('{')
  if (brace === -1 || line.indexOf('}', brace) !== -1) return undefined
  const before = line.slice(0, brace)
  const [, name] = /:([a-z][\w-]{0,40})(?:\[[^\]]{0,200}\])?[ \t]{0,9}$/.exec(before) ?? []
  if (name === undefined) return undefined
  const inside = line.slice(brace)
  const value = readValue(inside)
  if (value) return describeValue(value.name, value.typed, name)
  const [, typed] = /[\s{]([\w-]*)$/.exec(inside) ?? []
  return typed === undefined ? undefined : { kind: 'attribute', directive: name, typed }
}

function readValue(inside: string): { readonly name: string; readonly typed: string } | undefined {
  const [, name, quoted, single, bare] = VALUE.exec(inside) ?? []
  const typed = quoted ?? single ?? bare
  return name === undefined || typed === undefined ? undefined : { name, typed }
}

const LINKS: ReadonlySet<string> = new Set(['href', 'to'])
const IMAGES: ReadonlySet<string> = new Set(['src', 'light', 'dark', 'poster', 'srcSet'])

function describeValue(name: string, typed: string, owner: string): WritingContext {
  if (LINKS.has(name)) return { kind: 'link', typed }
  if (IMAGES.has(name)) return { kind: 'image', typed }
  if (name === 'file' && (owner === 'include' || owner === 'Snippet')) return { kind: 'include', typed }
  if (name === 'id' && owner === 'Translate') return { kind: 'text key', typed }
  return { kind: 'attribute value', name, typed }
}

/** A component or an element: `<Card title=`. Also `translate({ id: '`. */
function findInTag(line: string): WritingContext | undefined {
  const [, key] = /\btranslate\(\{[^}]{0,100}\bid:\s?["'`]([^"'`]{0,100})$/.exec(line) ?? []
  if (key !== undefined) return { kind: 'text key', typed: key }
  const open = line.lastIndexOf('<')
  if (open === -1 || line.indexOf('>', open) !== -1) return undefined
  const tag = line.slice(open + 1)
  const [, component] = /^([A-Z][\w.]*)$/.exec(tag) ?? []
  if (component !== undefined || tag === '') return { kind: 'component', typed: component ?? '' }
  const [, owner] = /^([A-Za-z][\w.-]*)\s/.exec(tag) ?? []
  if (owner === undefined) return undefined
  const value = readValue(tag)
  if (value) return describeValue(value.name, value.typed, owner)
  const [, typed] = /\s([\w-]*)$/.exec(tag) ?? []
  return typed === undefined || /^[a-z]/.test(owner) ? undefined : { kind: 'prop', component: owner, typed }
}

function findDirective(line: string): WritingContext | undefined {
  const [, colons, name = ''] = /^[ \t>]*(:{2,})[ \t]?([\w-]*)$/.exec(line) ?? []
  if (colons !== undefined) return { kind: 'directive', colons: colons.length === 2 ? 2 : 3, typed: name }
  const [, inline] = /(?:^|[^\w:]):([a-z][\w-]*)$/.exec(line) ?? []
  return inline === undefined ? undefined : { kind: 'directive', colons: 1, typed: inline }
}

function findPlaceholder(line: string): WritingContext | undefined {
  const [, typed] = /(?:^|[^\\$])\{([\w.-]*)$/.exec(line) ?? []
  return typed === undefined ? undefined : { kind: 'placeholder', typed }
}
