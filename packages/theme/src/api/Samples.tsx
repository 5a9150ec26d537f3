import type { ExampleView, MediaTypeView, OperationView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { SAMPLES_GROUP, STATUS_GROUP } from '../tab-groups.js'
import type { ApiProps } from './api-props.js'
import { Examples } from './Examples.js'

/** The column next to the text: the request in many languages, and the responses by status. */
export function Samples({
  text,
  components,
  operation: { kind, samples, requestBody, responses },
}: ApiProps & { readonly operation: OperationView }): ReactElement {
  const { CodeBlock, Tabs } = components
  const responseExamples = responses.items.flatMap(({ status, id, mediaTypes }) => {
    const examples = collectExamples(mediaTypes)
    return examples.length === 0 ? [] : [{ status, id: `${id}-examples`, examples }]
  })
  const payloads = kind === 'webhook' ? collectExamples(requestBody?.mediaTypes ?? []) : []
  return (
    <div className="api-samples">
      {payloads.length > 0 && (
        <div className="sample">
          <h2>{text('theme.api.sample.request')}</h2>
          <Examples text={text} components={components} id="request-examples" examples={payloads} />
        </div>
      )}
      {samples.length > 0 && (
        <div className="sample">
          <h2>{text('theme.api.sample.request')}</h2>
          <Tabs
            text={text}
            id="samples"
            group={SAMPLES_GROUP}
            label={text('theme.api.sample.request')}
            tabs={samples.map(({ value, label, code: { language, html } }) => ({
              value,
              label,
              isDefault: false,
              children: <CodeBlock text={text} language={language} html={html} isWrapped={false} />,
            }))}
          />
        </div>
      )}
      {responseExamples.length > 0 && (
        <div className="sample statuses">
          <h2>{text('theme.api.sample.response')}</h2>
          <Tabs
            text={text}
            id="response-examples"
            group={STATUS_GROUP}
            label={text('theme.api.sample.response')}
            tabs={responseExamples.map(({ status, id, examples }) => ({
              value: status,
              label: status,
              isDefault: false,
              children: <Examples text={text} components={components} id={id} examples={examples} />,
            }))}
          />
        </div>
      )}
    </div>
  )
}

/** True if an operation has content for the column next to its text. */
export function hasSamples({ kind, samples, requestBody, responses }: OperationView): boolean {
  const bodies = [...responses.items, ...(kind === 'webhook' && requestBody ? [requestBody] : [])]
  return samples.length > 0 || bodies.some(({ mediaTypes }) => collectExamples(mediaTypes).length > 0)
}

/** All examples of a body; with several media types, each is named by its media type. */
function collectExamples(mediaTypes: readonly MediaTypeView[]): readonly ExampleView[] {
  return mediaTypes.flatMap(({ mediaType, examples }) =>
    examples.map((example) => ({ ...example, label: example.label || (mediaTypes.length > 1 ? mediaType : '') })),
  )
}
