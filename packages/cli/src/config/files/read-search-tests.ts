import type { Outcome } from '@docgen/renderer/contract'
import type * as z from 'zod/mini'
import type { DeepReadonly } from '../deep-readonly.js'
import { SEARCH_TESTS_TEXT_FIELDS, searchTestsSchema } from '../schema/search.js'
import { positionAt } from '../source/position-at.js'
import { locateYamlKey } from '../yaml/locate-yaml-key.js'
import { readYamlFields } from '../yaml/read-yaml-fields.js'

/** Queries with the pages that they must find. */
export type SearchTests = DeepReadonly<z.output<typeof searchTestsSchema>> & {
  /** Line of each query in the file. */
  readonly lines: readonly number[]
}

/** Reads a `search.tests.yml`; `undefined` if it is invalid, with diagnostics that name `file`. */
export function readSearchTests(text: string, file: string): Outcome<SearchTests | undefined> {
  const { fields, diagnostics } = readYamlFields(text, {
    schema: searchTestsSchema,
    textFields: SEARCH_TESTS_TEXT_FIELDS,
    code: 'invalid-search-tests',
    noun: 'the file',
    position: (start, end) => ({ file, ...positionAt(text, start, end) }),
    // A list of queries is the most likely content that is not a mapping.
    hint: (problem) => (problem === 'type' ? 'Write queries: on the first line, and the list below it' : undefined),
  })
  const isInvalid = diagnostics.some(({ severity }) => severity === 'error')
  if (!fields || isInvalid) return { value: undefined, diagnostics }
  const lines = fields.queries.map((_, index) => {
    const { start, end } = locateYamlKey(text, ['queries', index]).value
    return positionAt(text, start, end).line
  })
  return { value: { ...fields, lines }, diagnostics }
}
