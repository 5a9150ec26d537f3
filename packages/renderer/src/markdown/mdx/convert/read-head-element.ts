import type { HeadElement } from '../../../contract/index.js'
import { checkHeadElement } from '../../check/check-head-element.js'
import type { Problem } from '../../compilation.js'
import { attributesOf } from '../../html/attributes-of.js'
import { toProperties } from '../../html/jsx-element.js'

/** An element as written in `<Head>`. */
export interface RawHeadElement {
  readonly name: string
  /** Under React's names. */
  readonly props: Readonly<Record<string, unknown>>
  readonly text: string
}

/** Returns the element for a page's head, or the reason why it is not allowed there. */
export function readHeadElement({ name, props, text }: RawHeadElement): HeadElement | { readonly problem: Problem } {
  const { dangerouslySetInnerHTML: inner, ...rest } = props
  const content = inner === undefined ? text : String(Object(inner).__html)
  const element = { tagName: name, attributes: attributesOf(toProperties(rest, new Map())), text: content }
  const problem = checkHeadElement(element)
  return problem ? { problem } : element
}
