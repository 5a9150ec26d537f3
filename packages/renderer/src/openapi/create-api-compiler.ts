import { createElement } from 'react'
import type { Content, Hole, Section, ThemeComponents } from '../contract/index.js'
import { createElementRenderer } from '../html/create-element-renderer.js'
import type { MarkdownOptions } from '../markdown/markdown-options.js'
import { readApiDescription } from './api-description.js'
import type { ApiPage } from './api-page.js'
import type { ApiSource } from './api-source.js'
import { createExampleCheck } from './check/create-example-check.js'
import { createSchemaValidator } from './check/create-schema-validator.js'
import { createDescriptionCompiler } from './compile-description.js'
import { createApiPageRenderer } from './create-api-page-renderer.js'
import { finishPage } from './finish-page.js'
import { createNumberRestorer } from './large-numbers.js'
import { createReleaseFinder } from './releases/find-release.js'
import { createHighlighter } from './samples/create-highlighter.js'
import { createSampleWriter } from './samples/create-sample-writer.js'
import { listSchemas } from './schema-entry.js'
import { createSchemaRoutes } from './schema-routes.js'
import { createApiDraft } from './view/api-draft.js'
import type { RowCache } from './view/row-cache.js'

/** Compiles a page of an API to HTML with holes. Depends only on its argument and the compiler's inputs. */
export type CompileApiPage = (page: ApiPage) => Promise<Content>

/** Creates the compiler of an API's pages. It caches data that they share, so use one compiler for all of them. */
export function createApiCompiler(
  source: ApiSource,
  options: MarkdownOptions,
  components: ThemeComponents,
): CompileApiPage {
  const { document, linkBase, samples, releases = [], webhookTarget = 'pages', callbackTarget = 'pages' } = source
  const api = readApiDescription(document, { webhookTarget, callbackTarget })
  const validate = createSchemaValidator(document)
  const checkExamples = createExampleCheck(document, validate)
  const { siteUrl } = options
  const linkSettings = {
    ...(linkBase !== undefined && { linkBase }),
    ...(siteUrl !== undefined && { siteUrl }),
  }
  const schemas = source.schemaTarget === 'pages' ? listSchemas(document) : []
  const compileDescription = createDescriptionCompiler({ ...options, ...linkSettings }, components)
  const renderPage = createApiPageRenderer({ api, source, schemas, checkExamples, compileDescription, components })
  const findRelease = releases.length > 0 && createReleaseFinder(releases, api.pages)
  const rowCache = createRowCache(components)
  const shared = {
    document,
    validate,
    linkSettings,
    writeSamples: createSampleWriter(samples),
    ...(schemas.length > 0 && { findSchemaRoute: createSchemaRoutes(document, schemas, source.routeBase) }),
  }
  const highlightCode = createHighlighter()
  const restore = createNumberRestorer(document)
  return async (page) => {
    const draft = {
      ...createApiDraft(shared),
      ...(samples && { sampleLanguages: samples }),
      ...(findRelease && { findRelease }),
      ...(rowCache && { rowCache }),
    }
    const { sheets, extras, ...rendered } = await renderPage(page, draft)
    const content = await finishPage({ draft, ...rendered, compileDescription, highlightCode })
    const allSheets = [...(content.sheets ?? []), ...sheets].toSorted()
    return restoreContent({ ...content, ...extras, sheets: allSheets }, restore)
  }
}

/** Creates a cache of the rows of schemas; undefined if the theme does not render them. */
function createRowCache(components: ThemeComponents): RowCache | undefined {
  const { ApiProperty, ApiSchema } = components
  const render = createElementRenderer()
  return (
    ApiProperty && {
      print: (property, depth, text) => render(createElement(ApiProperty, { text, property, depth, components })),
      ...(ApiSchema && {
        printNamed: (named, text) => render(createElement(ApiSchema, { text, named, components })),
      }),
      templates: new WeakMap(),
    }
  )
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
