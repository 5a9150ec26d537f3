import type { RequestBodyView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { ApiHeading } from './ApiHeading.js'
import { ApiText } from './ApiText.js'
import type { ApiProps } from './api-props.js'
import { MediaTypes } from './MediaTypes.js'

/** The body of a request. */
export function RequestBody({
  text,
  components,
  body: { heading, descriptionHtml, isRequired, id, mediaTypes },
  hasExamples,
}: ApiProps & { readonly body: RequestBodyView; readonly hasExamples: boolean }): ReactElement {
  return (
    <>
      <ApiHeading text={text} components={components} heading={heading} />
      <ApiText html={descriptionHtml} />
      <MediaTypes
        text={text}
        components={components}
        id={id}
        mediaTypes={mediaTypes}
        isRequired={isRequired}
        examples={hasExamples ? 'all' : 'several'}
      />
    </>
  )
}
