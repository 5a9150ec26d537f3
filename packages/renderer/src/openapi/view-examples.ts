import type { ExampleView } from '../contract/index.js'
import { type ApiDraft, describeField, linkOut, showCode, takeId } from './api-draft.js'
import type { CodeText } from './create-highlighter.js'
import type { DocumentNode } from './document-node.js'
import type { Example } from './example.js'
import type { JsonValue } from './json-value.js'
import { readSchema } from './read-schema.js'
import { sampleValue } from './sample-value.js'

/** What examples are drawn from. */
export interface ExamplesRequest {
  readonly examples: readonly Example[]
  readonly schema?: DocumentNode
  readonly mediaType: string
  readonly side: 'request' | 'response'
  /** Prefix of the ids. */
  readonly id: string
}

const LARGEST_CODE = 40_000

/** The written examples of a body, else those of its schema, else one made from the schema. */
export function viewExamples(request: ExamplesRequest, draft: ApiDraft): readonly ExampleView[] {
  const { examples, id, mediaType } = request
  const written = examples.length > 0 ? examples : schemaExamples(request)
  const views = written.map((example): ExampleView => {
    const { name, summary, description, value, externalHref, pointer } = example
    return {
      name,
      label: summary || name,
      id: takeId(draft, name === '' ? `${id}-example` : `${id}-example-${name}`),
      isGenerated: false,
      ...describeField(draft, description),
      ...(value !== undefined && { code: showCode(draft, codeOf(value, mediaType)) }),
      ...(externalHref !== undefined && { externalHref: linkOut(draft, externalHref, pointer) }),
    }
  })
  return views.length > 0 ? views : viewSample(request, draft)
}

/** The first value that shows what a body looks like: for request samples. */
export function exampleValue({
  examples,
  schema,
  mediaType,
  side,
}: Omit<ExamplesRequest, 'id'>): JsonValue | undefined {
  const written = examples.find(({ value }) => value !== undefined)
  if (written) return written.value
  const [own] = schemaExamples({ mediaType, ...(schema && { schema }) })
  if (own) return own.value
  return schema && sampleValue(schema, { side, format: isXml(mediaType) ? 'xml' : 'json' })
}

/** The examples that a schema has; as XML those alone that are written so, the others are for the sampler. */
function schemaExamples({ schema, mediaType }: Pick<ExamplesRequest, 'schema' | 'mediaType'>): readonly Example[] {
  if (!schema) return []
  const examples = readSchema([schema]).examples.filter((value) => !isXml(mediaType) || typeof value === 'string')
  return examples.map((value, index) => ({
    name: examples.length === 1 ? '' : String(index + 1),
    summary: '',
    value,
    isSerialized: false,
    pointer: schema.pointer,
  }))
}

function viewSample({ schema, mediaType, side, id }: ExamplesRequest, draft: ApiDraft): readonly ExampleView[] {
  const value = schema && sampleValue(schema, { side, format: isXml(mediaType) ? 'xml' : 'json' })
  if (value === undefined || value === null) return []
  return [
    {
      name: '',
      label: '',
      id: takeId(draft, `${id}-example`),
      isGenerated: true,
      code: showCode(draft, codeOf(value, mediaType)),
    },
  ]
}

// The same value, which shared schemas bring to many pages, is one code.
const known = new WeakMap<object, CodeText>()

/** Text stays as it is outside JSON; data is JSON everywhere. */
function codeOf(value: JsonValue, mediaType: string): CodeText {
  const isJson = /[/+]json\b/.test(mediaType)
  if (typeof value === 'string' && (!isJson || /^\s*[[{]/.test(value))) {
    return { language: isJson ? 'json' : isXml(mediaType) ? 'xml' : 'text', text: cut(value) }
  }
  const isData = typeof value === 'object' && value !== null
  const code = (isData && known.get(value)) || { language: 'json', text: cut(JSON.stringify(value, null, 2)) }
  if (isData) known.set(value, code)
  return code
}

function cut(text: string): string {
  return text.length <= LARGEST_CODE ? text : `${text.slice(0, LARGEST_CODE)}…`
}

function isXml(mediaType: string): boolean {
  return /[/+]xml\b/.test(mediaType)
}
