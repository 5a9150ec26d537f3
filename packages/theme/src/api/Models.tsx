import type { MediaTypeView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import type { ApiProps } from './api-props.js'
import { MediaTypes } from './MediaTypes.js'

/** The schemas that a description of the API or of a tag shows. */
export function Models({
  text,
  components,
  models,
}: ApiProps & { readonly models: readonly MediaTypeView[] }): ReactElement {
  return (
    <>
      {models.map((model) => (
        <MediaTypes
          key={model.id}
          text={text}
          components={components}
          id={`${model.id}-tabs`}
          mediaTypes={[model]}
          examples="all"
        />
      ))}
    </>
  )
}
