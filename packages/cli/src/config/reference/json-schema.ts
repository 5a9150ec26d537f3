import * as z from 'zod/mini'
import { frontMatterSchema } from '../schema/front-matter.js'
import { siteSchema } from '../schema/site.js'

/** A JSON Schema (draft 2020-12) of user input. */
export type JsonSchema = z.core.JSONSchema.BaseSchema

/** The JSON Schema of `site.config.ts`; plugins are functions and match any schema. */
export function configJsonSchema(): JsonSchema {
  return toJsonSchema(siteSchema)
}

/** The JSON Schema of a page's front matter. */
export function frontMatterJsonSchema(): JsonSchema {
  return toJsonSchema(frontMatterSchema)
}

function toJsonSchema(schema: z.ZodMiniType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: useInputSchema })
}

/** For a schema that validates in code, uses the JSON Schema of `writtenAs`, the schema of its input, instead. */
function useInputSchema({ jsonSchema }: { readonly jsonSchema: JsonSchema }): void {
  const { writtenAs } = jsonSchema
  if (!(writtenAs instanceof z.ZodMiniType)) return
  delete jsonSchema['writtenAs']
  const { $schema, ...schemaOfInput } = toJsonSchema(writtenAs)
  Object.assign(jsonSchema, schemaOfInput)
}
