import * as z from 'zod/mini'
import { findWrittenForm } from '../schema/field.js'
import { frontMatterSchema, HOME_FIELDS, TEXT_FIELDS } from '../schema/front-matter.js'
import { authorsFileSchema, postSchema } from '../schema/post.js'
import { searchTestsSchema } from '../schema/search.js'
import { CATEGORY_TEXT_FIELDS, categorySchema, sidebarsSchema } from '../schema/sidebar-item.js'
import { siteSchema } from '../schema/site.js'
import { tagsFileSchema } from '../schema/tag.js'
import type { JsonSchema } from './json-schema.js'

/** A kind of file, or of data in the config, that authors write. */
interface FileKind {
  readonly title: string
  readonly schema: z.ZodMiniType
  /** Text fields, in which YAML may have a number: docgen reads it as written. Absent if all text must be quoted. */
  readonly textFields?: ReadonlySet<string>
}

// Only on posts, `date` must be a date.
const frontMatter = z.object({ ...postSchema.shape, ...frontMatterSchema.shape })

/** Name of the schema → what it describes. */
const KINDS = {
  config: { title: 'site.config, as data', schema: siteSchema },
  'front-matter': { title: 'Front matter of a page or post', schema: frontMatter, textFields: TEXT_FIELDS },
  category: { title: '_category_.yml', schema: categorySchema, textFields: CATEGORY_TEXT_FIELDS },
  sidebars: { title: 'Sidebars', schema: sidebarsSchema },
  'search-tests': { title: 'search.tests.yml', schema: searchTestsSchema },
  tags: { title: 'tags.yml', schema: tagsFileSchema },
  authors: { title: 'authors.yml', schema: authorsFileSchema },
  redirects: { title: 'Redirects of the config', schema: siteSchema.shape.redirects },
} as const satisfies Readonly<Record<string, FileKind>>

/** Name of the JSON Schema of a kind of file. */
export type FileSchemaName = keyof typeof KINDS

/** Whether a name is that of a JSON Schema of a kind of file. */
export function isFileSchema(name: string): name is FileSchemaName {
  return Object.hasOwn(KINDS, name)
}

/**
 * Creates the JSON Schema of what authors write in a kind of file. Draft 7, which all editors read. Rules that JSON
 * Schema cannot express, such as whether a page exists, are missing.
 */
export function createFileSchema(name: FileSchemaName): JsonSchema {
  const { title, schema, textFields }: FileKind = KINDS[name]
  const definitions = new Map<z.core.$ZodType, Definition>()
  const { $schema, definitions: inner, ...rest } = toInputSchema(schema, definitions)
  const whole: JsonSchema = {
    $schema: $schema ?? 'http://json-schema.org/draft-07/schema#',
    title: `docgen: ${title}`,
    ...rest,
    ...((definitions.size > 0 || inner !== undefined) && {
      definitions: Object.assign({}, inner, ...[...definitions.values()].map((each) => each.schemas)),
    }),
  }
  for (const field of textFields ?? []) allowNumbers(whole.properties?.[field])
  if (name === 'front-matter') moveHomeFields(whole)
  return whole
}

/** The schema of a shorthand, which may contain itself. */
interface Definition {
  readonly name: string
  /** The schema under its name, and the schemas that it refers to. */
  schemas: Readonly<Record<string, unknown>>
}

function toInputSchema(schema: z.ZodMiniType, definitions: Map<z.core.$ZodType, Definition>): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const { writtenAs } = jsonSchema
      delete jsonSchema['writtenAs']
      const written = writtenAs instanceof z.ZodMiniType ? writtenAs : findWrittenForm(zodSchema)
      if (!written) return
      const { description, default: fallback } = jsonSchema
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key]
      Object.assign(jsonSchema, {
        ...(description !== undefined && { description }),
        ...(fallback !== undefined && { default: fallback }),
        // Editors ignore fields beside `$ref`.
        allOf: [{ $ref: `#/definitions/${define(zodSchema, written, definitions).name}` }],
      })
    },
  })
}

function define(
  key: z.core.$ZodType,
  written: z.ZodMiniType,
  definitions: Map<z.core.$ZodType, Definition>,
): Definition {
  const known = definitions.get(key)
  if (known) return known
  const definition: Definition = { name: `shorthand${definitions.size + 1}`, schemas: {} }
  definitions.set(key, definition)
  const { $schema: _schema, definitions: inner, ...schema } = toInputSchema(written, definitions)
  // Every conversion counts the schemas that contain themselves from 0.
  const text = JSON.stringify({ ...(inner as object), [definition.name]: schema })
  definition.schemas = JSON.parse(text.replaceAll(/(?<=")(#\/definitions\/)?__schema/g, `$1${definition.name}Part`))
  return definition
}

/** Moves the fields of landing pages: other pages may have fields of these names with any value. */
function moveHomeFields(schema: JsonSchema): void {
  const { properties = {} } = schema
  const ofHome = Object.fromEntries(HOME_FIELDS.map((field) => [field, properties[field] ?? {}]))
  for (const field of HOME_FIELDS) delete properties[field]
  schema.if = { properties: { layout: { const: 'home' } }, required: ['layout'] }
  // biome-ignore lint/suspicious/noThenProperty: the name of the keyword in JSON Schema
  schema.then = { properties: ofHome }
}

/** Allows numbers wherever a schema allows text. */
function allowNumbers(schema: unknown): void {
  if (typeof schema !== 'object' || schema === null) return
  if ('type' in schema && schema.type === 'string') schema.type = ['string', 'number']
  for (const part of Object.values(schema)) allowNumbers(part)
}
