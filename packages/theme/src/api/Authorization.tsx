import type { AuthorizationView, RequiredSchemeView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { ApiHeading } from './ApiHeading.js'
import type { ApiProps } from './api-props.js'
import { Facts } from './Facts.js'

/** The security requirements of a request: alternatives below each other, combined schemes in one row. */
export function Authorization({
  text,
  components,
  authorization: { heading, isOptional, alternatives },
}: ApiProps & { readonly authorization: AuthorizationView }): ReactElement {
  const hasChoice = alternatives.length > 1
  return (
    <>
      <ApiHeading text={text} components={components} heading={heading} />
      {alternatives.length === 0 && <p>{text('theme.api.authorization.none')}</p>}
      {hasChoice && <p>{text('theme.api.authorization.oneOf')}</p>}
      {alternatives.length > 0 && (
        <ul className="props">
          {alternatives.map(({ schemes }, index) => (
            <li key={index}>
              {schemes.map((scheme, position) => (
                <RequiredScheme key={scheme.name} text={text} scheme={scheme} isFirst={position === 0} />
              ))}
            </li>
          ))}
        </ul>
      )}
      {isOptional && alternatives.length > 0 && <p className="note">{text('theme.api.authorization.optional')}</p>}
    </>
  )
}

function RequiredScheme({
  text,
  scheme: { name, type, scopes, href },
  isFirst,
}: Pick<ApiProps, 'text'> & { readonly scheme: RequiredSchemeView; readonly isFirst: boolean }): ReactElement {
  return (
    <>
      <p className="prop">
        {!isFirst && <span className="type">{`${text('theme.api.authorization.and')} `}</span>}
        {href === undefined ? <b>{name}</b> : <a href={href}>{name}</a>} <span className="type">{type}</span>
      </p>
      {scopes.length > 0 && (
        <Facts>
          <span>{text('theme.api.scopes')}</span>
          {scopes.map((scope) => (
            <code key={scope}>{scope}</code>
          ))}
        </Facts>
      )}
    </>
  )
}
