import { addRule, writeRules } from '@docgen/renderer/markdown'
import { type LinkOrigin, resolveSiteHref } from './resolve-site-href.js'

const TAG = /<[a-z][^<>]*>/gi
const STYLE = /\sstyle\s?=\s?(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i
const CLASS = /\sclass\s?=\s?(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i
const MOVED = /\sdata-style="([^"]*)"/g

/**
 * Replaces every inline style in HTML of the config, which the security policy would block, with a class;
 * `data-style` keeps the style for `collectHtmlStyles`.
 */
export function moveHtmlStyles(html: string): string {
  return html.replace(TAG, (tag) => {
    const style = STYLE.exec(tag)
    if (!style) return tag
    const declarations = readValue(style).trim().replaceAll('"', "'")
    const withoutStyle = tag.replace(style[0], '')
    if (declarations === '') return withoutStyle
    const classAttribute = CLASS.exec(withoutStyle)
    const className = [addRule(declarations, new Map()), ...(classAttribute ? [readValue(classAttribute)] : [])].join(
      ' ',
    )
    return (classAttribute ? withoutStyle.replace(classAttribute[0], '') : withoutStyle).replace(
      /^<[a-z][\w-]*/i,
      (start) => `${start} class="${className}" data-style="${declarations}"`,
    )
  })
}

/** The style sheet of the classes that `moveHtmlStyles` added to any text in a value. */
export function collectHtmlStyles(value: unknown): string {
  const rules = new Map<string, string>()
  const walk = (part: unknown): void => {
    if (typeof part === 'string') {
      if (part.includes(' data-style="'))
        for (const [, declarations = ''] of part.matchAll(MOVED)) addRule(declarations, rules)
    } else if (typeof part === 'object' && part !== null) for (const item of Object.values(part)) walk(item)
  }
  walk(value)
  return writeRules(rules)
}

function readValue([, double, single, plain]: RegExpExecArray): string {
  return double ?? single ?? plain ?? ''
}

const URL_ATTRIBUTE =
  /(<(?:a|area|audio|img|source|video)\b[^<>]*?\s(?:href|src)\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi

/** Resolves links and images in HTML of the config to URLs of the site, and replaces inline styles with classes. */
export function resolveHtmlLinks(html: string, position: LinkOrigin): string {
  return moveHtmlStyles(html).replace(
    URL_ATTRIBUTE,
    (whole: string, start: string, ...values: readonly (string | undefined)[]) => {
      const raw = values[0] ?? values[1] ?? values[2] ?? ''
      const href = resolveSiteHref(raw, position)
      return href === raw ? whole : `${start}"${href.replace(/"/g, '&quot;')}"`
    },
  )
}
