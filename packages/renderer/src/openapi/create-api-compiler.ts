import { createElement } from 'react'
import type { Content, Hole, SampleLanguage, Section, ThemeComponents } from '../contract/index.js'
import { createElementRenderer } from '../html/create-element-renderer.js'
import type { MarkdownOptions } from '../markdown/markdown-options.js'
import { type ApiTargets, overviewRoute, readApiDescription } from './api-description.js'
import type { ApiPage } from './api-page.js'
import { createExampleCheck } from './check/create-example-check.js'
import { createSchemaValidator } from './check/create-schema-validator.js'
import { createDescriptionCompiler } from './compile-description.js'
import { listConnectSources } from './console/list-connect-sources.js'
import { viewEvent } from './events/view-event.js'
import { createSchemaUsersFinder } from './find-schema-users.js'
import { finishPage } from './finish-page.js'
import type { JsonObject } from './json-value.js'
import { createNumberRestorer } from './large-numbers.js'
import { readSecuritySchemes } from './nouns/security-scheme.js'
import { createOperationFinder, type OperationEntry } from './operation-entry.js'
import { createOperationRoutes } from './operation-routes.js'
import type { ApiRelease } from './releases/api-release.js'
import { createReleaseFinder } from './releases/find-release.js'
import { nameChangelog } from './releases/name-changelog.js'
import { createHighlighter } from './samples/create-highlighter.js'
import { createSampleWriter } from './samples/create-sample-writer.js'
import { listSchemas } from './schema-entry.js'
import { createSchemaRoutes } from './schema-routes.js'
import type { WebhookSignatureSettings } from './signature/webhook-signature.js'
import { createApiDraft } from './view/api-draft.js'
import type { RowCache } from './view/row-cache.js'
import { viewChangelog } from './view/view-changelog.js'
import { viewOperation } from './view/view-operation.js'
import { viewOverview } from './view/view-overview.js'
import { viewSchemaPage } from './view/view-schema-page.js'
import { viewWorkflow } from './view/view-workflow.js'
import { listUnused } from './without-internal.js'
import { createTargetFinder, type FindTarget } from './workflows/find-target.js'
import { listWorkflows, readWorkflow } from './workflows/workflow.js'

/** Whether named schemas have pages, or are shown only where they are used. */
export type SchemaTarget = 'pages' | 'inline'

/** A site's settings for an API. */
export interface ApiSettings extends ApiTargets {
  /** Parent route of its pages, such as `/api`. */
  readonly routeBase: string
  /** Slug of the overview; derived from the title of the description if absent. */
  readonly slug?: string
  /** `inline` if absent. */
  readonly schemaTarget?: SchemaTarget
  /** Languages of request samples, in this order; the default languages if absent. */
  readonly samples?: readonly SampleLanguage[]
  /** The versions with their changes, newest first. */
  readonly releases?: readonly ApiRelease[]
  /** Base of relative links and paths in its texts; if absent, these stay unchanged. */
  readonly linkBase?: string
  /** Present if readers can send requests from its pages; `proxy` is the URL that forwards them. */
  readonly tryIt?: { readonly proxy?: string }
  /** Signature of its webhooks. */
  readonly webhookSignature?: WebhookSignatureSettings
}

/** A description with its settings. */
export interface ApiSource extends ApiSettings {
  readonly document: JsonObject
}

/** Compiles a page of an API to HTML with holes. Depends only on its argument and the compiler's inputs. */
export type CompileApiPage = (page: ApiPage) => Promise<Content>

