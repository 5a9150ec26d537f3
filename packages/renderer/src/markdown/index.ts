import type { compileMarkdown as compile } from './compile-markdown.js'
import type { countOtherIds, listHeadingTexts, writeIds } from './dialects/vitepress/write-ids.js'
import type { createMdxModule } from './mdx/module/create-mdx-module.js'
import type { readImportedNames, readReexports } from './mdx/module/read-module-names.js'
import type { outlineDocument } from './mdx/outline-document.js'
import type { readEsm } from './mdx/read-esm.js'
import type { readSourceOutline } from './read-source-outline.js'
import type { renderPlainHtml as renderPlain } from './render-plain-html.js'
import type { MarkdownVocabulary } from './vocabulary.js'

export type { MathSetting } from '../parse/satteri-parser.js'
export type { DroppedSyntax } from './dialects/dialect.js'
export { hugoRoute } from './dialects/hugo/hugo-route.js'
export {
  type ConvertDialects,
  type ConvertedText,
  findOrigin,
  type LineOrigin,
  loadDialects,
} from './dialects/load-dialects.js'
export type { HomeFields } from './directives/home-fields.js'
export {
  type CheckTypes,
  mentionsTypes,
  type TypedCode,
  type TypeNote,
  type TypeProblem,
} from './directives/typed-code.js'
export { escapeMarkdown } from './escape-markdown.js'
export type { FormatSetting } from './find-format.js'
export { findIncludes, type IncludeReference } from './find-includes.js'
export { findUrl } from './find-url.js'
export { addRule, writeRules } from './html/move-styles.js'
export { type AnchorSettings, createElementIds, type ElementIds } from './ids/create-element-ids.js'
export { readMarkedPaths } from './include/name-path.js'
export { resolveInclude } from './include/resolve-include.js'
export { isRevision, revisionName } from './include/revision-name.js'
export type {
  DialectName,
  HighlightOptions,
  MagicComment,
  MarkdownOptions,
  MarkdownSource,
} from './markdown-options.js'
export type { MdxModuleOptions, MdxModuleSource } from './mdx/module/create-mdx-module.js'
export { hintForModule } from './mdx/module/hint-for-module.js'
export { locateInMdxModule, type MdxModuleFragment } from './mdx/module/locate-in-mdx-module.js'
export type { Reexport } from './mdx/module/read-module-names.js'
export {
  DOCUSAURUS_MODULES,
  docusaurusName,
  LAYOUT_MODULES,
  OWN_MODULES,
  OWN_THEME_MODULES,
  THEME_MODULES,
} from './mdx/module/site-modules.js'
export type { DocumentOutline } from './mdx/outline-document.js'
export type { LoadedMdxModule, MdxModule } from './mdx-module.js'
export type { OutlineInput, SourceHeading, SourceOutline, SourceSpan } from './read-source-outline.js'
export type { MarkdownVocabulary, NamedConstruct } from './vocabulary.js'

/** Compiles a Markdown file to HTML with holes, and its facts. Loads the compiler at the first call. */
export const compileMarkdown: typeof compile = async (source, options, components) => {
  const compiler = await import('./compile-markdown.js')
  return compiler.compileMarkdown(source, options, components)
}

/**
 * Renders the Markdown of a page as HTML without styles, scripts and relative URLs. Loads the parser at the first call.
 */
export const renderPlainHtml: typeof renderPlain = async (markdown, url) => {
  const { renderPlainHtml: render } = await import('./render-plain-html.js')
  return render(markdown, url)
}

/** Loads the functions that create the module and the outline of an MDX file without compiling it. */
export async function loadMdxReader(): Promise<{
  readonly createMdxModule: typeof createMdxModule
  readonly outlineDocument: typeof outlineDocument
}> {
  return { ...(await import('./mdx/module/create-mdx-module.js')), ...(await import('./mdx/outline-document.js')) }
}

/** Loads the functions that read imports and exports of JavaScript, and their parser. */
export async function loadEsmReader(): Promise<{
  readonly readEsm: typeof readEsm
  readonly readImportedNames: typeof readImportedNames
  readonly readReexports: typeof readReexports
}> {
  return { ...(await import('./mdx/read-esm.js')), ...(await import('./mdx/module/read-module-names.js')) }
}

/** Loads the function that finds headings and blocks of a Markdown file without compiling it, and its parsers. */
export async function loadOutlineReader(): Promise<typeof readSourceOutline> {
  return (await import('./read-source-outline.js')).readSourceOutline
}

/** Loads the functions that find and write the ids that a function of a site of VitePress creates. */
export async function loadVitePressIds(): Promise<{
  readonly listHeadingTexts: typeof listHeadingTexts
  readonly countOtherIds: typeof countOtherIds
  readonly writeIds: typeof writeIds
}> {
  return import('./dialects/vitepress/write-ids.js')
}

/** Loads the names that Markdown pages can use: directives, components, languages of code blocks. */
export async function loadVocabulary(): Promise<MarkdownVocabulary> {
  return (await import('./vocabulary.js')).listVocabulary()
}
