import type { RootContent } from 'mdast'
import type { AdmonitionProps } from '../../contract/index.js'
import { nearestWord } from '../../contract/suggest-name.js'
import { CONTAINER_BLOCKS, TEXT_BLOCKS } from './block-specs.js'

/** `:::name` around other blocks. */
export type ContainerDirective = Extract<RootContent, { type: 'containerDirective' }>
/** `::name` on a separate line. */
export type LeafDirective = Extract<RootContent, { type: 'leafDirective' }>
/** `:name` in a line of text. */
export type TextDirective = Extract<RootContent, { type: 'textDirective' }>

/** Directive name → kind of admonition. */
export const ADMONITION_KINDS: ReadonlyMap<string, AdmonitionProps['kind']> = new Map([
  ['note', 'note'],
  ['tip', 'tip'],
  ['info', 'info'],
  ['warning', 'warning'],
  ['danger', 'danger'],
  ['caution', 'warning'],
  ['important', 'info'],
  ['secondary', 'note'],
  ['success', 'tip'],
])

/** Admonitions with a separate UI string as default title, instead of the UI string of their kind. */
export const TITLED_ADMONITIONS: ReadonlySet<string> = new Set(['caution', 'important'])

/** Custom admonitions of a site: directive name → the kind of admonition that it renders. */
export type CustomAdmonitions = Readonly<Record<string, AdmonitionProps['kind']>>

/** Names after `:::`. */
export const CONTAINER_NAMES: ReadonlySet<string> = new Set([
  ...ADMONITION_KINDS.keys(),
  'details',
  'tabs',
  'tab',
  ...Object.keys(CONTAINER_BLOCKS),
])
/** Names after `::`. */
export const LEAF_NAMES: ReadonlySet<string> = new Set(['include', 'code', 'doc-cards'])
/** Names after `:`. */
export const TEXT_NAMES: ReadonlySet<string> = new Set(Object.keys(TEXT_BLOCKS))

/** Returns a hint that suggests an existing directive for an unknown one; `undefined` if none is close. */
export function hintDirective(
  kind: 'container' | 'leaf',
  name: string,
  admonitions: CustomAdmonitions = {},
): string | undefined {
  if (kind === 'leaf' && CONTAINER_NAMES.has(name)) return `Write :::${name}, and ::: after its content`
  if (kind === 'container' && LEAF_NAMES.has(name)) return `Write ::${name}`
  const [sameKind, other] = kind === 'leaf' ? [LEAF_NAMES, CONTAINER_NAMES] : [CONTAINER_NAMES, LEAF_NAMES]
  const names = [...sameKind, ...other, ...Object.keys(admonitions)]
  // A beginning, such as `warn`, has too few letters to resemble the whole.
  const near = nearestWord(name, names) ?? (name.length < 3 ? undefined : names.find((each) => each.startsWith(name)))
  if (near === undefined) return undefined
  return `Did you mean ${LEAF_NAMES.has(near) ? '::' : ':::'}${near}?`
}
