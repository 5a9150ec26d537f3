import * as z from 'zod/mini'
import { isRecord } from '../is-record.js'
import { byDefault } from './field.js'

const NAMES = new Set([
  'target',
  'rel',
  'title',
  'id',
  'lang',
  'hreflang',
  'download',
  'referrerpolicy',
  'role',
  'tabindex',
])

/** HTML attributes that users can write next to the other fields of a link in the config. */
export interface AttributesInput {
  [name: `data-${string}`]: string | number | boolean
  [name: `aria-${string}`]: string | number | boolean
  target?: string
  rel?: string
  title?: string
  id?: string
  lang?: string
  hreflang?: string
  download?: string | boolean
  referrerpolicy?: string
  role?: string
  tabindex?: number | string
}

/** The field that `collectAttributes` fills. */
export const attributesSchema = byDefault(
  z.record(z.string(), z.string()),
  {},
  'HTML attributes of the element, such as `target`, `rel`, `title`, `data-…` and `aria-…`. You can also write them next to the other fields.',
)

/** Moves the HTML attributes among an object's fields to its field `attributes`; returns other values unchanged. */
export function collectAttributes(value: unknown): unknown {
  if (!isRecord(value)) return value
  const names = Object.keys(value).filter(isAttribute)
  if (names.length === 0) return value
  const attributes = names.map((name) => [name, toText(value[name])])
  const otherFields = Object.entries(value).filter(([name]) => !isAttribute(name))
  const { attributes: listed } = value
  return {
    ...Object.fromEntries(otherFields),
    attributes: { ...(isRecord(listed) && listed), ...Object.fromEntries(attributes) },
  }
}

const ATTRIBUTE = /^[a-z][\w:.-]*$/i

/** Reports fields whose names cannot be HTML attributes. */
export function checkAttributeNames(fields: object, context: z.core.$RefinementCtx): void {
  for (const name of Object.keys(fields)) {
    if (ATTRIBUTE.test(name)) continue
    context.addIssue({ code: 'custom', path: [name], message: `${name} can't be the name of an HTML attribute` })
  }
}

function isAttribute(name: string): boolean {
  return NAMES.has(name) || /^(?:data|aria)-[\w.-]+$/.test(name)
}

function toText(value: unknown): unknown {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
}
