import { type JsonValue, toLabel } from '../json-value.js'
import { type MediaType, sampledFormat } from '../nouns/media-type.js'
import type { Operation } from '../nouns/operation.js'
import { REASON_PHRASES } from '../nouns/reason-phrases.js'
import type { Response } from '../nouns/response.js'
import { generatedValue, type SampledBody, schemaExamples } from '../samples/example-value.js'
import type { CollectionField, CollectionRequest, SavedResponse } from './collection.js'
import { languageOf, textOf } from './collection-body.js'
import { withoutNotes } from './collection-request.js'

/** Creates the examples of an operation's responses: one for each example in the description, otherwise a generated one. */
export function createCollectionResponses(
  { responses }: Operation,
  request: CollectionRequest,
): readonly SavedResponse[] {
  const originalRequest = withoutNotes(request)
  return responses.flatMap((response) => {
    const media = sampledFormat(response.content)
    const examples = media ? listExamples(media) : []
    const shared = { ...statusOf(response), originalRequest, cookie: [] as const }
    const header = listHeaders(response, media)
    const name = [response.status, shared.status].filter(Boolean).join(' ')
    const language = media && languageOf(media.name)
    if (!media || examples.length === 0) return [{ name, ...shared, header }]
    return examples.map(({ label, value }) => ({
      name: label === '' ? name : `${name}: ${label}`,
      ...shared,
      ...(language !== undefined && { _postman_previewlanguage: language }),
      header,
      body: textOf(value, media),
    }))
  })
}

/** The code and reason phrase; a range such as `4XX` has its first code, `default` none. */
function statusOf({ status, summary }: Response): Pick<SavedResponse, 'status' | 'code'> {
  const code = /^[1-5](?:\d\d|XX)$/i.test(status) ? Number(status.toUpperCase().replaceAll('X', '0')) : undefined
  const phrase = summary ?? REASON_PHRASES[status]
  return { ...(phrase !== undefined && { status: phrase }), ...(code !== undefined && { code }) }
}

function listExamples(media: MediaType): readonly { readonly label: string; readonly value: JsonValue }[] {
  const { name, schema, examples, isStream } = media
  const body: SampledBody = {
    examples,
    mediaType: name,
    side: 'response',
    ...(schema && { schema }),
    ...(isStream && { isStream }),
  }
  const written = [...examples, ...(examples.length === 0 ? schemaExamples(body) : [])].flatMap((example) =>
    example.value === undefined ? [] : [{ label: example.summary || example.name, value: example.value }],
  )
  if (written.length > 0) return written
  const value = generatedValue(body)
  return value === undefined || value === null ? [] : [{ label: '', value }]
}

/** The content type, and the headers that have an example. */
function listHeaders({ headers }: Response, media: MediaType | undefined): readonly CollectionField[] {
  return [
    ...(media ? [{ key: 'Content-Type', value: media.name }] : []),
    ...headers.flatMap(({ name, examples: [example] }) =>
      example?.value === undefined ? [] : [{ key: name, value: toLabel(example.value) }],
    ),
  ]
}
