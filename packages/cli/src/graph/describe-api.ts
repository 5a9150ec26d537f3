import {
  type ApiDescription,
  encodeKey,
  groupByTag,
  listSchemas,
  listTags,
  listWorkflows,
  nameChangelog,
  type OperationEntry,
  overviewRoute,
  readApiDescription,
  type SchemaEntry,
  type Tag,
  type WorkflowEntry,
} from '@docgen/renderer/openapi'
import type { Config } from '../config/config.js'
import { type ApiFile, siteRelative } from '../read/api/api-file.js'
import type { DocFacts } from './doc.js'
import type { Edition } from './edition.js'
import { createUrl } from './routes/create-url.js'
import { joinRoute } from './routes/resolve-slug.js'
import type { ApiCategory, ApiItem, SidebarApi } from './sidebar/sidebar-scope.js'

/** The edition that contains the pages of an API, and the config. */
export interface ApiScope {
  readonly edition: Edition
  readonly config: Config
}

/** An API's pages as docs, and its category in the sidebar. */
export interface DescribedApi extends SidebarApi {
  readonly docs: readonly DocFacts[]
}

/** The docs of an API: overview, operations, schemas and changelog. The sidebar groups the operations by tag. */
export function describeApi(file: ApiFile, _specific: object, { edition, config }: ApiScope): DescribedApi {
  const api = readApiDescription(file.document, file)
  const context: ApiContext = { file, edition, config, base: file.routeBase.slice(1) }
  const overview = describeOverview(api, context)
  const schemas = file.schemaTarget === 'pages' ? listSchemas(file.document) : []
  const workflows = listWorkflows(file.document)
  const changelogs = file.releases ? [describeChangelog(api, context)] : []
  // Duplicate operation ids are an error; the first operation gets the page.
  const entries = [...new Map(api.pages.toReversed().map((entry) => [entry.slug, entry])).values()].reverse()
  const entryPointers = new Set(entries.map(({ pointer }) => pointer))
  const itemsOf = (tag: Tag): readonly ApiItem[] =>
    tag.operations.filter(({ pointer }) => entryPointers.has(pointer)).map((entry) => itemOf(idOf(entry.slug, context)))
  const listItems = (tag: Tag, group?: string): readonly ApiItem[] => {
    const items = [...itemsOf(tag), ...tag.children.flatMap((child) => listItems(child))]
    if (tag.name === '' || tag.label === group || items.length === 0) return items
    return [{ type: 'category', label: tag.label, items }]
  }
  const items = api.tagGroups.flatMap(({ label, tags }): readonly ApiItem[] => {
    const categories = tags.flatMap((tag) => listItems(tag, label))
    return label === undefined || categories.length === 0
      ? categories
      : [{ type: 'category', label, items: categories }]
  })
  const category: ApiCategory = {
    type: 'category',
    ...labelCategory(api, context),
    ...(file.icon !== undefined && {
      icon: file.icon,
      configPath: ['openapi', config.openapi.findIndex((entry) => isDescribedBy(entry, file))],
    }),
    link: { type: 'doc', id: overview.id },
    ...(file.ownSidebar && { ownSidebar: true, customProps: { api: true } }),
    items: [
      ...items,
      ...listWorkflowItems(workflows, context),
      ...listWebhookItems(api, context),
      ...listCallbackItems(api, context),
      ...listSchemaItems(schemas, context),
      ...changelogs.map(({ id }) => itemOf(id)),
    ],
  }
  return {
    docs: [
      overview,
      ...entries.map((entry) => describeOperation(entry, context)),
      ...workflows.map((workflow) => describeWorkflow(workflow, context)),
      ...schemas.map((schema) => describeSchema(schema, context)),
      ...changelogs,
    ],
    category,
    ...folderBelow(file.routeBase, edition.collection.docs.routeBasePath),
    position: file.position,
  }
}

/** Whether an entry of the config defines an API. A version's copy has the entry's path inside the version's folder. */
function isDescribedBy({ path, routeBasePath }: Config['openapi'][number], file: ApiFile): boolean {
  return joinRoute(routeBasePath) === joinRoute(file.routeBase) && file.path.endsWith(siteRelative(path))
}

function folderBelow(routeBase: string, docsRoute: string): Pick<SidebarApi, 'folder'> {
  const base = docsRoute === '/' ? '/' : `${docsRoute}/`
  return routeBase.startsWith(base) ? { folder: routeBase.slice(base.length) } : {}
}

/**
 * The webhooks with pages, in a separate category: grouped by tag if there are several tags, else in the order
 * of the description.
 */
function listWebhookItems({ document, pages }: ApiDescription, context: ApiContext): readonly ApiItem[] {
  const webhooks = pages.filter(({ kind }) => kind === 'webhook')
  if (webhooks.length === 0) return []
  const listed = (entries: readonly OperationEntry[]): readonly ApiItem[] =>
    entries.map(({ slug }) => itemOf(idOf(slug, context)))
  const tags = groupByTag(document, webhooks)
    .flatMap((group) => listTags(group.tags))
    .filter((tag) => tag.operations.length > 0)
  const items =
    tags.length < 2
      ? listed(webhooks)
      : tags.flatMap(({ name, label, operations }): readonly ApiItem[] =>
          name === '' ? listed(operations) : [{ type: 'category', label, items: listed(operations) }],
        )
  // The operations that manage webhooks can have a tag "Webhooks".
  const isTaken = groupByTag(document, pages)
    .flatMap((group) => listTags(group.tags))
    .some(({ label }) => /^webhooks$/i.test(label))
  const label = isTaken
    ? ({ label: 'Webhook requests', uiText: 'theme.api.webhooks.list' } as const)
    : ({ label: 'Webhooks', uiText: 'theme.api.webhooks' } as const)
  return [{ type: 'category', ...label, items }]
}

