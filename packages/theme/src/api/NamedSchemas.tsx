import type { NamedSchemaView, RenderedSchemaView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { ApiSchema } from './ApiSchema.js'
import type { ApiProps } from './api-props.js'

/** The schemas that collapsed parts of the page link to. */
export function NamedSchemas({
  text,
  components,
  schemas,
}: ApiProps & { readonly schemas: readonly (NamedSchemaView | RenderedSchemaView)[] }): ReactElement {
  const Schema = components.ApiSchema ?? ApiSchema
  return (
    <>
      <h2>{text('theme.api.schemas')}</h2>
      {schemas.map((each) =>
        'html' in each ? each.html : <Schema key={each.id} text={text} components={components} named={each} />,
      )}
    </>
  )
}
