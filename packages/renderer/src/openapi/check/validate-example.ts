import type { Problem } from '../api-problem.js'
import { MAX_EXAMPLE_LENGTH } from '../cut-example.js'
import type { DocumentNode } from '../document-node.js'
import type { JsonValue } from '../json-value.js'
import type { ValidateValue } from './create-schema-validator.js'

/** A value of the description with its pointer. */
export interface PositionedValue {
  readonly value: JsonValue
  readonly pointer: string
}

/** Validates an example. Returns the violation as a problem at its position; empty if the example is valid. */
export function validateExample(
  schema: DocumentNode,
  { value, pointer }: PositionedValue,
  validate: ValidateValue,
): readonly Problem[] {
  const violation = validate(value, schema)
  if (!violation) return []
  return [
    {
      code: 'api-invalid-example',
      severity: 'warning',
      pointer: pointer + violation.position,
      message: `the example does not match its schema: ${explain(violation.message)}`,
    },
  ]
}

const WRONG_TYPE = /^Instance type "([^"]*)" is invalid\. Expected "(.+)"$/

const SEVERAL = /^Instance does not match exactly one subschema \((\d+) matches\)/

/** Rewrites a message of the validator as part of a sentence. */
export function explain(message: string): string {
  const [, actual, expected] = WRONG_TYPE.exec(message) ?? []
  const [, several] = SEVERAL.exec(message) ?? []
  if (several !== undefined) return `it matches ${several} alternatives of \`oneOf\`, but only one is allowed`
  if (actual === undefined || expected === undefined) return message.replace(/^Instance\b/, 'it')
  return `expected ${expected.replaceAll('", "', ' or ')}, got ${actual}`
}

/** Reports an example that is too long, because pages show only its beginning. */
export function checkLength({ value, pointer }: PositionedValue): readonly Problem[] {
  const { length } = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
  if (length <= MAX_EXAMPLE_LENGTH) return []
  return [
    {
      code: 'api-long-example',
      severity: 'warning',
      pointer,
      message: `the example has ${length} characters, and pages show the first ${MAX_EXAMPLE_LENGTH}`,
      hint: 'Shorten it, or link to the whole with `externalValue`',
    },
  ]
}
