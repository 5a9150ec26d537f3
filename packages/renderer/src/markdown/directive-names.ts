import type { RootContent } from 'mdast'
import type { AdmonitionProps } from '../contract/index.js'
import { nearestWord } from './nearest-word.js'

/** `:::name` around other blocks. */
export type ContainerDirective = Extract<RootContent, { type: 'containerDirective' }>
/** `::name` on a line of its own. */
export type LeafDirective = Extract<RootContent, { type: 'leafDirective' }>
/** `:name` in running text. */
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

const CONTAINER_NAMES: ReadonlySet<string> = new Set([...ADMONITION_KINDS.keys(), 'details', 'tabs', 'tab'])
const LEAF_NAMES: ReadonlySet<string> = new Set(['include', 'doc-cards'])

/** How an unknown directive was probably meant, as a sentence; nothing where no known name is near. */
export function hintDirective({ type, name }: ContainerDirective | LeafDirective): string | undefined {
  const [own, other] = type === 'leafDirective' ? [LEAF_NAMES, CONTAINER_NAMES] : [CONTAINER_NAMES, LEAF_NAMES]
  if (other.has(name))
    return type === 'leafDirective' ? `Write :::${name}, and ::: after its content` : `Write ::${name}`
  const near = nearestWord(name, [...own, ...other])
  return near === undefined
    ? undefined
    : `Did you mean ${own.has(near) === (type === 'leafDirective') ? '::' : ':::'}${near}?`
}