/** Creates the compiler of an API's pages. It caches data that they share, so use one compiler for all of them. */
export function createApiCompiler(
  {
    document,
    routeBase,
    slug,
    webhookTarget = 'pages',
    callbackTarget = 'pages',
    schemaTarget = 'inline',
    samples,
    releases = [],
    linkBase,
    tryIt,
    webhookSignature,
  }: ApiSource,
  options: MarkdownOptions,
  components: ThemeComponents,
): CompileApiPage {
  const api = readApiDescription(document, { webhookTarget, callbackTarget })
  const validate = createSchemaValidator(document)
  const checkExamples = createExampleCheck(document, validate)
  const writeSamples = createSampleWriter(samples)
  const shared = {
    schemes: readSecuritySchemes(document),
    overview: overviewRoute(api, { routeBase, slug }),
    routes: createOperationRoutes(api, routeBase),
    changelog: `${routeBase}/${nameChangelog(api.pages)}`,
  }
  const { siteUrl } = options
  const linkSettings = {
    ...(linkBase !== undefined && { linkBase }),
    ...(siteUrl !== undefined && { siteUrl }),
  }
  const compileDescription = createDescriptionCompiler({ ...options, ...linkSettings }, components)
  const finishing = { compileDescription, highlightCode: createHighlighter() }
  const { ApiOperation, ApiOverview, ApiChangelog, ApiWorkflow, ApiSchemaPage, ApiProperty, ApiSchema } = components

  const renderOverview = createElementRenderer()
  const renderOperation = createElementRenderer()
  const renderChangelog = createElementRenderer()
  const renderWorkflow = createElementRenderer()
  const renderSchema = createElementRenderer()
  const renderRow = createElementRenderer()
  const rowCache: RowCache | undefined = ApiProperty && {
    print: (property, depth, text) => renderRow(createElement(ApiProperty, { text, property, depth, components })),
    ...(ApiSchema && {
      printNamed: (named, text) => renderRow(createElement(ApiSchema, { text, named, components })),
    }),
    templates: new WeakMap(),
  }

  const findOperation = createOperationFinder(api.pages)
  const findRelease = releases.length > 0 && createReleaseFinder(releases, api.pages)
  const schemas = schemaTarget === 'pages' ? listSchemas(document) : []
  const schemaRoutes = schemas.length > 0 && { findSchemaRoute: createSchemaRoutes(document, schemas, routeBase) }
  const workflows = listWorkflows(document)
  let findTarget: FindTarget | undefined
  let findUsers: ReturnType<typeof createSchemaUsersFinder> | undefined

  const compile: CompileApiPage = async (page) => {
    const draft = {
      ...createApiDraft({ document, validate, writeSamples, linkSettings, ...schemaRoutes }),
      ...(samples && { sampleLanguages: samples }),
      ...(findRelease && { findRelease }),
      ...(rowCache && { rowCache }),
    }
    const { text } = draft.markers
    if (page.kind === 'overview') {
      const { toc = [] } = api.description ? await compileDescription(api.description.text) : {}
      const rawTitles = new Set(toc.map((entry) => entry.text.toLowerCase()))
      const overview = viewOverview(api, { downloads: page.downloads, routeBase, rawTitles, webhookTarget }, draft)
      const webhooks = webhookTarget === 'overview' ? api.webhooks : []
      const pointers = [...webhooks.flatMap(pointersOf), ...listUnused(api)]
      draft.problems.push(...checkExamples(pointers))
      const rendered = renderOverview(createElement(ApiOverview, { text, overview, components }))
      const hasIntroduction = overview.descriptionHtml !== undefined
      const content = await finishPage({ draft, rendered, hasIntroduction, summary: '', ...finishing })
      return {
        ...content,
        ...(api.summary !== undefined && { description: api.summary }),
        sheets: [...(content.sheets ?? []), 'api-overview'].toSorted(),
      }
    }
    if (page.kind === 'schema') {
      const schema = schemas.find(({ pointer }) => pointer === page.pointer)
      if (!schema) throw new Error(`the description has no schema at ${page.pointer}`)
      findUsers ??= createSchemaUsersFinder({ document, operations: api.pages, schemas })
      const view = viewSchemaPage(schema, { routeBase, users: findUsers(schema) }, draft)
      const rendered = renderSchema(createElement(ApiSchemaPage, { text, page: view, components }))
      const hasIntroduction = view.schema.descriptionHtml !== undefined
      const content = await finishPage({ draft, rendered, hasIntroduction, summary: schema.name, ...finishing })
      return { ...content, sheets: [...(content.sheets ?? []), 'api-overview'].toSorted() }
    }
    if (page.kind === 'workflow') {
      const entry = workflows.find(({ pointer }) => pointer === page.pointer)
      if (!entry) throw new Error(`the description has no workflow at ${page.pointer}`)
      findTarget ??= createTargetFinder(document)
      const workflow = viewWorkflow(readWorkflow(document, entry), { routeBase, findTarget }, draft)
      const rendered = renderWorkflow(createElement(ApiWorkflow, { text, workflow, components }))
      const hasIntroduction = workflow.descriptionHtml !== undefined
      const content = await finishPage({ draft, rendered, hasIntroduction, summary: entry.title, ...finishing })
      return { ...content, sheets: [...(content.sheets ?? []), 'api-overview'].toSorted() }
    }
    if (page.kind === 'changelog') {
      const changelog = viewChangelog({ releases, operations: api.pages, routeBase }, draft)
      const rendered = renderChangelog(createElement(ApiChangelog, { text, changelog, components }))
      const summary = `Changes of ${api.title}`
      const content = await finishPage({ draft, rendered, hasIntroduction: false, summary, ...finishing })
      return { ...content, sheets: [...(content.sheets ?? []), 'api-overview', 'badge'].toSorted() }
    }
    const entry = findOperation(page)
    if (!entry) throw new Error(`the description has no operation at ${page.pointer}`)
    const input = { id: '', ...shared, hasConsole: tryIt !== undefined, ...(webhookSignature && { webhookSignature }) }
    const operation = (entry.kind === 'event' ? viewEvent : viewOperation)(document, entry, input, draft)
    // The examples of a callback are checked with its operation, which contains or references it.
    if (entry.kind !== 'callback') draft.problems.push(...checkExamples(pointersOf(entry)))
    const rendered = renderOperation(createElement(ApiOperation, { text, operation, components }))
    const hasIntroduction = operation.descriptionHtml !== undefined
    const finished = await finishPage({ draft, rendered, hasIntroduction, summary: entry.title, ...finishing })
    const content = operation.labels
      ? { ...finished, sheets: [...(finished.sheets ?? []), 'badge'].toSorted() }
      : finished
    return tryIt && operation.hasConsole ? withConsole(content, listConnectSources(document, entry, tryIt)) : content
  }
  const restore = createNumberRestorer(document)
  return async (page) => restoreContent(await compile(page), restore)
}

