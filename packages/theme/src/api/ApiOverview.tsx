import type {
  ApiOverviewProps,
  FirstRequestView,
  MediaTypeView,
  OperationView,
  OverviewView,
  TagView,
} from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Icon } from '../components/Icon.js'
import { ApiHeading } from './ApiHeading.js'
import { ApiText } from './ApiText.js'
import { Authorization } from './Authorization.js'
import type { ApiProps } from './api-props.js'
import { Callbacks } from './Callbacks.js'
import { DeprecationNote } from './DeprecationNote.js'
import { Endpoint } from './Endpoint.js'
import { ExternalDocs } from './ExternalDocs.js'
import { isExternalUrl } from './is-external-url.js'
import { MediaTypes } from './MediaTypes.js'
import { NamedSchemas } from './NamedSchemas.js'
import { OperationLinks } from './OperationLinks.js'
import { OperationText } from './OperationText.js'
import { OperationTitle } from './OperationTitle.js'
import { RequestSamples } from './Samples.js'
import { SecuritySchemes } from './SecuritySchemes.js'
import { Servers } from './Servers.js'

/** The overview of an API below its title: servers, authentication, operations and webhooks. */
export function ApiOverview({ text, components, overview }: ApiOverviewProps): ReactElement {
  const { summary, servers, securitySchemes, authorization, tags, webhooks, webhookLinks, schemas } = overview
  const props = { text, components }
  return (
    <div className="api">
      <div className="api-head">
        {summary !== undefined && (
          <p className="lead">
            <bdi>{summary}</bdi>
          </p>
        )}
        <ApiFacts {...props} overview={overview} />
      </div>
      {overview.firstRequest && <FirstRequest {...props} servers={servers} request={overview.firstRequest} />}
      <div className="api-main">
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
        {webhooks.length + webhookLinks.length > 0 && <Webhooks {...props} overview={overview} />}
        {overview.workflows.length > 0 && <Workflows {...props} overview={overview} />}
        {schemas.length > 0 && <NamedSchemas {...props} schemas={schemas} />}
      </div>
    </div>
  )
}

/** The base URLs of the API, and the samples of a request to start with. */
function FirstRequest({
  text,
  components,
  servers,
  request: { title, href, samples },
}: ApiProps & {
  readonly servers: OverviewView['servers']
  readonly request: FirstRequestView
}): ReactElement {
  return (
    <div className="api-samples">
      {servers.length > 0 && (
        <div className="sample">
          <h2>{text('theme.api.servers')}</h2>
          {servers.map(({ url }) => (
            <div key={url} className="code-frame endpoint">
              <pre>
                <code>{url}</code>
              </pre>
            </div>
          ))}
        </div>
      )}
      <RequestSamples text={text} components={components} samples={samples}>
        <a href={href}>{title}</a>
      </RequestSamples>
    </div>
  )
}

type SectionProps = ApiProps & { readonly overview: OverviewView }

function Webhooks({ overview: { webhooks, webhookLinks, webhooksHeading }, ...props }: SectionProps): ReactElement {
  return (
    <>
      <ApiHeading {...props} heading={webhooksHeading} />
      {webhookLinks.length > 0 && <OperationLinks operations={webhookLinks} />}
      {webhooks.map((webhook) => (
        <Webhook key={webhook.id} {...props} webhook={webhook} />
      ))}
    </>
  )
}

function Workflows({ overview: { workflows, workflowsHeading }, ...props }: SectionProps): ReactElement {
  return (
    <>
      <ApiHeading {...props} heading={workflowsHeading} />
      <ul>
        {workflows.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A webhook. Its parts are collapsed, because the webhooks of an API often differ only in their payload. */
function Webhook({ text, components, webhook }: ApiProps & { readonly webhook: OperationView }): ReactElement {
  const { Heading } = components
  const { descriptionHtml, deprecation, ...parts } = webhook
  const { id, path } = parts
  const name = path.map((segment) => segment.text).join('')
  return (
    <>
      <Heading text={text} level={3} id={id} label={name}>
        {name}
      </Heading>
      <OperationTitle name={name} operation={webhook} />
      <Endpoint text={text} operation={webhook} />
      <DeprecationNote text={text} components={components} deprecation={deprecation} />
      <ApiText html={descriptionHtml} />
      <details className="more">
        <summary>{text(parts.requestBody ? 'theme.api.sample.payload' : 'theme.api.responses')}</summary>
        <OperationText text={text} components={components} operation={parts} hasExamples />
      </details>
      {webhook.callbacks.length > 0 && (
        <div className="inner callback">
          <Callbacks text={text} components={components} callbacks={webhook.callbacks} isInner />
        </div>
      )}
    </>
  )
}

/** The operations of a tag: the description of the tag, and for each operation a line that links to it. */
function TagOperations({
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

/** Schemas that the description of the API or of a tag refers to. */
function Models({ text, components, models }: ApiProps & { readonly models: readonly MediaTypeView[] }): ReactElement {
  return (
    <>
      {models.map((model) => (
        <MediaTypes
          key={model.id}
          text={text}
          components={components}
          id={`${model.id}-tabs`}
          mediaTypes={[model]}
          examples="all"
        />
      ))}
    </>
  )
}

/** The facts of an API in one row: version, license, files, contact and terms of service. */
function ApiFacts({
  text,
  components: { Link },
  overview: { version, downloads, contact, license, termsOfService },
}: ApiProps & { readonly overview: OverviewView }): ReactElement {
  const links = [
    ...(contact?.url === undefined ? [] : [{ href: contact.url, label: contact.name }]),
    ...(contact?.email === undefined ? [] : [{ href: `mailto:${contact.email}`, label: contact.email }]),
    ...(license?.url === undefined ? [] : [{ href: license.url, label: license.name }]),
    ...(termsOfService === undefined ? [] : [{ href: termsOfService, label: text('theme.api.termsOfService') }]),
  ]
  return (
    <p className="api-facts">
      <span>{text('theme.api.version', { version })}</span>
      {license && license.url === undefined && (
        <span>
          {license.identifier === undefined || license.identifier === license.name
            ? license.name
            : `${license.name} (${license.identifier})`}
        </span>
      )}
      {contact && contact.url === undefined && contact.email === undefined && <span>{contact.name}</span>}
      {downloads.map(({ href, label }) => (
        <a key={href} href={href} download="">
          <Icon name="download" />
          {label}
        </a>
      ))}
      {links.map(({ href, label }) => (
        <Link key={href} text={text} href={href} isExternal={isExternalUrl(href)} attributes={{}}>
          {label}
        </Link>
      ))}
    </p>
  )
}
