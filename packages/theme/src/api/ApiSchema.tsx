import type { ApiSchemaProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { SchemaInside } from './SchemaInside.js'
import { SchemaNotes } from './SchemaNotes.js'

/** The section of a schema that collapsed parts of the page link to: heading, type, notes and nested content. */
export function ApiSchema({ text, components, named: { id, name, schema } }: ApiSchemaProps): ReactElement {
  const { Heading } = components
  return (
    <>
      <Heading text={text} level={3} id={id} label={name}>
        {name}
      </Heading>
      <p className="prop">
        <span className="type">{schema.type}</span>
      </p>
      <SchemaNotes text={text} components={components} schema={schema} />
      <SchemaInside text={text} components={components} schema={schema} depth={0} />
    </>
  )
}
