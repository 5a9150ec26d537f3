import type { Definition, ImageReference, LinkReference, RootContent } from 'mdast'
import type { DocumentScope } from '../document-scope.js'
import { replaceInLink } from './replace-placeholders.js'

/** The link of `[text][label]`; `undefined` if its file does not define the label. */
export function resolveLinkReference(node: LinkReference, scope: DocumentScope): readonly RootContent[] | undefined {
  const definition = scope.definitions.get(node.identifier)
  if (!definition) return undefined
  const { children, position } = node
  const link: RootContent = { type: 'link', ...targetOf(definition), children, ...(position && { position }) }
  return replaceInLink(link, scope) ?? [link]
}

/** The image of `![alt][label]`; `undefined` if its file does not define the label. */
export function resolveImageReference(node: ImageReference, scope: DocumentScope): readonly RootContent[] | undefined {
  const definition = scope.definitions.get(node.identifier)
  if (!definition) return undefined
  const { alt, position } = node
  const image: RootContent = { type: 'image', ...targetOf(definition), alt: alt ?? '', ...(position && { position }) }
  return replaceInLink(image, scope) ?? [image]
}

function targetOf({ url, title }: Definition): { url: string; title?: string } {
  return { url, ...(typeof title === 'string' && { title }) }
}
