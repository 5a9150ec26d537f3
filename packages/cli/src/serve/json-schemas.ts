import { createFileSchema, isFileSchema } from '../config/reference/file-schemas.js'
import type { JsonSchema } from '../config/reference/json-schema.js'
import { plainResponse, type SiteResponse } from './http/response.js'
import { createReportSchema, isReportSchema } from './report-schemas.js'

/** Creates a JSON Schema by its name: of files that authors write, or of a report; `undefined` if there is none. */
export function createJsonSchema(name: string): JsonSchema | undefined {
  if (isReportSchema(name)) return createReportSchema(name)
  return isFileSchema(name) ? createFileSchema(name) : undefined
}

/** Writes a JSON Schema as a file. */
export function writeJsonSchema(schema: JsonSchema): string {
  return `${JSON.stringify(schema, null, 2)}\n`
}

/** Responds with the JSON Schema that the parameter `name` of a URL names. */
export async function respondWithSchema({ query }: { readonly query: URLSearchParams }): Promise<SiteResponse> {
  const schema = createJsonSchema(query.get('name') ?? '')
  if (!schema) return plainResponse(404, 'There is no such schema.')
  const body = Buffer.from(writeJsonSchema(schema))
  const headers = { 'content-type': 'application/schema+json', 'content-length': String(body.length) }
  return { status: 200, headers: { ...headers, 'cache-control': 'no-cache' }, body }
}
