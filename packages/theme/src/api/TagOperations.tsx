import type { TagView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { ApiText } from './ApiText.js'
import type { ApiProps } from './api-props.js'
import { ExternalDocs } from './ExternalDocs.js'
import { MethodBadge } from './MethodBadge.js'

/** A group of operations: what they are about, and a line that leads to each. */
export function TagOperations({
  text,
  components,
  tag: { name, id, descriptionHtml, externalDocs, operations },
}: ApiProps & { readonly tag: TagView }): ReactElement {
  const { Heading } = components
  return (
    <>
      {name === '' ? (
        <div id={id} />
      ) : (
        <Heading text={text} level={3} id={id} label={name}>
          {name}
        </Heading>
      )}
      <ApiText html={descriptionHtml} />
      <ExternalDocs text={text} components={components} docs={externalDocs} />
      <ul className="operations">
        {operations.map(({ title, method, path, isDeprecated, href }, index) => (
          <li key={index}>
            <a href={href}>
              <MethodBadge method={method} /> {isDeprecated ? <s>{title}</s> : <span>{title}</span>} <code>{path}</code>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
