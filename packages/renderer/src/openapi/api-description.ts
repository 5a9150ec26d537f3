import { childNode, entryNodes, rootNode } from './document-node.js'
import { asText, type JsonObject, toLabel } from './json-value.js'
import { type CallbackEntry, listCallbacks } from './nouns/callback.js'
import { type Described, type ExternalDocs, readDescribed, readExternalDocs, safeHref } from './nouns/described.js'
import type { MediaType } from './nouns/media-type.js'
import { takeDefinitions } from './nouns/schema-definition.js'
import { groupByTag, type TagGroup } from './nouns/tag.js'
import { listWebhooks } from './nouns/webhook.js'
import { listOperations, type OperationEntry } from './operation-entry.js'
import { titleToKebab } from './to-kebab.js'

/** The outline of an API: everything that its overview and its list of pages need. */
export interface ApiDescription {
  readonly document: JsonObject
  /** `API` if the description has no title. */
  readonly title: string
  /** Empty if the description has no version. */
  readonly version: string
  readonly summary?: string
  readonly description?: Described
  /** Schemas that the description shows (`<SchemaDefinition>` of Redoc). */
  readonly models: readonly MediaType[]
  /** Name of the overview page: the title in kebab case, with the suffix `-api` if an operation has the same name. */
  readonly slug: string
  /** In the order of the description. */
  readonly operations: readonly OperationEntry[]
  readonly tagGroups: readonly TagGroup[]
  readonly webhooks: readonly OperationEntry[]
  /** The callbacks with a page each. */
  readonly callbacks: readonly CallbackEntry[]
  /** Operations, webhooks and callbacks that have a page each. */
  readonly pages: readonly OperationEntry[]
  readonly contact?: { readonly name: string; readonly url?: string; readonly email?: string }
  readonly license?: { readonly name: string; readonly url?: string; readonly identifier?: string }
  readonly termsOfService?: string
  readonly externalDocs?: ExternalDocs
}

/** Where webhooks are shown: each on its own page, or all on the overview. */
export type WebhookTarget = 'pages' | 'overview'

/** Where callbacks are shown: each on its own page, or in the operations that declare it. */
export type CallbackTarget = 'pages' | 'inline'

/** Where requests that the API sends are shown. */
export interface ApiTargets {
  /** `pages` if absent. */
  readonly webhookTarget?: WebhookTarget
  /** `pages` if absent. */
  readonly callbackTarget?: CallbackTarget
}

/** Reads the outline of a description. */
export function readApiDescription(
  document: JsonObject,
  { webhookTarget = 'pages', callbackTarget = 'pages' }: ApiTargets = {},
): ApiDescription {
  const root = rootNode(document)
  const info = childNode(root, 'info')
  const text = (key: string): string | undefined => asText(childNode(info, key).value)?.trim() || undefined
  const title = text('title') ?? 'API'
  const version = childNode(info, 'version').value
  const summary = text('summary')
  const { description, models } = takeDefinitions(readDescribed(info), info)
  const operations = listOperations(document)
  const webhooks = listWebhooks(document)
  const callbacks = callbackTarget === 'pages' ? listCallbacks(document, operations) : []
  const termsOfService = safeHref(text('termsOfService'))
  // AsyncAPI has them in `info`.
  const externalDocs = readExternalDocs(root) ?? readExternalDocs(info)
  return {
    document,
    title,
    version: version === undefined || version === null ? '' : toLabel(version),
    ...(summary !== undefined && { summary }),
    ...(description && { description }),
    models,
    slug: nameOverview(title, operations),
    operations,
    tagGroups: groupByTag(document, operations),
    webhooks,
    callbacks,
    pages: [...operations, ...(webhookTarget === 'pages' ? webhooks : []), ...callbacks],
    ...readContactAndLicense(document),
    ...(termsOfService !== undefined && { termsOfService }),
    ...(externalDocs && { externalDocs }),
  }
}

/** Returns the overview page's name, with a suffix if an operation has the name: operations keep their names. */
function nameOverview(title: string, operations: readonly OperationEntry[]): string {
  const operationSlugs = new Set(operations.map(({ slug }) => slug))
  let slug = titleToKebab(title) || 'api'
  while (operationSlugs.has(slug)) slug += '-api'
  return slug
}

function readContactAndLicense(document: JsonObject): Pick<ApiDescription, 'contact' | 'license'> {
  const info = childNode(rootNode(document), 'info')
  const fields = (key: string): Record<string, string | undefined> =>
    Object.fromEntries(
      entryNodes(childNode(info, key)).map(([name, { value }]) => [name, asText(value)?.trim() || undefined]),
    )
  const contact = fields('contact')
  const license = fields('license')
  const contactUrl = safeHref(contact['url'])
  const licenseUrl = safeHref(license['url'])
  const contactName = contact['name'] ?? contactUrl ?? contact['email']
  return {
    ...(contactName !== undefined && {
      contact: {
        name: contactName,
        ...(contactUrl !== undefined && { url: contactUrl }),
        ...(contact['email'] !== undefined && { email: contact['email'] }),
      },
    }),
    ...(license['name'] !== undefined && {
      license: {
        name: license['name'],
        ...(licenseUrl !== undefined && { url: licenseUrl }),
        ...(license['identifier'] !== undefined && { identifier: license['identifier'] }),
      },
    }),
  }
}

/**
 * Route of an API's overview: `slug` below `routeBase`, the route of the API's pages. Without `slug`, the name of the
 * overview page is used. With an empty `slug`, the route is `routeBase`.
 */
export function overviewRoute(
  { slug: titleSlug }: Pick<ApiDescription, 'slug'>,
  { routeBase, slug = titleSlug }: { readonly routeBase: string; readonly slug?: string | undefined },
): string {
  const base = routeBase.replace(/\/$/, '')
  return slug === '' ? base || '/' : `${base}/${slug}`
}
