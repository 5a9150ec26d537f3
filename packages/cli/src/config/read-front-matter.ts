import { type Diagnostic, nearestWord, type Outcome } from '@docgen/renderer/contract'
import type * as z from 'zod/mini'
import { type FrontMatter, hideEmptyTitle } from './front-matter.js'
import { isRecord } from './is-record.js'
import { frontMatterSchema, HOME_FIELDS, TEXT_FIELDS } from './schema/front-matter.js'
import { positionAt } from './source/position-at.js'
import { locateYamlKey } from './yaml/locate-yaml-key.js'
import { parseYaml } from './yaml/parse-yaml.js'
import { readYamlFields } from './yaml/read-yaml-fields.js'
import { splitFrontMatter } from './yaml/split-front-matter.js'

/** The front matter of a page, and the start of its body. */
export interface FrontMatterResult {
  readonly frontMatter: FrontMatter
  /** Offset of the body in the given text, in UTF-16 code units. */
  readonly bodyOffset: number
  /** 1-based line on which the body starts. */
  readonly bodyLine: number
}

interface FieldSchema {
  safeParse(value: unknown): { readonly success: boolean; readonly data?: unknown }
}

const FIELD_NAMES = new Set(Object.keys(frontMatterSchema.shape))
/** Fields to suggest for a typo. Every short word is similar to `id`, and `cover` is a common custom field. */
const LONG_NAMES = [...FIELD_NAMES].filter((name) => name.length > 2 && name !== 'covers')
const FIELDS: ReadonlyMap<string, FieldSchema> = new Map(Object.entries(frontMatterSchema.shape))
const EMPTY: FrontMatter = frontMatterSchema.parse({})

/** Reads the front matter of a page. Invalid fields have their defaults, and the diagnostics explain why. */
export function readFrontMatter(text: string, file: string): Outcome<FrontMatterResult> {
  const block = splitFrontMatter(text)
  const start = text.startsWith('\ufeff') ? 1 : 0
  if (block === undefined) {
    const value = { frontMatter: EMPTY, bodyOffset: start, bodyLine: 1 }
    return { value, diagnostics: findMisplaced(text.slice(start), file) }
  }
  if (block === 'unterminated') {
    const diagnostic: Diagnostic = {
      code: 'unterminated-front-matter',
      severity: 'error',
      file,
      line: 1,
      column: 1,
      length: 3,
      message: 'the front matter that starts here is never closed',
      hint: 'Add a line of three hyphens (---) after its last field',
    }
    return { value: { frontMatter: EMPTY, bodyOffset: start, bodyLine: 1 }, diagnostics: [diagnostic] }
  }
  const { yaml, yamlOffset, bodyOffset, bodyLine } = block
  const position: LocateText = (from, to) => ({ file, ...positionAt(text, yamlOffset + from, yamlOffset + to) })
  const read = readYamlFields(yaml, {
    schema: frontMatterSchema,
    accept: acceptFields,
    omit: (fields) => (fields['layout'] === 'home' ? [] : HOME_FIELDS),
    textFields: TEXT_FIELDS,
    code: 'invalid-front-matter',
    noun: 'the front matter',
    position,
  })
  const warnings = [
    ...warnAboutComment(yaml, position),
    ...read.names.flatMap((name) => warnAboutTypo(name, position, yaml)),
    ...warnAboutLayout(read.names, position, yaml),
  ]
  return {
    value: { frontMatter: hideEmptyTitle(read.fields ?? EMPTY), bodyOffset, bodyLine },
    diagnostics: [...read.diagnostics, ...warnings],
  }
}

// Front matter after blank lines or spaces, or in TOML: Markdown renders it as text.
const BEHIND_SPACE = /^(\s+)---[ \t]*\r?\n[\w-]+:(?:[^\n]*\n)*?[ \t]*---[ \t]*(?:\r?\n|$)/
const TOML = /^\+{3}[ \t]*\r?\n(?:[^\n]*\n)*?\+{3}[ \t]*(?:\r?\n|$)/

function findMisplaced(text: string, file: string): Diagnostic[] {
  const isToml = TOML.test(text)
  const before = BEHIND_SPACE.exec(text)?.[1] ?? findTextBefore(text)
  if (before === undefined && !isToml) return []
  const lines = (before ?? '').split('\n')
  return [
    {
      code: 'misplaced-front-matter',
      severity: 'warning',
      file,
      line: lines.length,
      column: (lines.at(-1) ?? '').length + 1,
      length: 3,
      message: 'this block looks like front matter, but is shown as text',
      hint: isToml
        ? 'Write it as YAML, between two lines of three hyphens (---)'
        : 'Move it to the start of the file: nothing may precede the three hyphens, not even a space or an empty line',
    },
  ]
}

/** Maximum number of lines before a block that was meant as front matter. */
const NEAR = 10

