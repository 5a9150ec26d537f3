import type { HeadElement } from '../../../contract/index.js'
import { checkHeadElement } from '../../check/check-head-element.js'
import type { Problem } from '../../compilation.js'
import { attributesOf } from '../../html/attributes-of.js'
import { toProperties } from './jsx-element.js'

/** An element as written in `<Head>`. */
export interface RawHeadElement {
  readonly name: string
  /** Under React's names. */
  readonly props: Readonly<Record<string, unknown>>
  readonly text: string
}

/** The element for a page's head, or the reason why it is not allowed there. */
export function readHeadElement({ name, props, text }: RawHeadElement): HeadElement | { readonly problem: Problem } {
  const problem = checkHeadElement(name)
  return problem ? { problem } : { tagName: name, attributes: attributesOf(toProperties(props, new Map())), text }
}
