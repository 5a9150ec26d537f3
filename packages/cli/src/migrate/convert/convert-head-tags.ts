import { parseJson } from '../../config/files/read-json-file.js'
import { isRecord } from '../../config/is-record.js'
import { convertLoadedScript } from './convert-head.js'
import type { ReadStatic } from './convert-policy.js'
import { type Converted, joinConverted, nothing, type Part, type SiteFields } from './converted.js'
import { type Plain, toPlain } from './to-plain.js'

/** An entry of `headTags`. */
interface HeadTag {
  readonly path: Part['path']
  /** Its name in the report, such as `<link>`. */
  readonly name: string
  readonly attributes: Plain
  readonly text: string
}

type ConvertTag = (tag: HeadTag, readStatic: ReadStatic) => Converted

const BY_NAME: Readonly<Record<string, ConvertTag>> = {
  link: convertLink,
  meta: convertMeta,
  script: convertScript,
  noscript: (tag) => reportLost(tag, 'every page works without scripts'),
  style: (tag) =>
    reportLost(
      tag,
      "the pages' security policy forbids inline styles",
      'Move its text to a style sheet, and add that to theme.css',
    ),
}

/** Migrates the attributes of a `<link>`. */
export function convertLinkTag({ value, path }: Part): Converted {
  return convertLink({ path, name: '<link>', attributes: toPlain({ value, path }), text: '' })
}

/** Migrates `headTags`: links, metadata, external scripts, and JSON-LD. The content security policy allows no more. */
export function convertHeadTags(readStatic: ReadStatic): (part: Part) => Converted {
  return ({ value, path }) => {
    const list: readonly unknown[] = Array.isArray(value) ? value : []
    return joinConverted(
      list.map((each, index) => {
        const { tagName, attributes, innerHTML } = isRecord(each) ? each : {}
        const at = [...path, index]
        const tag: HeadTag = {
          path: at,
          name: `<${String(tagName)}>`,
          attributes: toPlain({ value: isRecord(attributes) ? attributes : {}, path: [...at, 'attributes'] }),
          text: typeof innerHTML === 'string' ? innerHTML : '',
        }
        const convert = Object.hasOwn(BY_NAME, String(tagName)) ? BY_NAME[String(tagName)] : undefined
        return convert
          ? convert(tag, readStatic)
          : reportLost(tag, 'docgen does not add such elements to the head of every page')
      }),
    )
  }
}

function convertMeta(tag: HeadTag): Converted {
  const attributes = attributesOf(tag)
  if ('charset' in attributes || attributes['name'] === 'viewport')
    return nothing({ status: 'unneeded', path: tag.path, name: tag.name, message: 'every page already has it' })
  return addTag(tag, 'metadata', { metadata: [attributes] })
}

function convertLink(tag: HeadTag): Converted {
  const attributes = attributesOf(tag)
  const rel = String(attributes['rel']).toLowerCase()
  const href = String(attributes['href'])
  if (rel === 'stylesheet' && /^(?:https?:)?\/\//i.test(href)) return addTag(tag, 'links', { links: [attributes] })
  if (rel === 'stylesheet')
    return reportLost(tag, 'docgen combines the style sheets of a site into one file', 'Add it to theme.css')
  if (rel === 'canonical') return reportLost(tag, 'docgen sets the canonical URL of every page')
  return addTag(tag, 'links', { links: [attributes] })
}

function convertScript(tag: HeadTag, readStatic: ReadStatic): Converted {
  const attributes = attributesOf(tag)
  const { src } = attributes
  if (typeof src === 'string') {
    const note = { status: 'changed', path: tag.path, name: tag.name, message: '`scripts`' } as const
    return convertLoadedScript({ script: attributes, src, readStatic, notes: [note, ...tag.attributes.notes] })
  }
  const data = attributes['type'] === 'application/ld+json' ? parseObjects(tag.text) : undefined
  if (data) return addTag(tag, 'structuredData', { structuredData: data })
  return reportLost(
    tag,
    "the pages' security policy forbids inline scripts",
    'Move its text to a file in a static folder, and add that to scripts',
  )
}

/** Parses JSON-LD, which is an object or a list of objects; `undefined` if it is neither. */
function parseObjects(json: string): readonly object[] | undefined {
  const value = parseJson(json)
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  return list.every(isRecord) ? list : undefined
}

function attributesOf({ attributes: { value } }: HeadTag): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {}
}

function addTag({ path, name, attributes: { notes } }: HeadTag, field: string, fields: SiteFields): Converted {
  return { fields, comments: {}, notes: [{ status: 'changed', path, name, message: `\`${field}\`` }, ...notes] }
}

function reportLost({ path, name }: HeadTag, message: string, hint?: string): Converted {
  return nothing({ status: 'lost', path, name, message, ...(hint !== undefined && { hint }) })
}
