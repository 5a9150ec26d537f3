import type {
  FirstRequestView,
  MediaTypeView,
  OperationLinkView,
  OperationView,
  OverviewView,
  SecuritySchemeView,
  TagView,
} from '../../contract/index.js'
import { escapeHtml } from '../../html/escape-html.js'
import type { ApiDescription, WebhookTarget } from '../api-description.js'
import type { Download } from '../api-page.js'
import { API_HEADINGS } from '../api-words.js'
import { rootNode } from '../document-node.js'
import { isAsyncapi } from '../events/event-entry.js'
import { findFirstRequest } from '../find-first-request.js'
import type { MediaType } from '../nouns/media-type.js'
import { nameScheme, readSecurity, readSecuritySchemes, type SecurityScheme } from '../nouns/security-scheme.js'
import { readServers } from '../nouns/server.js'
import type { Tag, TagGroup } from '../nouns/tag.js'
import type { OperationEntry } from '../operation-entry.js'
import { createOperationRoutes, type OperationRoutes } from '../operation-routes.js'
import { listWorkflows } from '../workflows/workflow.js'
import { type ApiDraft, addWords, describeField, linkOut, linkTo, openHeading, takeId } from './api-draft.js'
import { schemeId, viewAuthorization } from './view-authorization.js'
import { viewFolded } from './view-folded.js'
import { viewMediaTypes } from './view-media-types.js'
import { viewDeprecation, viewExternalDocs, viewServer } from './view-notes.js'
import { viewOperation } from './view-operation.js'
import { viewSamples } from './view-samples.js'

/** The inputs of the overview. */
export interface OverviewInput {
  readonly downloads: readonly Download[]
  /** Parent route of the operations' pages. */
  readonly routeBase: string
  /** Section titles in the description text of the API, in lower case. */
  readonly rawTitles: ReadonlySet<string>
  /** `pages` if absent. */
  readonly webhookTarget?: WebhookTarget
}

// Titles of the sections, with alternatives in case the description has a section with the same title.
const TITLES = {
  servers: ['theme.api.servers', 'theme.api.servers.list'],
  security: ['theme.api.security', 'theme.api.security.list'],
  operations: ['theme.api.operations', 'theme.api.operations.list'],
  webhooks: ['theme.api.webhooks', 'theme.api.webhooks.list'],
  workflows: ['theme.api.workflows', 'theme.api.workflows'],
} as const

/** The view of an API's overview. */
export function viewOverview(api: ApiDescription, input: OverviewInput, draft: ApiDraft): OverviewView {
  const { downloads, routeBase, rawTitles, webhookTarget = 'pages' } = input
  const root = rootNode(api.document)
  const schemes = readSecuritySchemes(api.document)
  const security = readSecurity(root)
  const routes = createOperationRoutes(api, routeBase)
  const head = viewHead(api, draft)
  const openSection = (id: keyof typeof TITLES) => {
    const [key, otherKey] = TITLES[id]
    // The servers of AsyncAPI are brokers, whose addresses are no base of URLs.
    const isFree = !rawTitles.has(API_HEADINGS[key].toLowerCase()) && !(id === 'servers' && isAsyncapi(api.document))
    return openHeading(draft, { id, level: 2, key: isFree ? key : otherKey })
  }
  const serversHeading = openSection('servers')
  const servers = readServers(root).map((server) => viewServer(draft, server))
  const firstRequest = viewFirstRequest(api, { schemes, routeBase }, draft)
  addWords(draft, ...servers.map(({ url }) => url))
  const securityHeading = openSection('security')
  const securitySchemes = schemes.map((scheme) => viewScheme(scheme, draft))
  const authorizationOptions = { schemes, prefix: 'default-', pointer: '', overview: '' }
  const authorization = security && viewAuthorization(security, authorizationOptions, draft)
  const operationsHeading = openSection('operations')
  const tags = sortTagGroups(api.tagGroups).flatMap((group) => viewTagGroup(group, routeBase, draft))
  const webhooksHeading = openSection('webhooks')
  const hasPages = webhookTarget === 'pages'
  const webhookLinks = hasPages ? api.webhooks.map((each) => viewWebhookLink(each, routeBase, draft)) : []
  const webhooks = hasPages ? [] : api.webhooks.map((each) => viewWebhook(each, { api, schemes, routes }, draft))
  const workflowsHeading = openSection('workflows')
  const workflows = listWorkflows(api.document).map(({ title, slug, pointer }) => {
    addWords(draft, title)
    return { name: title, href: linkTo(draft, `${routeBase}/${slug}`, pointer) }
  })
  return {
    ...head,
    downloads,
    servers,
    ...(firstRequest && { firstRequest }),
    serversHeading,
    securitySchemes,
    securityHeading,
    ...(authorization && { authorization }),
    tags,
    operationsHeading,
    webhooks,
    webhookLinks,
    webhooksHeading,
    workflows,
    workflowsHeading,
    schemas: viewFolded(draft),
  }
}

/** The facts about the API as a whole. */
function viewHead(api: ApiDescription, draft: ApiDraft) {
  return {
    title: api.title,
    version: api.version,
    ...(api.summary !== undefined && { summary: api.summary }),
    ...describeField(draft, api.description),
    models: viewModels(api.models, 'overview', draft),
    ...viewExternalDocs(draft, api.externalDocs),
    ...(api.contact && { contact: resolveUrl(api.contact, '/info/contact/url', draft) }),
    ...(api.license && { license: resolveUrl(api.license, '/info/license/url', draft) }),
    ...(api.termsOfService !== undefined && {
      termsOfService: linkOut(draft, api.termsOfService, '/info/termsOfService'),
    }),
  }
}

