import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { load } from 'js-yaml'
import { expect, it } from 'vitest'
import { isObject, type JsonObject, type JsonValue } from '../../renderer/src/openapi/json-value.js'
import { readOperation } from '../../renderer/src/openapi/nouns/operation.js'
import { listOperations } from '../../renderer/src/openapi/operation-entry.js'
import { generatedValue } from '../../renderer/src/openapi/samples/example-value.js'
import { findSharedFolder } from './shared-folder.js'

// Generated bodies are validated against their schemas by another validator. Authors' examples and defaults are
// removed, because they may violate their schemas. DOCGEN_APIS names a folder with further descriptions, whose
// violations are printed.
const shared = findSharedFolder('openapi')
const OWN = fileURLToPath(new URL('../../../site/openapi.yaml', import.meta.url))
const SHARED = shared.isLeftOut ? [] : readdirSync(shared.path).map((name) => join(shared.path, name))
const more = process.env['DOCGEN_APIS'] ?? ''
const MORE = more === '' ? [] : readdirSync(more).map((name) => join(more, name))
const DROPPED = new Set(['example', 'examples', 'default', 'discriminator'])
const BY_NAME = new Set(['properties', 'patternProperties', '$defs', 'schemas', 'responses'])

/** Converts a description to JSON Schema 2020-12, without authors' values. */
function toStrict(value: JsonValue, isOld: boolean, isMap = false): JsonValue {
  if (Array.isArray(value)) return value.map((each) => toStrict(each, isOld))
  if (!isObject(value)) return value
  const entries = Object.entries(value).filter(([key]) => isMap || !DROPPED.has(key))
  const strict: Record<string, JsonValue> = Object.fromEntries(
    entries.map(([key, each]) => [key, toStrict(each, isOld, !isMap && BY_NAME.has(key))]),
  )
  if (isMap) return strict
  const { nullable: _nullable, ...plain } = { ...strict, ...limitsOf(strict, isOld) }
  return plain
}

function limitsOf(schema: JsonObject, isOld: boolean): JsonObject {
  const { type, nullable, enum: values } = schema
  if (!isOld || nullable === undefined) return {}
  return {
    ...(nullable === true && typeof type === 'string' && { type: [type, 'null'] }),
    ...(nullable === true && Array.isArray(values) && { enum: [...values, null] }),
  }
}

/** The violations of each generated body, one line each, and the number of bodies. */
function findBroken(file: string): { readonly broken: readonly string[]; readonly count: number } {
  const parsed = load(readFileSync(file, 'utf8')) as JsonObject
  const isOld = String(parsed['openapi']).startsWith('3.0')
  const document = toStrict(parsed, isOld) as JsonObject
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    logger: false,
    validateSchema: false,
    unicodeRegExp: false,
  })
  addFormats.default(ajv)
  ajv.addSchema(document, 'api')
  const broken: string[] = []
  let count = 0
  for (const entry of listOperations(document)) {
    const { requestBody, responses } = readOperation(document, entry)
    const bodies = [
      ...(requestBody?.content ?? []).map((media) => ({ side: 'request' as const, media })),
      ...responses.flatMap(({ content }) => content.map((media) => ({ side: 'response' as const, media }))),
    ]
    for (const { side, media } of bodies) {
      const { schema, name } = media
      const value = schema && !name.includes('xml') && generatedValue({ schema, mediaType: name, side, examples: [] })
      if (value === undefined || value === false || !schema) continue
      count += 1
      const error = validate(ajv, `api#${encodeURI(schema.pointer)}`, value)
      const errors = error.filter((error) => !isOfOtherSide(error, side, document))
      if (errors.length > 0) broken.push(`${entry.slug} ${side}: ${errors.map(formatError).join('; ')}`)
    }
  }
  return { broken, count }
}

/** No errors for a schema that the validator itself cannot handle, such as one with recursive alternatives. */
function validate(ajv: Ajv2020, $ref: string, value: JsonValue): readonly ErrorObject[] {
  try {
    const check = ajv.compile({ $ref })
    return check(value) ? [] : (check.errors ?? [])
  } catch {
    return []
  }
}

/** Properties that only the other side has are not required on this one. */
function isOfOtherSide({ keyword, params, parentSchema }: ErrorObject, side: string, document: JsonObject): boolean {
  if (keyword !== 'required') return false
  const flag = side === 'request' ? '"readOnly":true' : '"writeOnly":true'
  return (
    JSON.stringify(parentSchema ?? document).includes(flag) ||
    JSON.stringify(document).includes(`"${params['missingProperty']}":{${flag}`)
  )
}

function formatError({ instancePath, message }: ErrorObject): string {
  return `${instancePath || '/'} ${message}`
}

// Contradictory parts of allOf, alternatives that a value cannot distinguish, conditions (if, then).
const IMPOSSIBLE: Readonly<Record<string, number>> = {
  'case-allOf.yaml': 3,
  'case-oneOf.yaml': 4,
  'petstore-3.1.yaml': 7,
}

it('generates valid bodies for the example site', () => {
  expect(findBroken(OWN)).toMatchObject({ broken: [], count: expect.any(Number) })
})

it.skipIf(shared.isLeftOut)(`generates valid bodies for third-party descriptions${shared.note}`, () => {
  for (const file of SHARED) {
    const { broken } = findBroken(file)
    expect([file, broken.slice(IMPOSSIBLE[basename(file)] ?? 0)]).toEqual([file, []])
  }
})

it.each(MORE)('counts the invalid bodies of %s', (file) => {
  const { broken, count } = findBroken(file)
  process.stdout.write(`${file}: ${broken.length} of ${count}\n${broken.slice(0, 20).join('\n')}\n`)
})