/** The positions of UI texts stay valid: a text whose length would change keeps its numbers. */
function restoreSection(section: Section, restore: (text: string) => string): Section {
  const text = restore(section.text)
  return section.uiTexts && text.length !== section.text.length ? section : { ...section, text }
}

/** UI texts have limits of schemas as values. */
function restoreHole(hole: Hole, restore: (text: string) => string): Hole {
  if (hole.kind !== 'text') return hole
  const values = Object.entries(hole.values).map(([name, value]) => [name, restore(value)])
  return { ...hole, values: Object.fromEntries(values) }
}

/** Writes the large integers of the description with their digits. */
function restoreContent(content: Content, restore: (text: string) => string): Content {
  const { parts, holes, samples, sections, diagnostics } = content
  return {
    ...content,
    parts: parts.map(restore),
    holes: holes.map((hole) => restoreHole(hole, restore)),
    ...(samples !== undefined && { samples: restore(samples) }),
    sections: sections.map((section) => restoreSection(section, restore)),
    diagnostics: diagnostics.map((each) => ({ ...each, message: restore(each.message) })),
  }
}

/** Adds the style sheet and the connect sources of a console to the content of a page. */
function withConsole(content: Content, connectSources: readonly string[]): Content {
  return { ...content, sheets: [...(content.sheets ?? []), 'try-it'].toSorted(), connectSources }
}

/** Pointers of an operation and of the parameters of its path. */
function pointersOf({ pointer, pathPointers }: OperationEntry): readonly string[] {
  return [pointer, ...pathPointers.map((path) => `${path}/parameters`)]
}
