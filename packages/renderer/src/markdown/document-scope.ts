import type { Definition, FootnoteDefinition, Root, RootContent } from 'mdast'
import type { ConvertCommand } from './code/convert-command.js'
import type { Compilation, Mistake } from './compilation.js'
import { type Placed, pointIn, type SourceFile } from './source-file.js'

/** What the Markdown transforms of one file share. */
export interface DocumentScope {
  readonly file: SourceFile
  readonly compilation: Compilation
  /** The file's reference definitions by their normalised label. */
  readonly definitions: ReadonlyMap<string, Definition>
  readonly footnotes: Footnotes
  /** Put before footnote labels, so that those of a partial and of its page stay apart. */
  readonly footnotePrefix: string
  /** Where partials go once they are read: `parent.children` takes their content. */
  readonly includes: IncludeRequest[]
  /** What stands anywhere in the file: whoever looks for it block by block need not where it does not. */
  readonly has: FileTraits
  /** True where braces and tags have been read already. */
  readonly isMdx: boolean
  /** Present where the file names `npm2yarn`. */
  readonly convertCommand?: ConvertCommand
  /** Reports a mistake `delta` characters after the start of a node. */
  report(node: Placed, mistake: Mistake, delta?: number): void
}

/** Cheap answers about a whole file. */
export interface FileTraits {
  /** `:::` */
  readonly fences: boolean
  /** `import`, `export` or `{`, which MDX begins with. */
  readonly mdx: boolean
}

/** The footnotes of one file: what is defined, by its label as the parser made it alike, and what is referred to. */
export interface Footnotes {
  readonly definitions: Map<string, FootnoteDefinition>
  readonly used: Set<string>
}

/** A partial that is to be read. */
export interface IncludeRequest {
  readonly path: string
  readonly text: string
  readonly target: { children: RootContent[] }
  /** The directive that asks for it; absent where it is a piece of the same file. */
  readonly directive?: Placed
  /** What the file gets where it is used as a component. */
  readonly props?: Readonly<Record<string, unknown>>
}

/** What a scope begins with beside its file. */
export interface NewScope {
  readonly tree: Root
  readonly footnotePrefix: string
  readonly isMdx?: boolean
  readonly convertCommand?: ConvertCommand | undefined
}

/** The scope of a freshly parsed file. */
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
    has: { fences: file.text.includes(':::'), mdx: /[{]|(?:im|ex)port\b/.test(file.text) },
    isMdx,
    ...(convertCommand && { convertCommand }),
    report(node, mistake, delta = 0) {
      compilation.report(file.path, pointIn(file, node, delta), mistake)
    },
  }
}

function collectDefinitions(parent: { readonly children: readonly RootContent[] }, found: Map<string, Definition>) {
  for (const node of parent.children) {
    // The first of several with one label counts.
    if (node.type === 'definition' && !found.has(node.identifier)) found.set(node.identifier, node)
    if ('children' in node) collectDefinitions(node, found)
  }
  return found
}
