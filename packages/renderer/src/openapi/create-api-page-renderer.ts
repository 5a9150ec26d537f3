import { createElement } from 'react'
import type { Content, ThemeComponents } from '../contract/index.js'
import { createElementRenderer } from '../html/create-element-renderer.js'
import { type ApiDescription, overviewRoute } from './api-description.js'
import type { ApiPage } from './api-page.js'
import type { ApiSource } from './api-source.js'
import type { CheckExamples } from './check/create-example-check.js'
import type { CompileDescription } from './compile-description.js'
import { listConnectSources } from './console/list-connect-sources.js'
import { viewEvent } from './events/view-event.js'
import { createSchemaUsersFinder } from './find-schema-users.js'
import type { FinishRequest } from './finish-page.js'
import { readSecuritySchemes } from './nouns/security-scheme.js'
import { createOperationFinder, type OperationEntry } from './operation-entry.js'
import { createOperationRoutes } from './operation-routes.js'
import { nameChangelog } from './releases/name-changelog.js'
import type { SchemaEntry } from './schema-entry.js'
import type { ApiDraft } from './view/api-draft.js'
import { viewChangelog } from './view/view-changelog.js'
import { viewOperation } from './view/view-operation.js'
import { viewOverview } from './view/view-overview.js'
import { viewSchemaPage } from './view/view-schema-page.js'
import { viewWorkflow } from './view/view-workflow.js'
import { listUnused } from './without-internal.js'
import { createTargetFinder, type FindTarget } from './workflows/find-target.js'
import { listWorkflows, readWorkflow } from './workflows/workflow.js'

/** Inputs of the renderer of an API's pages. */
export interface ApiPageRendererInput {
  readonly api: ApiDescription
  readonly source: ApiSource
  /** The schemas that have a page each. */
  readonly schemas: readonly SchemaEntry[]
  readonly checkExamples: CheckExamples
  readonly compileDescription: CompileDescription
  readonly components: ThemeComponents
}

/** A rendered page, whose tokens and markers `finishPage` replaces. */
export interface RenderedApiPage extends Pick<FinishRequest, 'rendered' | 'hasIntroduction' | 'summary'> {
  /** Style sheets besides those that the HTML needs. */
  readonly sheets: readonly string[]
  /** Fields of the content that are not derived from the HTML. */
  readonly extras?: Partial<Pick<Content, 'description' | 'connectSources'>>
}

/** Renders a page. Adds its texts, code and problems to the draft. */
export type RenderApiPage = (page: ApiPage, draft: ApiDraft) => Promise<RenderedApiPage>

/** Creates the renderer of an API's pages. It caches data that they share. */
export function createApiPageRenderer(input: ApiPageRendererInput): RenderApiPage {
  const renderers = {
    overview: createOverviewRenderer(input),
    schema: createSchemaRenderer(input),
    workflow: createWorkflowRenderer(input),
    changelog: createChangelogRenderer(input),
    operation: createOperationRenderer(input),
  }
  return async (page, draft) => {
    switch (page.kind) {
      case 'overview':
        return renderers.overview(page, draft)
      case 'schema':
        return renderers.schema(page, draft)
      case 'workflow':
        return renderers.workflow(page, draft)
      case 'changelog':
        return renderers.changelog(draft)
      default:
        return renderers.operation(page, draft)
    }
  }
}

type PageOf<Kind extends ApiPage['kind']> = Extract<ApiPage, { kind: Kind }>

function createOverviewRenderer({ api, source, checkExamples, compileDescription, components }: ApiPageRendererInput) {
  const { routeBase, webhookTarget = 'pages' } = source
  const render = createElementRenderer()
  return async ({ downloads }: PageOf<'overview'>, draft: ApiDraft): Promise<RenderedApiPage> => {
    const { toc = [] } = api.description ? await compileDescription(api.description.text) : {}
    const rawTitles = new Set(toc.map((entry) => entry.text.toLowerCase()))
    const overview = viewOverview(api, { downloads, routeBase, rawTitles, webhookTarget }, draft)
    const webhooks = webhookTarget === 'overview' ? api.webhooks : []
    draft.problems.push(...checkExamples([...webhooks.flatMap(pointersOf), ...listUnused(api)]))
    return {
      rendered: render(createElement(components.ApiOverview, { text: draft.markers.text, overview, components })),
      hasIntroduction: overview.descriptionHtml !== undefined,
      summary: '',
      sheets: ['api-overview'],
      ...(api.summary !== undefined && { extras: { description: api.summary } }),
    }
  }
}

