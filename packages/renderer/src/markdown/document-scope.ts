import type { Definition, FootnoteDefinition, Root, RootContent } from 'mdast'
import type { Compilation, Problem } from './compilation.js'
import type { ConvertCommand } from './markdown-options.js'
import { type Positioned, pointIn, type SourceFile } from './source-file.js'

/** State shared by the Markdown transforms of one file. */
export interface DocumentScope {
  readonly file: SourceFile
  readonly compilation: Compilation
  /** The file's reference definitions by normalized label. */
  readonly definitions: ReadonlyMap<string, Definition>
  readonly footnotes: Footnotes
  /** Prefix of footnote labels, so that labels of a partial do not collide with labels of its page. */
  readonly footnotePrefix: string
  /** Partials that are inserted once the file is transformed. */
  readonly includes: IncludeRequest[]
  /** Traits of the whole file, so that checks of single blocks can be skipped. */
  readonly has: FileTraits
  /** True if braces and tags have been processed already. */
  readonly isMdx: boolean
  /** Present if the file mentions `npm2yarn`. */
  readonly convertCommand?: ConvertCommand
  /** Reports a problem `delta` characters after the start of a node. */
  report(node: Positioned, problem: Problem, delta?: number): void
}

/** Whether a file contains certain characters or words, from a quick search of its text. */
export interface FileTraits {
  /** `:::` */
  readonly fences: boolean
  /** `$` */
  readonly dollars: boolean
  /** `import`, `export` or `{`, which start MDX constructs. */
  readonly mdx: boolean
}

/** The footnotes of one file: definitions by normalized label, and referenced labels. */
export interface Footnotes {
  readonly definitions: Map<string, FootnoteDefinition>
  readonly used: Set<string>
}

/** A partial to insert. */
export interface IncludeRequest {
  readonly path: string
  readonly text: string
  /** The node that receives the children of the partial. */
  readonly target: { children: RootContent[] }
  /** The directive that requests it; absent for a part of the same file. */
  readonly directive?: Positioned
  /** Props of a file that is used as a component. */
  readonly props?: Readonly<Record<string, unknown>>
}

/** Initial state of a scope, in addition to its file. */
export interface NewScope {
  readonly tree: Root
  readonly footnotePrefix: string
  readonly isMdx?: boolean
  readonly convertCommand?: ConvertCommand | undefined
}

/** Creates the scope of a parsed file. */
export function createDocumentScope(
  file: SourceFile,
  compilation: Compilation,
  { tree, footnotePrefix, isMdx = false, convertCommand }: NewScope,
): DocumentScope {
  return {
    file,
    compilation,
    definitions: file.text.includes(']:') ? collectDefinitions(tree, new Map()) : new Map(),
    footnotes: { definitions: new Map(), used: new Set() },
    footnotePrefix,
    includes: [],
    has: {
      fences: file.text.includes(':::'),
      dollars: file.text.includes('$'),
      mdx: /[{]|(?:im|ex)port\b/.test(file.text),
    },
    isMdx,
    ...(convertCommand && { convertCommand }),
    report(node, problem, delta = 0) {
      compilation.report(file.path, pointIn(file, node, delta), problem)
    },
  }
}

function collectDefinitions(
  parent: { readonly children: readonly RootContent[] },
  definitions: Map<string, Definition>,
) {
  for (const node of parent.children) {
    // The first definition of a label wins.
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node)
    if ('children' in node) collectDefinitions(node, definitions)
  }
  return definitions
}
