import type { NamedSchemaView } from '@docgen/renderer/contract'
import { Fragment, type ReactElement } from 'react'
import type { ApiProps } from './api-props.js'
import { SchemaInside } from './SchemaInside.js'
import { SchemaNotes } from './SchemaNotes.js'

/** The schemas that folded places of the page lead to. */
export function NamedSchemas({
  text,
  components,
  schemas,
}: ApiProps & { readonly schemas: readonly NamedSchemaView[] }): ReactElement {
  const { Heading } = components
  return (
    <>
      <h2>{text('theme.api.schemas')}</h2>
      {schemas.map(({ id, name, schema }) => (
        <Fragment key={id}>
          <Heading text={text} level={3} id={id} label={name}>
            {name}
          </Heading>
          <p className="prop">
            <span className="type">{schema.type}</span>
          </p>
          <SchemaNotes text={text} components={components} schema={schema} />
          <SchemaInside text={text} components={components} schema={schema} depth={0} />
        </Fragment>
      ))}
    </>
  )
}