/** The workflows, in a separate category. */
function listWorkflowItems(workflows: readonly WorkflowEntry[], context: ApiContext): readonly ApiItem[] {
  if (workflows.length === 0) return []
  const items = workflows.map(({ slug }) => itemOf(idOf(slug, context)))
  return [{ type: 'category', label: 'Workflows', uiText: 'theme.api.workflows', items }]
}

/** The callbacks, in a separate category, in the order of the description. */
function listCallbackItems({ callbacks }: ApiDescription, context: ApiContext): readonly ApiItem[] {
  if (callbacks.length === 0) return []
  const items = callbacks.map(({ slug }) => itemOf(idOf(slug, context)))
  return [{ type: 'category', label: 'Callbacks', uiText: 'theme.api.callbacks', items }]
}

/** The schemas with pages, in a separate category, in the order of the description. */
function listSchemaItems(schemas: readonly SchemaEntry[], context: ApiContext): readonly ApiItem[] {
  if (schemas.length === 0) return []
  const items = schemas.map(({ slug }) => itemOf(idOf(slug, context)))
  return [{ type: 'category', label: 'Schemas', uiText: 'theme.api.schemas', items }]
}

/** The label of an API's category. */
function labelCategory(api: ApiDescription, { file, config }: ApiContext): Pick<ApiCategory, 'label' | 'uiText'> {
  if (file.label !== undefined) return { label: file.label }
  // A shared label would not distinguish several APIs.
  if (config.openapi.length > 1) return { label: api.title }
  return { label: 'API Reference', uiText: 'theme.api.reference' }
}

interface ApiContext {
  readonly file: ApiFile
  readonly edition: Edition
  readonly config: Config
  /** Route below which the pages are, without the leading slash. */
  readonly base: string
}

/** Route below which the API's pages are in the edition; without a trailing slash. */
function routeBaseOf({ file, edition }: ApiContext): string {
  return apiRoute(file, edition).replace(/^\/$/, '')
}

/** Route of an API in an edition. Below a docs folder, the version follows the route of that folder. */
export function apiRoute({ routeBase }: Pick<ApiFile, 'routeBase'>, edition: Edition): string {
  const { base, localeBase, collection } = edition
  const { routeBasePath } = collection.docs
  const isBelow = base === localeBase && `${routeBase}/`.startsWith(routeBasePath === '/' ? '/' : `${routeBasePath}/`)
  return joinRoute(isBelow ? `${edition.routeBase}/${routeBase.slice(routeBasePath.length)}` : `${base}/${routeBase}`)
}

function idOf(slug: string, { base }: ApiContext): string {
  return base === '' ? slug : `${base}/${slug}`
}

function itemOf(id: string): ApiItem {
  return { type: 'doc', id }
}

function describeOverview(api: ApiDescription, context: ApiContext): DocFacts {
  return {
    ...describe(overviewRoute(api, { routeBase: routeBaseOf(context), slug: context.file.slug }), context),
    id: idOf(api.slug, context),
    title: api.title,
    ...(api.summary !== undefined && { description: api.summary }),
    api: { path: context.file.path },
  }
}

function describeOperation(entry: OperationEntry, context: ApiContext): DocFacts {
  const { kind, slug, title, method, path, isDeprecated, pointer, operationId } = entry
  const reference = kind === 'operation' ? `/paths/${encodeKey(path)}/${method}` : pointer
  return {
    ...describe(`${routeBaseOf(context)}/${slug}`, context),
    id: idOf(slug, context),
    title,
    // Nearly all webhooks and callbacks are POST requests: in a list of events, only other methods are worth showing.
    sidebarCustomProps: {
      ...((kind === 'operation' || method !== 'post') && { method }),
      path,
      ...(isDeprecated && { deprecated: true }),
    },
    api: { path: context.file.path, pointer, slug, reference, ...(operationId !== undefined && { operationId }) },
  }
}

function describeSchema({ slug, name, isDeprecated, pointer }: SchemaEntry, context: ApiContext): DocFacts {
  return {
    ...describe(`${routeBaseOf(context)}/${slug}`, context),
    id: idOf(slug, context),
    title: name,
    ...(isDeprecated && { sidebarCustomProps: { deprecated: true } }),
    api: { path: context.file.path, pointer, kind: 'schema', slug, reference: pointer },
  }
}

function describeWorkflow({ slug, title, pointer }: WorkflowEntry, context: ApiContext): DocFacts {
  return {
    ...describe(`${routeBaseOf(context)}/${slug}`, context),
    id: idOf(slug, context),
    title,
    api: { path: context.file.path, pointer, kind: 'workflow', slug },
  }
}

function describeChangelog(api: ApiDescription, context: ApiContext): DocFacts {
  const slug = nameChangelog(api.pages)
  return {
    ...describe(`${routeBaseOf(context)}/${slug}`, context),
    id: idOf(slug, context),
    title: 'Changelog',
    api: { path: context.file.path, pointer: '', kind: 'changelog' },
  }
}

function describe(route: string, { file, edition, config }: ApiContext): Omit<DocFacts, 'id' | 'title'> {
  const { tocMinHeadingLevel: min, tocMaxHeadingLevel: max } = edition.collection.docs
  return {
    ...createUrl(route, config),
    source: file.path,
    line: 1,
    version: edition.version,
    locale: edition.locale,
    // The UI around a description is in the page's language, whatever the language of the description.
    isFallback: false,
    keywords: [],
    isDraft: false,
    isUnlisted: false,
    isIndexed: true,
    isTitleHidden: false,
    className: undefined,
    post: undefined,
    toc: { min, max },
    tags: [],
    redirectFrom: [],
    listsCards: false,
  }
}
