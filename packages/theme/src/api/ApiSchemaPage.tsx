import type { ApiSchemaPageProps, OperationLinkView, SchemaLinkView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { joinClassNames } from '../components/join-class-names.js'
import { ApiHeading } from './ApiHeading.js'
import { ApiText } from './ApiText.js'
import { DeprecationNote } from './DeprecationNote.js'
import { Examples } from './Examples.js'
import { NamedSchemas } from './NamedSchemas.js'
import { OperationLinks } from './OperationLinks.js'
import { SchemaInside } from './SchemaInside.js'
import { ClosedFlag, SchemaNotes } from './SchemaNotes.js'

/**
 * The page of a named schema below its title: description, parts, examples, and the operations and schemas that use it.
 */
export function ApiSchemaPage({ text, components, page }: ApiSchemaPageProps): ReactElement {
  const { id, examples, usedByHeading, operations, usedBy, schemas } = page
  const { descriptionHtml, deprecation, page: _page, ...schema } = page.schema
  const props = { text, components }
  return (
    <div className={joinClassNames('api', examples.length > 0 && 'has-samples')}>
      <DeprecationNote {...props} deprecation={deprecation} />
      <ApiText html={descriptionHtml} />
      {examples.length > 0 && (
        <div className="api-samples">
          <div className="sample">
            <h2>{text('theme.api.sample.example')}</h2>
            <Examples {...props} id={`${id}-examples`} examples={examples} />
          </div>
        </div>
      )}
      <div className="api-main" id={id}>
        <p className="prop">
          <span className="type">{schema.type}</span>
          <ClosedFlag text={text} schema={schema} />
        </p>
        <SchemaNotes {...props} schema={{ ...schema, examples: [] }} hasFlag />
        <SchemaInside {...props} schema={schema} depth={0} />
      </div>
      {schemas.length + operations.length + usedBy.length > 0 && (
        <div className="api-rest">
          {schemas.length > 0 && <NamedSchemas {...props} schemas={schemas} />}
          {operations.length + usedBy.length > 0 && (
            <>
              <ApiHeading {...props} heading={usedByHeading} />
              <UsedBy operations={operations} schemas={usedBy} />
            </>
          )}
        </div>
      )}
    </div>
  )
}

/** The operations that use a schema, with their method, then the schemas that use it. */
function UsedBy({
  operations,
  schemas,
}: {
  readonly operations: readonly OperationLinkView[]
  readonly schemas: readonly SchemaLinkView[]
}): ReactElement {
  return (
    <>
      {operations.length > 0 && <OperationLinks operations={operations} />}
      {schemas.length > 0 && (
        <ul>
          {schemas.map(({ name, href, isDeprecated }) => (
            <li key={href}>
              <a href={href}>{isDeprecated ? <s>{name}</s> : name}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
