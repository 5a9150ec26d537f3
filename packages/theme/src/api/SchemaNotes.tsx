import type { SchemaView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { ApiText } from './ApiText.js'
import type { ApiProps } from './api-props.js'
import { EnumValues } from './EnumValues.js'
import { ExternalDocs } from './ExternalDocs.js'
import { SchemaFacts } from './SchemaFacts.js'

/** The description, limits and allowed values of a schema. */
export function SchemaNotes({ text, components, schema }: ApiProps & { readonly schema: SchemaView }): ReactElement {
  const { descriptionHtml, deprecation, externalDocs, conflicts } = schema
  return (
    <>
      <ApiText html={descriptionHtml} />
      <ApiText html={deprecation?.html} />
      <SchemaFacts text={text} schema={schema} />
      <EnumValues text={text} schema={schema} />
      {conflicts.map((conflict) => (
        <p key={conflict} className="conflict">
          {conflict}
        </p>
      ))}
      <ExternalDocs text={text} components={components} docs={externalDocs} />
    </>
  )
}
