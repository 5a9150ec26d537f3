import type { TagView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { ApiText } from './ApiText.js'
import type { ApiProps } from './api-props.js'
import { ExternalDocs } from './ExternalDocs.js'
import { Models } from './Models.js'
import { OperationLinks } from './OperationLinks.js'

/** A group of operations: their description, and a line that links to each. */
export function TagOperations({
  text,
  components,
  tag: { name, id, level, group, descriptionHtml, externalDocs, operations, models },
}: ApiProps & { readonly tag: TagView }): ReactElement {
  const { Heading } = components
  return (
    <>
      {group && (
        <Heading text={text} level={3} id={group.id} label={group.label}>
          {group.label}
        </Heading>
      )}
      {name === '' ? (
        <div id={id} />
      ) : (
        <Heading text={text} level={level} id={id} label={name}>
          {name}
        </Heading>
      )}
      <ApiText html={descriptionHtml} />
      <ExternalDocs text={text} components={components} docs={externalDocs} />
      {operations.length > 0 && <OperationLinks operations={operations} />}
      <Models text={text} components={components} models={models} />
    </>
  )
}
