import { attributeOf, type HtmlElement } from '@docgen/renderer'
import type { Report } from './a11y-problem.js'
import { fieldName, type NameScope, nameOf } from './describe-element.js'
import { isVagueLinkText } from './vague-link-texts.js'

/** Everything outside of an element that affects its accessible name, and the function that reports problems. */
export interface NameContext {
  readonly scope: NameScope
  readonly report: Report
  /** BCP 47 tag of the language of the element's text. */
  readonly language: string
  /** The `label` element around the element, if any. */
  readonly label?: HtmlElement
}

const FILE_NAME = /^[^\s/]+\.(?:avif|gif|jpe?g|png|svg|webp)$/i
/** Matches alternative texts that only name a kind of image. */
const KIND_OF_IMAGE = /^(?:image|picture|photo|img)$/i
/** Types of `input` that need no name: browsers name the buttons of a form, and readers do not see hidden fields. */
const NAMED_TYPES: ReadonlySet<string> = new Set(['submit', 'reset', 'hidden'])

/** Reports an element without an accessible name, a vague link text, and an alternative text that describes nothing. */
export function checkName(element: HtmlElement, context: NameContext): void {
  const { tag } = element
  if (tag === 'a') checkLink(element, context)
  else if (tag === 'img' || tag === 'area') checkImage(element, context)
  else if (tag === 'button' || tag === 'summary' || attributeOf(element, 'role') === 'button')
    reportNameless(element, nameOf(element, context.scope), context, 'Add text to it, or add aria-label')
  else if (tag === 'iframe' || tag === 'frame')
    reportNameless(element, nameOf(element, context.scope), context, 'Add title="…" with what the frame shows')
  else if (tag === 'svg' && attributeOf(element, 'role') === 'img')
    reportNameless(
      element,
      nameOf(element, context.scope),
      context,
      'Add aria-label, or aria-hidden="true" if it is decorative',
    )
  else if (tag === 'input' || tag === 'select' || tag === 'textarea') checkField(element, context)
}

function reportNameless({ tag }: HtmlElement, name: string, { report }: NameContext, hint: string): void {
  if (name === '')
    report({
      code: 'a11y-name',
      severity: 'error',
      clue: { kind: 'tag', text: tag },
      message: `${ELEMENT_NAMES[tag] ?? 'an element'} has no name`,
      hint,
    })
}

const ELEMENT_NAMES: Readonly<Record<string, string>> = {
  button: 'a button',
  summary: 'a summary element',
  iframe: 'a frame',
  frame: 'a frame',
  svg: 'an SVG image',
  input: 'a form field',
  select: 'a form field',
  textarea: 'a form field',
}

function checkLink(element: HtmlElement, context: NameContext): void {
  const url = attributeOf(element, 'href')
  if (url === undefined) return
  const name = nameOf(element, context.scope)
  if (name === '') {
    context.report({
      code: 'a11y-name',
      severity: 'error',
      clue: { kind: 'link', text: '', ...(/^https?:/.test(url) && { url }) },
      message: `the link to ${url} has no text`,
      hint: 'Add text to it, or describe the image in it',
    })
  } else if (isVagueLinkText(name, context.language))
    context.report({
      code: 'a11y-link-text',
      severity: 'warning',
      clue: { kind: 'link', text: name },
      message: `the link text ${JSON.stringify(name)} does not say where the link leads`,
      hint: 'Name the target: screen readers list the links of a page without the text around them',
    })
}

function checkImage(element: HtmlElement, { report, scope }: NameContext): void {
  const role = attributeOf(element, 'role')
  if (role === 'presentation' || role === 'none') return
  const alt = attributeOf(element, 'alt')?.trim()
  if (alt === undefined && nameOf(element, scope) === '')
    report({
      code: 'a11y-name',
      severity: 'error',
      clue: { kind: 'tag', text: element.tag },
      message: `the image ${attributeOf(element, 'src') ?? ''} has no alternative text`.replace('  ', ' '),
      hint: 'Add alt="…" with what it shows, or alt="" if it is decorative',
    })
  else if (alt !== undefined && (FILE_NAME.test(alt) || KIND_OF_IMAGE.test(alt)))
    report({
      code: 'a11y-alt',
      severity: 'warning',
      clue: { kind: 'alt', text: alt },
      message: `the alternative text ${JSON.stringify(alt)} does not describe the image`,
      hint: 'Describe what it shows',
    })
}

function checkField(element: HtmlElement, context: NameContext): void {
  const type = attributeOf(element, 'type')?.toLowerCase() ?? ''
  if (element.tag === 'input' && NAMED_TYPES.has(type)) return
  const name =
    type === 'button' || type === 'image'
      ? (attributeOf(element, type === 'image' ? 'alt' : 'value') ?? nameOf(element, context.scope))
      : fieldName(element, context.scope, context.label)
  reportNameless(element, name, context, 'Put it into a label element with text, or add aria-label')
}
