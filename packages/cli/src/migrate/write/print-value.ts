import { isCode, readCode } from './code.js'

/** Maximum width of a line, in characters. */
const MAX_WIDTH = 110

/** Position of a value in the file. */
export interface PrintPosition {
  /** Indentation of its first line. */
  readonly indent: number
  /** Characters before it on that line. */
  readonly column: number
  /** Dotted path of the field. */
  readonly path: string
  /** Comments by dotted path. */
  readonly comments: Readonly<Record<string, string>>
}

/** Prints a value as TypeScript: on one line if it fits, else one line per member. */
export function printValue(value: unknown, position: PrintPosition): string {
  const flat = hasComment(position) ? undefined : printFlat(value)
  if (flat !== undefined && (!isContainer(value) || position.column + flat.length < MAX_WIDTH)) return flat
  return printTall(value, position)
}

/** Prints a module of TypeScript whose default export is a value. */
export function printModule(value: unknown): string {
  return `export default ${printValue(value, { indent: 0, column: 0, path: '', comments: {} })}\n`
}

function printTall(value: unknown, position: PrintPosition): string {
  const indent = position.indent + 2
  const pad = ' '.repeat(indent)
  const close = ' '.repeat(position.indent)
  if (Array.isArray(value)) {
    const items = value.map(
      (item, index) =>
        `${pad}${printValue(item, { ...position, indent, column: indent, path: `${position.path}.${index}` })},\n`,
    )
    return `[\n${items.join('')}${close}]`
  }
  const fields = Object.entries(Object(value)).map(([key, item]) => {
    const path = position.path === '' ? key : `${position.path}.${key}`
    const name = printKey(key)
    const comment = position.comments[path]
    const printed = printValue(item, { ...position, indent, column: indent + name.length + 2, path })
    return `${comment === undefined ? '' : `${pad}// ${comment}\n`}${pad}${name}: ${printed},\n`
  })
  return `{\n${fields.join('')}${close}}`
}

/** Prints a value as TypeScript on one line. */
export function printFlat(value: unknown): string {
  if (isCode(value)) return readCode(value)
  if (typeof value === 'string') return printText(value)
  if (Array.isArray(value)) return `[${value.map(printFlat).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value).map(([key, item]) => `${printKey(key)}: ${printFlat(item)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

function isContainer(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !isCode(value) && Object.keys(value).length > 0
}

function hasComment({ path, comments }: PrintPosition): boolean {
  return Object.keys(comments).some((key) => path === '' || key.startsWith(`${path}.`))
}

function printKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : printQuoted(key)
}

/** Prints a string in quotes, or as a template if it has several lines. */
function printText(text: string): string {
  if (text.includes('\n') && !/[\r\u2028\u2029]/.test(text)) {
    return `\`${text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\``
  }
  return printQuoted(text)
}

function printQuoted(text: string): string {
  const plain = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')
  return plain.includes("'") && !plain.includes('"') ? `"${plain}"` : `'${plain.replaceAll("'", "\\'")}'`
}
