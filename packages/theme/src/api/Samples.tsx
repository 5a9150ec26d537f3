import type {
  ExampleView,
  MediaTypeView,
  OperationView,
  SampleOptionsView,
  SampleView,
} from '@docgen/renderer/contract'
import type { ReactElement, ReactNode } from 'react'
import { SAMPLES_GROUP, STATUS_GROUP } from '../tab-groups.js'
import { ApiText } from './ApiText.js'
import type { ApiProps } from './api-props.js'
import { Examples } from './Examples.js'
import { SampleOptions } from './SampleOptions.js'

/**
 * The column next to the text: the request in several languages, and examples of the responses by status. For a
 * webhook or a callback: its payload, code that receives the payload, and the responses that it expects.
 */
export function Samples({
  text,
  components,
  operation: { kind, samples, sampleOptions, signatureSamples = [], requestBody, responses },
}: ApiProps & { readonly operation: OperationView }): ReactElement {
  const isWebhook = kind !== 'operation'
  const payloads = isWebhook ? collectExamples(requestBody?.mediaTypes ?? []) : []
  return (
    <div className="api-samples">
      {payloads.length > 0 && (
        <div className="sample">
          <h2>{text('theme.api.sample.payload')}</h2>
          <Examples text={text} components={components} id="request-examples" examples={payloads} />
        </div>
      )}
      {samples.length > 0 && (
        <RequestSamples
          text={text}
          components={components}
          samples={samples}
          {...(sampleOptions && { options: sampleOptions })}
        >
          {text(isWebhook ? 'theme.api.sample.handler' : 'theme.api.sample.request')}
        </RequestSamples>
      )}
      {signatureSamples.length > 0 && (
        <RequestSamples text={text} components={components} id="signature" samples={signatureSamples}>
          {text('theme.api.sample.signature')}
        </RequestSamples>
      )}
      <ResponseExamples text={text} components={components} responses={responses} showsTexts={isWebhook} />
    </div>
  )
}

/** The examples of responses by status; nothing if there are none. With `showsTexts`, descriptions replace missing ones. */
function ResponseExamples({
  text,
  components,
  responses,
  showsTexts,
}: ApiProps & Pick<OperationView, 'responses'> & { readonly showsTexts: boolean }): ReactElement | null {
  const { Tabs } = components
  const shown = responses.items.flatMap(({ status, id, mediaTypes, descriptionHtml }) => {
    const examples = collectExamples(mediaTypes)
    const hasText = showsTexts && descriptionHtml !== undefined
    return examples.length === 0 && !hasText ? [] : [{ status, id: `${id}-examples`, examples, descriptionHtml }]
  })
  if (shown.length === 0) return null
  return (
    <div className="sample statuses">
      <h2>{text('theme.api.sample.response')}</h2>
      <Tabs
        text={text}
        id="response-examples"
        group={STATUS_GROUP}
        label={text('theme.api.sample.response')}
        tabs={shown.map(({ status, id, examples, descriptionHtml }) => ({
          value: status,
          label: status,
          isDefault: false,
          children:
            examples.length > 0 ? (
              <Examples text={text} components={components} id={id} examples={examples} />
            ) : (
              <ApiText html={descriptionHtml} />
            ),
        }))}
      />
    </div>
  )
}

/** Props of the samples of a request. */
interface RequestSamplesProps extends ApiProps {
  /** Unique in the page; `samples` if absent. */
  readonly id?: string
  readonly samples: readonly SampleView[]
  readonly options?: SampleOptionsView
  readonly children: ReactNode
}

/** The samples of a request by language; the children are the title. */
export function RequestSamples({
  text,
  components,
  id = 'samples',
  samples,
  options,
  children,
}: RequestSamplesProps): ReactElement {
  const { Tabs } = components
  return (
    <div className="sample">
      <h2>{children}</h2>
      {options && <SampleOptions text={text} options={options} />}
      <Tabs
        text={text}
        id={id}
        group={SAMPLES_GROUP}
        label={text(id === 'samples' ? 'theme.api.sample.request' : 'theme.api.sample.signature')}
        tabs={samples.map(({ value, label, codes }) => ({
          value,
          label,
          isDefault: false,
          children: <Codes text={text} components={components} id={`${id}-${value}`} codes={codes} />,
        }))}
      />
    </div>
  )
}

/** The samples in one language: one as is, below its label, several as tabs. */
function Codes({
  text,
  components: { CodeBlock, Tabs },
  id,
  codes,
}: ApiProps & { readonly id: string; readonly codes: SampleView['codes'] }): ReactElement {
  const blocks = codes.map(({ code: { language, html } }, index) => (
    <CodeBlock key={index} text={text} language={language} html={html} isWrapped={false} />
  ))
  const [first, ...others] = codes
  if (others.length === 0) {
    return (
      <>
        {first !== undefined && first.label !== '' && <p className="api-text">{first.label}</p>}
        {blocks}
      </>
    )
  }
  return (
    <Tabs
      text={text}
      id={id}
      tabs={codes.map(({ label }, index) => ({
        value: `${id}-${index + 1}`,
        label: label || text('theme.api.example.number', { number: index + 1 }),
        isDefault: false,
        children: blocks[index],
      }))}
    />
  )
}

/** Whether an operation has request samples or examples for the column next to its text. */
export function hasSamples({ kind, samples, signatureSamples, requestBody, responses }: OperationView): boolean {
  const bodies = [...responses.items, ...(kind !== 'operation' && requestBody ? [requestBody] : [])]
  return (
    samples.length > 0 ||
    signatureSamples !== undefined ||
    bodies.some(({ mediaTypes }) => collectExamples(mediaTypes).length > 0)
  )
}

/** All examples of a body. With several media types, an example without a label is labeled by its media type. */
function collectExamples(mediaTypes: readonly MediaTypeView[]): readonly ExampleView[] {
  return mediaTypes.flatMap(({ mediaType, examples }) =>
    examples.map((example) => ({ ...example, label: example.label || (mediaTypes.length > 1 ? mediaType : '') })),
  )
}