function createSchemaRenderer({ api, source, schemas, components }: ApiPageRendererInput) {
  const { document, routeBase } = source
  const render = createElementRenderer()
  let findUsers: ReturnType<typeof createSchemaUsersFinder> | undefined
  return ({ pointer }: PageOf<'schema'>, draft: ApiDraft): RenderedApiPage => {
    const schema = schemas.find((each) => each.pointer === pointer)
    if (!schema) throw new Error(`the description has no schema at ${pointer}`)
    findUsers ??= createSchemaUsersFinder({ document, operations: api.pages, schemas })
    const page = viewSchemaPage(schema, { routeBase, users: findUsers(schema) }, draft)
    return {
      rendered: render(createElement(components.ApiSchemaPage, { text: draft.markers.text, page, components })),
      hasIntroduction: page.schema.descriptionHtml !== undefined,
      summary: schema.name,
      sheets: ['api-overview'],
    }
  }
}

function createWorkflowRenderer({ source, components }: ApiPageRendererInput) {
  const { document, routeBase } = source
  const workflows = listWorkflows(document)
  const render = createElementRenderer()
  let findTarget: FindTarget | undefined
  return ({ pointer }: PageOf<'workflow'>, draft: ApiDraft): RenderedApiPage => {
    const entry = workflows.find((each) => each.pointer === pointer)
    if (!entry) throw new Error(`the description has no workflow at ${pointer}`)
    findTarget ??= createTargetFinder(document)
    const workflow = viewWorkflow(readWorkflow(document, entry), { routeBase, findTarget }, draft)
    return {
      rendered: render(createElement(components.ApiWorkflow, { text: draft.markers.text, workflow, components })),
      hasIntroduction: workflow.descriptionHtml !== undefined,
      summary: entry.title,
      sheets: ['api-overview'],
    }
  }
}

function createChangelogRenderer({ api, source, components }: ApiPageRendererInput) {
  const { releases = [], routeBase } = source
  const render = createElementRenderer()
  return (draft: ApiDraft): RenderedApiPage => {
    const changelog = viewChangelog({ releases, operations: api.pages, routeBase }, draft)
    return {
      rendered: render(createElement(components.ApiChangelog, { text: draft.markers.text, changelog, components })),
      hasIntroduction: false,
      summary: `Changes of ${api.title}`,
      sheets: ['api-overview', 'badge'],
    }
  }
}

function createOperationRenderer({ api, source, checkExamples, components }: ApiPageRendererInput) {
  const { document, routeBase, slug, tryIt, webhookSignature } = source
  const findOperation = createOperationFinder(api.pages)
  const render = createElementRenderer()
  const shared = {
    id: '',
    schemes: readSecuritySchemes(document),
    overview: overviewRoute(api, { routeBase, slug }),
    routes: createOperationRoutes(api, routeBase),
    changelog: `${routeBase}/${nameChangelog(api.pages)}`,
    hasConsole: tryIt !== undefined,
    ...(webhookSignature && { webhookSignature }),
  }
  return (page: PageOf<'operation'>, draft: ApiDraft): RenderedApiPage => {
    const entry = findOperation(page)
    if (!entry) throw new Error(`the description has no operation at ${page.pointer}`)
    const operation = (entry.kind === 'event' ? viewEvent : viewOperation)(document, entry, shared, draft)
    // The examples of a callback are checked with its operation, which contains or references it.
    if (entry.kind !== 'callback') draft.problems.push(...checkExamples(pointersOf(entry)))
    const hasConsole = tryIt !== undefined && operation.hasConsole === true
    return {
      rendered: render(createElement(components.ApiOperation, { text: draft.markers.text, operation, components })),
      hasIntroduction: operation.descriptionHtml !== undefined,
      summary: entry.title,
      sheets: [...(operation.labels ? ['badge'] : []), ...(hasConsole ? ['try-it'] : [])],
      ...(hasConsole && { extras: { connectSources: listConnectSources(document, entry, tryIt) } }),
    }
  }
}

/** Pointers of an operation and of the parameters of its path. */
function pointersOf({ pointer, pathPointers }: OperationEntry): readonly string[] {
  return [pointer, ...pathPointers.map((path) => `${path}/parameters`)]
}
