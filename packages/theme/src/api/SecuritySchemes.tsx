import type { SecuritySchemeView } from '@docgen/renderer/contract'
import { Fragment, type ReactElement } from 'react'
import { ApiText } from './ApiText.js'
import type { ApiProps } from './api-props.js'
import { DeprecationNote } from './DeprecationNote.js'

// The flows that OpenAPI defines. The name of any other flow is shown verbatim.
const FLOWS: ReadonlySet<string> = new Set([
  'authorizationCode',
  'clientCredentials',
  'deviceAuthorization',
  'implicit',
  'password',
])

/** The security schemes of an API. */
export function SecuritySchemes({
  text,
  components,
  schemes,
}: ApiProps & { readonly schemes: readonly SecuritySchemeView[] }): ReactElement {
  const { Heading } = components
  const nameFacts = (facts: SecuritySchemeView['facts']) =>
    facts.map(({ name, value }) => ({ label: text(`theme.api.security.${name}`), value }))
  return (
    <>
      {schemes.map(({ name, id, type, descriptionHtml, deprecation, facts, flows }) => (
        <Fragment key={id}>
          <Heading text={text} level={3} id={id} label={name}>
            {name}
          </Heading>
          <p className="prop">
            <span className="type">{type}</span>
          </p>
          <DeprecationNote text={text} components={components} deprecation={deprecation} />
          <ApiText html={descriptionHtml} />
          <FactList facts={nameFacts(facts)} />
          {flows.map((flow) => (
            <Fragment key={flow.name}>
              <h4>{FLOWS.has(flow.name) ? text(`theme.api.flow.${flow.name}`) : flow.name}</h4>
              <FactList facts={nameFacts(flow.facts)} />
              {flow.scopes.length > 0 && (
                <dl className="values">
                  {flow.scopes.map((scope) => (
                    <Fragment key={scope.name}>
                      <dt>
                        <code>{scope.name}</code>
                      </dt>
                      <dd>{scope.description}</dd>
                    </Fragment>
                  ))}
                </dl>
              )}
            </Fragment>
          ))}
        </Fragment>
      ))}
    </>
  )
}

/** A named fact. */
export interface Fact {
  readonly label: string
  readonly value: string
}

/** Named facts below each other; nothing if there are none. */
function FactList({ facts }: { readonly facts: readonly Fact[] }): ReactElement | null {
  if (facts.length === 0) return null
  return (
    <dl className="values">
      {facts.map(({ label, value }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>
            <code>{value}</code>
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
