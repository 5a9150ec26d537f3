import type { ServerView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { ApiText } from './ApiText.js'
import type { ApiProps } from './api-props.js'
import { Facts } from './Facts.js'

/** Servers of an API, each with its variables. */
export function Servers({ text, servers }: ApiProps & { readonly servers: readonly ServerView[] }): ReactElement {
  return (
    <ul className="props">
      {servers.map(({ url, name, descriptionHtml, variables }) => (
        <li key={url}>
          <p className="prop">
            <b>{url}</b>
            {name !== undefined && (
              <>
                {' '}
                <span className="label">{name}</span>
              </>
            )}
          </p>
          <ApiText html={descriptionHtml} />
          {variables.length > 0 && (
            <ul className="props">
              {variables.map((variable) => (
                <li key={variable.name}>
                  <p className="prop">
                    <b>{variable.name}</b>
                  </p>
                  <ApiText html={variable.descriptionHtml} />
                  <Facts>
                    <span>
                      {`${text('theme.api.default')} `}
                      <code>{variable.defaultValue}</code>
                    </span>
                    {variable.values.length > 0 && <span>{text('theme.api.allowedValues')}</span>}
                    {variable.values.map((value) => (
                      <code key={value}>{value}</code>
                    ))}
                  </Facts>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
