import * as z from 'zod/mini'
import { byDefault, optional, required } from './field.js'
import { filledText } from './text.js'

const test = z.strictObject({
  query: required(filledText(), 'What a reader types.'),
  page: required(filledText(), 'Address of the page that answers it, without the base URL.'),
  within: byDefault(z.int().check(z.minimum(1)), 3, 'The page has to be among so many first pages.'),
  never: byDefault(z.array(filledText()), [], 'Pages that must not be found at all.'),
  context: optional(filledText(), 'Path of the search context to stay within.'),
})

/** Content of a `search.tests.yml`: queries of readers, and the pages that they must find. */
export const searchTestsSchema = z.strictObject({
  leastMrr: byDefault(
    z.number().check(z.minimum(0), z.maximum(1)),
    0,
    'Least mean of 1, 1/2, 1/3 … for a page in first, second, third place.',
  ),
  queries: required(z.array(test).check(z.minLength(1)), 'What readers ask.'),
})

/** Text fields: a number in one of them is the text as written. */
export const SEARCH_TESTS_TEXT_FIELDS: ReadonlySet<string> = new Set()
