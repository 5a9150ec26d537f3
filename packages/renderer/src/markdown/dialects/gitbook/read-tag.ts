import { createFreeTest, listCodeSpans } from '../protected-ranges.js'
import { editLine, type SourceLine } from '../source-line.js'

/** A tag of a block, such as `{% hint style="info" %}`. */
export interface Tag {
  /** Such as `hint`; the end of a block has the name of the block. */
  readonly name: string
  readonly isEnd: boolean
  readonly attributes: ReadonlyMap<string, string>
}

/** The blocks of GitBook, and whether they can have no end. */
const BLOCKS: Readonly<Record<string, 'pair' | 'single'>> = {
  hint: 'pair',
  tabs: 'pair',
  tab: 'pair',
  code: 'pair',
  'code-tabs': 'pair',
  'code-tabs-item': 'pair',
  stepper: 'pair',
  step: 'pair',
  columns: 'pair',
  column: 'pair',
  updates: 'pair',
  update: 'pair',
  swagger: 'pair',
  'swagger-description': 'pair',
  'swagger-parameter': 'pair',
  'swagger-response': 'pair',
  'api-method': 'pair',
  'api-method-summary': 'pair',
  'api-method-description': 'pair',
  'api-method-spec': 'pair',
  'api-method-request': 'pair',
  'api-method-path-parameters': 'pair',
  'api-method-query-parameters': 'pair',
  'api-method-headers': 'pair',
  'api-method-body-parameters': 'pair',
  'api-method-parameter': 'pair',
  'api-method-response': 'pair',
  'api-method-response-example': 'pair',
  'api-method-response-example-description': 'pair',
  embed: 'single',
  file: 'single',
  'content-ref': 'single',
  'page-ref': 'single',
  include: 'single',
  openapi: 'single',
  'openapi-operation': 'single',
  'openapi-schemas': 'single',
}

const TAG = /\{% *(end)?(@?[a-z][\w/-]*)(?![\w/-])((?:[^%{]|%(?!\})|\{(?!%))*)%\}/g
const ATTRIBUTE = /(?<![\w-])([\w-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g
const ENTITIES: Readonly<Record<string, string>> = { quot: '"', apos: "'", amp: '&', lt: '<', gt: '>' }

/** Whether a block can have no end. */
export function isSingle(name: string): boolean {
  return BLOCKS[name] === 'single' || name.startsWith('@')
}

/** Reads the tag of a line that has nothing else; `undefined` if it has something else or if GitBook has no such block. */
export function readTag({ text }: SourceLine): Tag | undefined {
  const [tag, ...others] = listTags(text.trim())
  return tag && others.length === 0 && tag.start === 0 && tag.end === text.trim().length ? tag : undefined
}

/** Splits a line so that each tag has a line of its own, with the indentation of the line. */
export function splitAtTags(line: SourceLine): readonly SourceLine[] {
  const { text } = line
  if (!text.includes('{%')) return [line]
  const tags = listTags(text)
  const indent = text.length - text.trimStart().length
  const parts: SourceLine[] = []
  let index = 0
  const add = (start: number, end: number): void => {
    if (text.slice(start, end).trim() === '') return
    const rest = { start: end, end: text.length, text: '' }
    const before = { start: Math.min(indent, start), end: start, text: '' }
    parts.push(start <= indent && end === text.length ? line : editLine(line, [before, rest]))
  }
  for (const { start, end } of tags) {
    add(index, start)
    add(start, end)
    index = end
  }
  add(index, text.length)
  return parts.length === 0 ? [line] : parts
}

function listTags(text: string): readonly (Tag & { readonly start: number; readonly end: number })[] {
  const isFree = createFreeTest(listCodeSpans(text))
  return [...text.matchAll(TAG)].flatMap(({ index, 0: matched, 1: mark, 2: name = '', 3: rest = '' }) => {
    if (!Object.hasOwn(BLOCKS, name) && !name.startsWith('@')) return []
    // A code span can be in a title, but a tag in a code span is code.
    if (!isFree(index, index + 1)) return []
    const attributes = new Map(
      [...rest.matchAll(ATTRIBUTE)].map(([, key = '', double, single, bare]) => [
        key,
        decodeEntities(double ?? single ?? bare ?? ''),
      ]),
    )
    return [{ name, isEnd: mark !== undefined, attributes, start: index, end: index + matched.length }]
  })
}

function decodeEntities(text: string): string {
  return text.replace(/&(quot|apos|amp|lt|gt);/g, (entity, name: string) => ENTITIES[name] ?? entity)
}
