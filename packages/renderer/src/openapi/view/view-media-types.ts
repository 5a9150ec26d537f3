import type { EncodingView, MediaTypeView, SchemaView } from '../../contract/index.js'
import { type Encoding, type MediaType, sampledFormat } from '../nouns/media-type.js'
import { type ApiDraft, addWords, takeId } from './api-draft.js'
import { rootPosition } from './schema-position.js'
import { validateExamples, viewExamples } from './view-examples.js'
import { viewParameter } from './view-parameters.js'
import { viewSchema } from './view-schema.js'

/** The media types of a body; `id` is the body's. Ids of the first media type have no number. */
export function viewMediaTypes(
  content: readonly MediaType[],
  { id, side }: { readonly id: string; readonly side: 'request' | 'response' },
  draft: ApiDraft,
): readonly MediaTypeView[] {
  const sampled = sampledFormat(content)
  return content.map((mediaType, index): MediaTypeView => {
    const { name, schema, examples, encodings, isStream } = mediaType
    addWords(draft, name)
    const contentId = takeId(draft, index === 0 ? `${id}-content` : `${id}-content-${index + 1}`)
    const prefix = index === 0 ? id : `${id}-${index + 1}`
    const body = { examples, ...(schema && { schema }), ...(isStream && { isStream }), mediaType: name }
    validateExamples(body, draft)
    return {
      mediaType: name,
      id: contentId,
      ...(schema && {
        schema: viewRoot(mediaType, viewSchema([schema], rootPosition(contentId, side, prefix), draft)),
      }),
      ...(isStream && { isStream }),
      examples: viewExamples({ ...body, side, id: contentId }, draft),
      encodings: encodings.map((encoding) => viewEncoding(encoding, contentId, draft)),
      isSampled: mediaType === sampled,
    }
  })
}

/** Removes the examples from the schema of a body if the body shows them because it has no other examples. */
function viewRoot({ examples }: MediaType, schema: SchemaView): SchemaView {
  return examples.length > 0 || schema.examples.length === 0 ? schema : { ...schema, examples: [] }
}

function viewEncoding(encoding: Encoding, id: string, draft: ApiDraft): EncodingView {
  const { headers, ...plain } = encoding
  return { ...plain, headers: headers.map((header) => viewParameter(header, `${id}-${encoding.name}-header`, draft)) }
}
