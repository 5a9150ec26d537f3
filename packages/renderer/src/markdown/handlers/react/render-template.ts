import type { Text, ThemeComponents } from '../../../contract/index.js'
import type { RenderElement } from '../../../html/create-element-renderer.js'
import { escapeForReact } from '../../../html/render-attributes.js'
import type { ComponentUse } from '../../directives/block.js'
import { componentNode } from './component-node.js'
import { slotMark, withoutTextBorders } from './fill-slots.js'

/**
 * Renders an element of a component from the HTML of an earlier one; returns `undefined` if React has to render this
 * element.
 */
export type RenderTemplate = (use: ComponentUse, slots: readonly string[]) => string | undefined

/** The components that may declare props as opaque: they only write these into their HTML. */
type RepeatedUse = Extract<ComponentUse, { readonly name: 'CodeBlock' | 'Heading' | 'Link' | 'Table' }>

/**
 * A component's HTML, split where other elements of the component may differ: `parts[0] gaps[0] parts[1] gaps[1] …
 * parts[n]`.
 */
interface Template {
  readonly parts: readonly string[]
  readonly gaps: readonly Gap[]
  /** The UI strings that it requests. */
  readonly texts: readonly TextRequest[]
}

interface TextRequest {
  readonly key: Parameters<Text>[0]
  /** A value that is a string is split: text alternates with the index of an opaque prop. */
  readonly values: readonly (readonly [name: string, value: readonly string[] | number])[] | undefined
}

/** The content of a gap: the value of a prop, escaped except in inner HTML, a UI string, or children. */
interface Gap {
  readonly kind: 'value' | 'html' | 'text' | 'slot'
  readonly index: number
}

// The ampersand reveals whether a value was escaped, the mixed case whether it was changed.
const valueMark = (index: number): string => `\u0000Vv${index}&\u0000`
const textMark = (index: number): string => `\u0000t${index}\u0000`
const VALUE_MARK = /\u0000Vv(\d+)&\u0000/
const GAP = /\u0000(Vv|t|s)(\d+)(&(?:amp;)?)?\u0000/g

/**
 * Maximum number of cached templates. A theme needs fewer, unless a prop that is not opaque differs in every element.
 */
const MAX_COUNT = 200

/**
 * Creates a renderer for components that declare opaque props: each renders once for all elements that differ only in
 * these props.
 */
export function createTemplateRenderer(components: ThemeComponents, render: RenderElement): RenderTemplate {
  const templates = new Map<string, Template>()
  return (use, slots) => {
    if (!isRepeated(use) || (use.name === 'Link' && use.attributes)) return undefined
    const opaqueProps: readonly string[] | undefined = components[use.name].opaqueProps
    if (!opaqueProps) return undefined
    const props: Readonly<Record<string, unknown>> = { ...use.props }
    const values: string[] = []
    let key = `${use.name} ${slots.length}`
    for (const name in props) {
      const value = props[name]
      if (typeof value === 'function') continue
      if (typeof value === 'string' && opaqueProps.includes(name)) {
        if (hasReactRule(value)) return undefined
        values.push(value)
        key += ` ${name}`
      } else key += ` ${name}=${typeof value === 'boolean' ? value : JSON.stringify(value)}`
    }
    let template = templates.get(key)
    if (!template) {
      // Props that are not opaque may differ in every element.
      if (templates.size === MAX_COUNT) return undefined
      const html = (marked: RepeatedUse): string =>
        render(componentNode(components, { use: marked, slots: slots.map((_slot, index) => slotMark(index)) }))
      template = createTemplate(use, opaqueProps, html)
      templates.set(key, template)
    }
    return fillTemplate(template, { values, slots, text: use.props.text })
  }
}

function isRepeated(use: ComponentUse): use is RepeatedUse {
  return use.name === 'CodeBlock' || use.name === 'Heading' || use.name === 'Link' || use.name === 'Table'
}

/**
 * Whether React has a special rule for a value, which a marker would not trigger: an empty string or a `javascript:`
 * URL.
 */
function hasReactRule(value: string): boolean {
  // Most values begin with another ASCII character, which takes less time to check.
  if (/^[!-IK-ik-~]/.test(value)) return false
  return value === '' || /^[\s\p{Cc}]*j/iu.test(value)
}

function createTemplate(
  use: RepeatedUse,
  opaqueProps: readonly string[],
  renderUse: (marked: RepeatedUse) => string,
): Template {
  const texts: Parameters<Text>[] = []
  const text: Text = (...requests) => textMark(texts.push(requests) - 1)
  let count = 0
  const entries = Object.entries(use.props).map(([name, value]) =>
    typeof value === 'string' && opaqueProps.includes(name) ? [name, valueMark(count++)] : [name, value],
  )
  const html = withoutTextBorders(renderUse({ ...use, props: { ...use.props, ...Object.fromEntries(entries), text } }))
  const parts: string[] = []
  const gaps: Gap[] = []
  let end = 0
  for (const { 0: mark, 1: kind, 2: index, 3: escaped, index: start } of html.matchAll(GAP)) {
    parts.push(html.slice(end, start))
    gaps.push({
      kind: kind === 't' ? 'text' : kind === 's' ? 'slot' : escaped === '&' ? 'html' : 'value',
      index: Number(index),
    })
    end = start + mark.length
  }
  parts.push(html.slice(end))
  if (parts.some((part) => part.includes('\u0000'))) {
    throw new Error(`the component ${use.name} changes props that it lists in opaqueProps: ${opaqueProps.join(', ')}`)
  }
  return { parts, gaps, texts: texts.map(splitValues) }
}

function splitValues([key, values]: Parameters<Text>): TextRequest {
  if (values === undefined) return { key, values }
  const split = (value: string | number) => (typeof value === 'string' ? value.split(VALUE_MARK) : value)
  // A component of a site without types may pass `undefined`.
  return { key, values: Object.entries(values).map(([name, value]) => [name, split(value ?? '')]) }
}

interface Filling {
  readonly values: readonly string[]
  readonly slots: readonly string[]
  readonly text: Text
}

function fillTemplate({ parts, gaps, texts }: Template, { values, slots, text }: Filling): string {
  // Request texts in the same order as the component, because each request gets the next marker number.
  const requests =
    texts.length === 0
      ? []
      : texts.map((request) => text(request.key, request.values && fillValues(request.values, values)))
  let html = parts[0] ?? ''
  for (let gapIndex = 0; gapIndex < gaps.length; gapIndex += 1) {
    const gap = gaps[gapIndex]
    if (gap) html += fillGap(gap, { values, slots, requests })
    html += parts[gapIndex + 1] ?? ''
  }
  return html
}

function fillGap(
  { kind, index }: Gap,
  { values, slots, requests }: Omit<Filling, 'text'> & { readonly requests: readonly string[] },
): string {
  switch (kind) {
    case 'value':
      return escapeForReact(values[index] ?? '')
    case 'html':
      return values[index] ?? ''
    case 'text':
      return requests[index] ?? ''
    case 'slot':
      return slots[index] ?? ''
  }
}

/** Returns the values of a UI string, with the values of opaque props instead of their markers. */
function fillValues(textValues: NonNullable<TextRequest['values']>, values: readonly string[]): TextValues {
  const filled: Record<string, string | number> = {}
  for (const [name, value] of textValues) {
    filled[name] =
      typeof value === 'object'
        ? value.reduce((text, part, index) => text + (index % 2 === 0 ? part : (values[Number(part)] ?? '')), '')
        : value
  }
  return filled
}

type TextValues = NonNullable<Parameters<Text>[1]>
