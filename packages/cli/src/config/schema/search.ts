import * as z from 'zod/mini'
import { byDefault, optional, required, shorthand, stringOr, stringOrObject } from './field.js'
import { filledText } from './text.js'

const context = z.strictObject(
  {
    path: required(filledText(), 'Path of the pages in this context.'),
    label: required(filledText(), 'Label of the context.'),
  },
  stringOrObject,
)

/** A part of the site that readers can search separately, as written in the config. */
export type SearchContextInput = string | z.input<typeof context>

/** The built-in search. */
export const searchSchema = z.strictObject({
  enabled: byDefault(z.boolean(), true, 'Build the index and show the search.'),
  contexts: byDefault(
    z.array(
      shorthand(
        (item: SearchContextInput) => (typeof item === 'string' ? { path: item, label: item } : item),
        context,
        stringOr,
      ),
    ),
    [],
    'Search contexts: parts of the site that readers can search separately, as paths, or paths with labels.',
  ),
  suggestions: byDefault(
    z.array(filledText()),
    [],
    'Searches to suggest to readers who have not typed anything, such as frequent questions.',
  ),
})

const test = z.strictObject({
  query: required(filledText(), 'Search query.'),
  page: required(filledText(), 'URL of the page that answers it, without the base URL.'),
  within: byDefault(z.int().check(z.minimum(1)), 3, 'Lowest rank that the page may have.'),
  never: byDefault(z.array(filledText()), [], 'Pages that must not be among the results.'),
  context: optional(filledText(), 'Path of the search context.'),
})

/** Content of a `search.tests.yml`: queries of readers, and the pages that they must find. */
export const searchTestsSchema = z.strictObject({
  leastMrr: byDefault(
    z.number().check(z.minimum(0), z.maximum(1)),
    0,
    'Minimum mean reciprocal rank: 1 for rank 1, 1/2 for rank 2, 1/3 for rank 3 and so on.',
  ),
  queries: required(z.array(test).check(z.minLength(1)), 'Queries to test.'),
})

/** Fields in which a number is the text as written: none. */
export const SEARCH_TESTS_TEXT_FIELDS: ReadonlySet<string> = new Set()
