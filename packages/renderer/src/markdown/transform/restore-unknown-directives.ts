import type { Root, RootContent } from 'mdast'
import { type KnownDirectives, restoreDirectives } from '../../parse/restore-directives.js'
import type { Compilation } from '../compilation.js'
import { CONTAINER_NAMES, hintDirective, LEAF_NAMES, TEXT_NAMES } from '../directives/directive-names.js'
import { keepWordsBesideDirectives } from '../ids/keep-id-words.js'
import type { SourceFile } from '../source-file.js'

/** Restores the source of directives that neither docgen nor a plugin defines. Reports unknown block directives. */
export function restoreUnknownDirectives(tree: Root, file: SourceFile, compilation: Compilation): Root {
  const { remarkPlugins, admonitions } = compilation.options
  const container = admonitions ? new Set([...CONTAINER_NAMES, ...Object.keys(admonitions)]) : CONTAINER_NAMES
  const named: KnownDirectives = { container, leaf: LEAF_NAMES, text: TEXT_NAMES }
  const directiveNames = remarkPlugins.length === 0 ? named : withPluginDirectives(tree, named)
  if (file.text.includes(':')) keepWordsBesideDirectives(tree, directiveNames.text)
  const { tree: restored, unknown } = restoreDirectives(tree, file.text, directiveNames)
  for (const { kind, name, position } of unknown) {
    const hint = hintDirective(kind, name, admonitions)
    compilation.report(file.path, position?.start, {
      code: 'unknown-directive',
      message: `there is no directive ${kind === 'container' ? ':::' : '::'}${name}`,
      length: name.length + (kind === 'container' ? 3 : 2),
      ...(hint !== undefined && { hint }),
    })
  }
  return restored
}

/** Adds the names of directives that plugins handle: plugins set the element of these nodes (`hName`). */
function withPluginDirectives(tree: Root, named: KnownDirectives): KnownDirectives {
  const defined = { container: new Set(named.container), leaf: new Set(named.leaf), text: new Set(named.text) }
  visit(tree.children)
  return defined

  function visit(nodes: readonly RootContent[]): void {
    for (const node of nodes) {
      if (node.data?.hName !== undefined) {
        if (node.type === 'containerDirective') defined.container.add(node.name)
        else if (node.type === 'leafDirective') defined.leaf.add(node.name)
        else if (node.type === 'textDirective') defined.text.add(node.name)
      }
      if ('children' in node) visit(node.children)
    }
  }
}