/**
 * Returns the text before a block that looks like front matter; `undefined` if there is no such block. The block
 * follows an empty line and has only lines of the form `key: value`. At least one key is in `FIELD_NAMES`: otherwise,
 * the block may be a thematic break and a heading.
 */
function findTextBefore(text: string): string | undefined {
  if (!text.includes('\n---')) return undefined
  const lines = text.split(/\r?\n/, 100)
  const start = lines.findIndex((line, index) => line === '---' && lines[index - 1] === '')
  const end = lines.indexOf('---', start + 1)
  if (start < 2 || start > NEAR || end <= start + 1) return undefined
  const keys = lines.slice(start + 1, end).map((line) => /^([\w-]+):(?: |$)/.exec(line)?.[1])
  const isCode = lines.slice(0, start).some((line) => /^ *(?:`{3}|~{3})/.test(line))
  if (isCode || keys.includes(undefined) || !keys.some((key) => key !== undefined && FIELD_NAMES.has(key)))
    return undefined
  return `${lines.slice(0, start).join('\n')}\n`
}

/** Fields that the schema validates together. */
const RELATED = ['draft', 'unlisted', 'toc_min_heading_level', 'toc_max_heading_level'] as const

/**
 * Validates only the fields that the front matter has, and uses defaults for all other fields of the schema: most front
 * matter has two or three fields, and the schema has many. `undefined` if a field is invalid, or if fields depend on
 * each other: the caller then uses the whole schema.
 */
function acceptFields(rawFields: Readonly<Record<string, unknown>>): z.output<typeof frontMatterSchema> | undefined {
  if (RELATED.some((name) => name in rawFields)) return undefined
  const fields: Record<string, unknown> = { ...EMPTY }
  for (const name in rawFields) {
    const schema = FIELDS.get(name)
    if (!schema) continue
    const { success, data } = schema.safeParse(rawFields[name])
    if (!success) return undefined
    fields[name] = data
  }
  return fields as z.output<typeof frontMatterSchema>
}

/** Returns the fields of a page's front matter as written, custom fields included; empty if it is absent or invalid. */
export function readRawFields(text: string): Readonly<Record<string, unknown>> {
  const block = splitFrontMatter(text)
  if (block === undefined || block === 'unterminated') return {}
  const parsed = parseYaml(block.yaml)
  return parsed.ok && isRecord(parsed.value) ? parsed.value : {}
}

/** Warns about a field whose name looks like a typo. All other unknown fields are custom fields. */
function warnAboutTypo(name: string, position: LocateText, yaml: string): readonly Diagnostic[] {
  const suggestion = FIELD_NAMES.has(name) ? undefined : nearestWord(name, LONG_NAMES)
  // `nav_title` and `og-image` are custom fields, not typos of `title` and `image`.
  if (suggestion === undefined || name.split(/[-_]/).slice(1).includes(suggestion)) return []
  const { key } = locateYamlKey(yaml, [name])
  const diagnostic: Diagnostic = {
    code: 'unknown-front-matter',
    severity: 'warning',
    ...position(key.start, key.end),
    message: `unknown field ${name}`,
    hint: `Did you mean ${suggestion}?`,
  }
  return [diagnostic]
}

/** Warns about an HTML comment: YAML reads it as the name of a field, so it cannot disable a check. */
function warnAboutComment(yaml: string, position: LocateText): readonly Diagnostic[] {
  const start = /^<!--/m.exec(yaml)?.index
  if (start === undefined) return []
  const message = 'this comment is part of the YAML, which has no such comments'
  const hint = 'Write # before it, or move it below the front matter'
  return [{ code: 'invalid-front-matter', severity: 'warning', ...position(start, start + 4), message, hint }]
}

/** Warns about an unknown layout that was meant as a landing page. Others may belong to another generator. */
function warnAboutLayout(names: readonly string[], position: LocateText, yaml: string): readonly Diagnostic[] {
  if (!names.includes('layout')) return []
  const { value } = locateYamlKey(yaml, ['layout'])
  const layout = yaml.slice(value.start, value.end).replace(/^(['"])(.*)\1$/, '$2')
  if (layout === 'home' || layout === 'bare') return []
  if (!/^(?:home|landing)/i.test(layout) && nearestWord(layout, ['home']) === undefined) return []
  const unused = HOME_FIELDS.find((name) => names.includes(name))
  const effect = unused === undefined ? 'this page has the layout of a document' : `${unused} is not shown`
  const message = `docgen has no layout ${JSON.stringify(layout)}, so ${effect}`
  const hint = 'Write layout: home for a landing page, or remove the field'
  return [{ code: 'unknown-front-matter', severity: 'warning', ...position(value.start, value.end), message, hint }]
}

type LocateText = (start: number, end: number) => Pick<Diagnostic, 'file' | 'line' | 'column' | 'length'>
