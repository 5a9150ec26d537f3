import type { ExampleView } from '../../contract/index.js'
import { checkLength, validateExample } from '../check/validate-example.js'
import { cutExample } from '../cut-example.js'
import type { DocumentNode } from '../document-node.js'
import { isList, type JsonValue } from '../json-value.js'
import type { Example } from '../nouns/example.js'
import { isJsonType } from '../nouns/media-type.js'
import type { CodeText } from '../samples/create-highlighter.js'
import { generatedValue, isXml, type SampledBody, schemaExamples } from '../samples/example-value.js'
import { writeStream } from '../samples/write-stream.js'
import { type ApiDraft, describeField, linkOut, showCode, takeId } from './api-draft.js'

/** The inputs of examples. */
export interface ExamplesRequest extends SampledBody {
  /** Prefix of the ids. */
  readonly id: string
}

/**
 * Returns the examples of a body, otherwise the examples of its schema, otherwise an example generated from the schema.
 */
export function viewExamples(request: ExamplesRequest, draft: ApiDraft): readonly ExampleView[] {
  const { examples, id } = request
  const chosen = examples.length > 0 ? examples : schemaExamples(request)
  const views = chosen.map((example): ExampleView => {
    const { name, summary, description, value, externalHref, pointer } = example
    return {
      name,
      label: summary || name,
      id: takeId(draft, name === '' ? `${id}-example` : `${id}-example-${name}`),
      isGenerated: false,
      ...describeField(draft, description),
      ...(value !== undefined && { code: showCode(draft, codeOf(value, request)) }),
      ...(externalHref !== undefined && { externalHref: linkOut(draft, externalHref, pointer) }),
    }
  })
  return views.length > 0 ? views : viewSample(request, draft)
}

function viewSample(request: ExamplesRequest, draft: ApiDraft): readonly ExampleView[] {
  const { id } = request
  const value = generatedValue(request)
  if (value === undefined || value === null) return []
  return [
    {
      name: '',
      label: '',
      id: takeId(draft, `${id}-example`),
      isGenerated: true,
      code: showCode(draft, codeOf(value, request)),
    },
  ]
}

// Pages that share a value also share its code, so that the highlighter can cache it.
const codeByValue = new WeakMap<object, CodeText>()

/** The code of an example. Except in JSON, strings are shown unchanged; other values are always shown as JSON. */
function codeOf(value: JsonValue, { mediaType, isStream = false }: ExamplesRequest): CodeText {
  if (isStream) return codeOfStream(value, mediaType)
  const isJson = isJsonType(mediaType)
  if (typeof value === 'string' && (!isJson || /^\s*[[{]/.test(value))) {
    return { language: isJson ? 'json' : isXml(mediaType) ? 'xml' : 'text', text: cutExample(value) }
  }
  const isData = typeof value === 'object' && value !== null
  const code = (isData && codeByValue.get(value)) || {
    language: 'json',
    text: cutExample(JSON.stringify(value, null, 2)),
  }
  if (isData) codeByValue.set(value, code)
  return code
}

function codeOfStream(value: JsonValue, mediaType: string): CodeText {
  const text = cutExample(writeStream(value, mediaType))
  return { language: /^\s*[[{]/.test(text) ? 'json' : 'text', text }
}

/** Values and their schema. */
export interface ValidationRequest {
  readonly examples: readonly Example[]
  readonly schema?: DocumentNode
  readonly mediaType: string
  /** True for a stream, whose items the schema describes. */
  readonly isStream?: boolean
}

/** Validates examples against their schema. Reports violations at their positions, and examples that are too long. */
export function validateExamples({ examples, schema, mediaType, isStream }: ValidationRequest, draft: ApiDraft): void {
  for (const { value, pointer } of examples)
    if (value !== undefined) draft.problems.push(...checkLength({ value, pointer }))
  if (!schema || /[/+]xml\b/.test(mediaType)) return
  const isText = !/json|form|\*/.test(mediaType)
  for (const { value, pointer, isSerialized } of examples) {
    if (value === undefined || isSerialized || (isText && typeof value === 'string')) continue
    const items = isStream && isList(value) ? value : undefined
    const values = items?.map((item, index) => ({ value: item, pointer: `${pointer}/${index}` }))
    for (const each of values ?? [{ value, pointer }])
      draft.problems.push(...validateExample(schema, each, draft.validate))
  }
}
