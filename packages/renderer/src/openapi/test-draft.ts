import type { JsonObject } from './json-value.js'
import { type ApiDraft, createApiDraft } from './view/api-draft.js'

/** Creates a draft for tests, which validates no examples and writes no samples. */
export function createTestDraft(document: JsonObject): ApiDraft {
  return createApiDraft({ document, validate: () => undefined, writeSamples: () => [] })
}

/** The page's own texts, section by section, for the search. */
export function wordsOf({ sections }: ApiDraft): readonly string[] {
  return sections.map(({ id, pieces }) => [id, ...pieces.filter((piece) => typeof piece === 'string')].join(' '))
}
