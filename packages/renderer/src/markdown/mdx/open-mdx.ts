import type { Root } from 'mdast'
import { type Compilation, exposeDocument } from '../compilation.js'
import type { DocumentScope } from '../document-scope.js'
import type { MdxModuleScope, MdxModuleValues } from '../mdx-module.js'
import type { SourceFile } from '../source-file.js'
import { convertInsertedJsx } from './convert/convert-inserted-jsx.js'
import { toEntry } from './convert/convert-views.js'
import { reportThrown } from './module/report-thrown.js'
import { contentTitleOf } from './outline-document.js'
import { readMdxTree } from './syntax/read-mdx-tree.js'
import { transformMdx } from './transform-mdx.js'

/** Parses an MDX file to a tree; reports syntax errors. */
export function parseMdxFile(file: SourceFile, compilation: Compilation): Root {
  return readMdxTree(
    file.text,
    (point, problem) => compilation.report(file.path, point, problem),
    compilation.options.math,
  )
}

/** Processes imports, expressions and JSX of a parsed file, and runs code if needed. `props` are a partial's props. */
export function runMdxFile(tree: Root, scope: DocumentScope, props: Readonly<Record<string, unknown>> = {}): void {
  const mdx = transformMdx(tree, scope, startMdxModule(tree, scope, props))
  const { compilation, file } = scope
  if (file.path === compilation.source.path) compilation.convertInserted = (html) => convertInsertedJsx(html, mdx)
}

const FILE_START = { position: { start: { line: 1, column: 1 } } }

function startMdxModule(
  tree: Root,
  scope: DocumentScope,
  props: Readonly<Record<string, unknown>>,
): MdxModuleValues | undefined {
  const { source } = scope.compilation
  const loaded = source.mdxModules?.[scope.file.path]
  if (!loaded) return undefined
  const modules = tree.children.filter(({ type }) => type === 'mdxjsEsm')
  // Only exports run code of the file itself while it is loaded.
  const node = modules.find((each) => 'value' in each && /^export\b/m.test(each.value)) ?? modules[0] ?? FILE_START
  if ('failure' in loaded) {
    reportThrown(loaded.failure, 'file', { scope, node })
    return undefined
  }
  const { toc = [] } = source
  const isPage = scope.file.path === source.path
  const frontMatter = (isPage ? source.frontMatter : source.includedFrontMatter?.[scope.file.path]) ?? {}
  const frontMatterTitle = typeof frontMatter['title'] === 'string' ? frontMatter['title'] : undefined
  const heading = contentTitleOf(tree)
  const title = frontMatterTitle ?? heading
  const values: MdxModuleScope = {
    frontMatter,
    toc: toc.map(({ html, id, level }) => ({ value: html, id, level })),
    contentTitle: heading,
    metadata: { title, frontMatter, ...frontMatter },
    assets: {},
  }
  const { mdxModule } = loaded
  if (mdxModule.docgenRoot) scope.compilation.root = mdxModule.docgenRoot
  if (mdxModule.docgenStyled) scope.compilation.styled = mdxModule.docgenStyled
  if (isPage) scope.compilation.document = values
  if (Array.isArray(mdxModule.toc) && isPage) scope.compilation.ownToc = mdxModule.toc.flatMap(toEntry)
  exposeDocument(scope.compilation)
  try {
    return mdxModule.docgenModule(props, values)
  } catch (error) {
    reportThrown(error, 'file', { scope, node })
    return undefined
  }
}
