import type { JsonObject } from './json-value.js'
import { type ApiDraft, createApiDraft } from './view/api-draft.js'

/** Creates a draft for tests, which validates no examples and writes no samples. */
export function createTestDraft(document: JsonObject): ApiDraft {
  return createApiDraft({ document, validate: () => undefined, writeSamples: () => [] })
}

/** Returns one text per section: its id and its words for the search, without descriptions. */
export function wordsOf({ sections }: ApiDraft): readonly string[] {
  return sections.map(({ id, pieces }) => [id, ...pieces.filter((piece) => typeof piece === 'string')].join(' '))
}
