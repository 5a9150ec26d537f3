import { isRecord } from '../../config/is-record.js'
import { convertHeadTags } from '../convert/convert-head-tags.js'
import type { ReadStatic } from '../convert/convert-policy.js'
import { type Converted, joinConverted, nothing, type Part } from '../convert/converted.js'

/** Converts `head`: lists of a tag's name, its attributes and its text. The first icon becomes the favicon. */
export function convertHead(readStatic: ReadStatic): (part: Part) => Converted {
  const convertTags = convertHeadTags(readStatic)
  return ({ value, path }) => {
    const tags: readonly unknown[] = Array.isArray(value) ? value : []
    const iconIndex = tags.findIndex(isIcon)
    return joinConverted(
      tags.map((tag, index) => {
        const at = [...path, index]
        if (!Array.isArray(tag)) return nothing()
        const [tagName, attributes, innerHTML] = tag
        if (index !== iconIndex) {
          const tagFields = { tagName, attributes: readAttributes(attributes), innerHTML }
          const { fields, comments, notes } = convertTags({ value: [tagFields], path: at })
          return { fields, comments, notes: notes.map((note) => ({ ...note, path: at })) }
        }
        const href = String(Object(attributes)['href'])
        return {
          fields: { favicon: href },
          comments: {},
          notes: [{ status: 'changed', path: at, name: '<link rel="icon">', message: '`favicon`' }],
        }
      }),
    )
  }
}

/** The attributes of a tag. In VitePress, an empty text sets `async` and `defer`. */
function readAttributes(attributes: unknown): unknown {
  if (!isRecord(attributes)) return attributes
  const entries = Object.entries(attributes)
  return Object.fromEntries(entries.map(([name, value]) => [name, value === '' && BOOLEAN.has(name) ? true : value]))
}

const BOOLEAN: ReadonlySet<string> = new Set(['async', 'defer'])

function isIcon(tag: unknown): boolean {
  const attributes: unknown = Array.isArray(tag) && tag[0] === 'link' ? tag[1] : undefined
  if (!isRecord(attributes)) return false
  const { rel, href } = attributes
  return (
    typeof rel === 'string' &&
    /(?:^|\s)icon$/i.test(rel) &&
    typeof href === 'string' &&
    !/^(?:https?:|data:)/.test(href)
  )
}