/** Moves operations without a tag to the start: otherwise, they would seem to belong to the tag before them. */
function sortTagGroups(groups: readonly TagGroup[]): readonly TagGroup[] {
  const untagged = groups.flatMap(({ tags }) => tags.filter(({ name }) => name === ''))
  const tagged = groups.map((group) => ({ ...group, tags: group.tags.filter(({ name }) => name !== '') }))
  return [{ tags: untagged }, ...tagged]
}

function viewFirstRequest(
  api: ApiDescription,
  { schemes, routeBase }: { readonly schemes: readonly SecurityScheme[]; readonly routeBase: string },
  draft: ApiDraft,
): FirstRequestView | undefined {
  const operation = findFirstRequest(api)
  if (!operation) return undefined
  const { title, href } = viewLink(operation.entry, routeBase, draft)
  return { title, href, samples: viewSamples(operation, { schemes }, draft).samples }
}

/** A contact or license with the link target of its URL. */
function resolveUrl<Owner extends { readonly url?: string }>(owner: Owner, pointer: string, draft: ApiDraft): Owner {
  return owner.url === undefined ? owner : { ...owner, url: linkOut(draft, owner.url, pointer) }
}

function viewScheme(scheme: SecurityScheme, draft: ApiDraft): SecuritySchemeView {
  const { name, description, deprecation, facts, flows } = scheme
  const id = takeId(draft, schemeId(name))
  const type = nameScheme(scheme, draft.markers.text)
  addWords(draft, name, type, ...flows.flatMap((flow) => flow.scopes.map((scope) => scope.name)))
  return {
    name,
    id,
    type,
    ...describeField(draft, description),
    ...viewDeprecation(draft, deprecation),
    facts,
    flows,
  }
}

/** Returns the tags of a group. The first tag has the group's heading; all tags are nested below that heading. */
function viewTagGroup({ label, tags }: TagGroup, routeBase: string, draft: ApiDraft): readonly TagView[] {
  const id = label === undefined ? '' : takeId(draft, `group-${label}`)
  if (label !== undefined) {
    draft.toc.push({ id, level: 3, html: escapeHtml(label), text: label })
    draft.sections.push({ id, title: label, level: 3, pieces: [] })
  }
  return viewTags(tags, { routeBase, depth: label === undefined ? 0 : 1 }, draft).map((view, index) => ({
    ...view,
    ...(label !== undefined && index === 0 && { group: { id, label } }),
  }))
}

/** The tags and everything below them, in the order of the sidebar. */
function viewTags(
  tags: readonly Tag[],
  { routeBase, depth }: { readonly routeBase: string; readonly depth: number },
  draft: ApiDraft,
): readonly TagView[] {
  return tags.flatMap((tag) => [
    viewTag(tag, { routeBase, level: LEVELS[depth] ?? 6 }, draft),
    ...viewTags(tag.children, { routeBase, depth: depth + 1 }, draft),
  ])
}

const LEVELS: readonly TagView['level'][] = [3, 4, 5]

function viewTag(
  tag: Tag,
  { routeBase, level }: { readonly routeBase: string; readonly level: TagView['level'] },
  draft: ApiDraft,
): TagView {
  const { label, description, externalDocs, operations, models } = tag
  const id = takeId(draft, `tag-${tag.name || 'other'}`)
  if (label !== '') draft.toc.push({ id, level, html: escapeHtml(label), text: label })
  draft.sections.push({ id, title: label, level, pieces: [] })
  addWords(draft, ...operations.map(({ title }) => title))
  return {
    name: label,
    id,
    level,
    ...describeField(draft, description),
    ...viewExternalDocs(draft, externalDocs),
    operations: operations.map((operation) => viewLink(operation, routeBase, draft)),
    models: viewModels(models, id, draft),
  }
}

/** The schemas that a description includes. */
function viewModels(models: readonly MediaType[], prefix: string, draft: ApiDraft): readonly MediaTypeView[] {
  return models.flatMap((model) =>
    viewMediaTypes([model], { id: takeId(draft, `${prefix}-model`), side: 'response' }, draft),
  )
}

/** A line that links to an operation's page. */
export function viewLink(
  { title, method, path, isDeprecated, slug, pointer }: OperationEntry,
  routeBase: string,
  draft: ApiDraft,
): OperationLinkView {
  return { title, method, path, isDeprecated, href: linkTo(draft, `${routeBase}/${slug}`, pointer) }
}

/**
 * The line of a webhook has the same id as its section on the overview would have without webhook pages, so links to it
 * stay valid.
 */
function viewWebhookLink(webhook: OperationEntry, routeBase: string, draft: ApiDraft): OperationLinkView {
  addWords(draft, webhook.title, webhook.path)
  return { ...viewLink(webhook, routeBase, draft), id: takeId(draft, `webhook-${webhook.path}`) }
}

interface WebhookContext {
  readonly api: ApiDescription
  readonly schemes: readonly SecurityScheme[]
  readonly routes: OperationRoutes
}

function viewWebhook(
  webhook: OperationEntry,
  { api, schemes, routes }: WebhookContext,
  draft: ApiDraft,
): OperationView {
  const { path: name } = webhook
  const id = takeId(draft, `webhook-${name}`)
  draft.toc.push({ id, level: 3, html: escapeHtml(name), text: name })
  draft.sections.push({ id, title: name, level: 3, pieces: [] })
  return viewOperation(api.document, webhook, { id, schemes, overview: '', routes }, draft)
}
