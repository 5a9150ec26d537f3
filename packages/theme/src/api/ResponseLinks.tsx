import type { ResponseLinkView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { ApiText } from './ApiText.js'
import type { ApiProps } from './api-props.js'
import { Facts } from './Facts.js'
import { Servers } from './Servers.js'

/** Follow-up operations of a response, and the values of the response that they take. */
export function ResponseLinks({
  text,
  components,
  links,
}: ApiProps & { readonly links: readonly ResponseLinkView[] }): ReactElement {
  return (
    <details className="more">
      <summary>{text('theme.api.links.plurals', { count: links.length })}</summary>
      <ul className="props">
        {links.map(({ name, id, descriptionHtml, operation, href, parameters, requestBody, server }) => (
          <li key={id} id={id}>
            <p className="prop">
              <a href={`#${id}`}>{name}</a>{' '}
              {href === undefined ? <span className="type">{operation}</span> : <a href={href}>{operation}</a>}
            </p>
            <ApiText html={descriptionHtml} />
            <Facts>
              {parameters.map(({ name: parameter, value }) => (
                <code key={parameter}>{`${parameter} = ${value}`}</code>
              ))}
              {requestBody !== undefined && (
                <span>
                  {`${text('theme.api.requestBody')} `}
                  <code>{requestBody}</code>
                </span>
              )}
            </Facts>
            {server && <Servers text={text} components={components} servers={[server]} />}
          </li>
        ))}
      </ul>
    </details>
  )
}
