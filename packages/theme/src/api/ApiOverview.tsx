import type { ApiOverviewProps, OperationView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { ApiFacts } from './ApiFacts.js'
import { ApiHeading } from './ApiHeading.js'
import { ApiText } from './ApiText.js'
import { Authorization } from './Authorization.js'
import type { ApiProps } from './api-props.js'
import { Callbacks } from './Callbacks.js'
import { Endpoint } from './Endpoint.js'
import { ExternalDocs } from './ExternalDocs.js'
import { Models } from './Models.js'
import { NamedSchemas } from './NamedSchemas.js'
import { OperationLinks } from './OperationLinks.js'
import { OperationText } from './OperationText.js'
import { OperationTitle } from './OperationTitle.js'
import { SecuritySchemes } from './SecuritySchemes.js'
import { Servers } from './Servers.js'
import { TagOperations } from './TagOperations.js'

/** The overview of an API below its title: servers, authentication, operations and webhooks. */
export function ApiOverview({ text, components, overview }: ApiOverviewProps): ReactElement {
  const { summary, servers, securitySchemes, authorization, tags, webhooks, webhookLinks, schemas } = overview
  const props = { text, components }
  return (
    <div className="api">
      <div className="api-main">
        {summary !== undefined && (
          <p className="lead">
            <bdi>{summary}</bdi>
          </p>
        )}
        <ApiFacts {...props} overview={overview} />
        <ApiText html={overview.descriptionHtml} />
        <Models {...props} models={overview.models} />
        <ExternalDocs {...props} docs={overview.externalDocs} />
        {servers.length > 0 && (
          <>
            <ApiHeading {...props} heading={overview.serversHeading} />
            <Servers {...props} servers={servers} />
          </>
        )}
        {securitySchemes.length > 0 && (
          <>
            <ApiHeading {...props} heading={overview.securityHeading} />
            <SecuritySchemes {...props} schemes={securitySchemes} />
          </>
        )}
        {authorization && <Authorization {...props} authorization={authorization} />}
        {tags.length > 0 && (
          <>
            <ApiHeading {...props} heading={overview.operationsHeading} />
            {tags.map((tag) => (
              <TagOperations key={tag.id} {...props} tag={tag} />
            ))}
          </>
        )}
        {webhooks.length + webhookLinks.length > 0 && (
          <>
            <ApiHeading {...props} heading={overview.webhooksHeading} />
            {webhookLinks.length > 0 && <OperationLinks operations={webhookLinks} />}
            {webhooks.map((webhook) => (
              <Webhook key={webhook.id} {...props} webhook={webhook} />
            ))}
          </>
        )}
        {schemas.length > 0 && <NamedSchemas {...props} schemas={schemas} />}
      </div>
    </div>
  )
}

function Webhook({ text, components, webhook }: ApiProps & { readonly webhook: OperationView }): ReactElement {
  const { Heading } = components
  const { id, path } = webhook
  const name = path.map((segment) => segment.text).join('')
  return (
    <>
      <Heading text={text} level={3} id={id} label={name}>
        {name}
      </Heading>
      <OperationTitle name={name} operation={webhook} />
      <Endpoint operation={webhook} />
      <OperationText text={text} components={components} operation={webhook} hasExamples />
      {webhook.callbacks.length > 0 && (
        <div className="inner callback">
          <Callbacks text={text} components={components} callbacks={webhook.callbacks} isInner />
        </div>
      )}
    </>
  )
}
