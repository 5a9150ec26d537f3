import type { Diagnostic } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import type { LocateInConfig } from '../config/locate-in-config.js'
import type { KeyPath } from '../config/source/locate-key.js'

/** Fields of the config that contain HTML. */
const HTML_FIELDS: ReadonlySet<string> = new Set(['html', 'value', 'copyright', 'content'])

const TAG = /<[a-z][^<>]*>/gi
const NAME = /^<[a-z][\w-]*/i
const QUOTED = /"[^"]*"|'[^']*'/g
const HANDLER = /(?:\s|"")(on[a-z]+)\s?=/gi

/** Warns about event handlers in HTML of the navbar, footer and announcement bar: the security policy blocks them. */
export function checkConfigHandlers(
  { navbar, footer, announcementBar, security }: Pick<Config, 'navbar' | 'footer' | 'announcementBar' | 'security'>,
  locateInConfig: LocateInConfig,
): Diagnostic[] {
  const { csp } = security
  const isAllowed = csp === false || csp.reportOnly || csp.sources['script-src']?.some((each) => /^'unsafe-/.test(each))
  if (isAllowed) return []
  return listHtml({ navbar, footer, announcementBar }).flatMap(({ path, html }) =>
    [...html.matchAll(TAG)].flatMap(([tag]): Diagnostic[] => {
      const names = [...tag.replace(QUOTED, '""').matchAll(HANDLER)].map(([, name = '']) => name.toLowerCase())
      if (names.length === 0) return []
      return [
        {
          code: 'mdx-handler',
          severity: 'warning',
          ...locateInConfig(path),
          message: `the security policy blocks ${names.join(', ')} of ${NAME.exec(tag)?.[0].toLowerCase()}>`,
          hint: 'Give the element an id, and add the handler in a script that you list in scripts',
        },
      ]
    }),
  )
}

/** The HTML of all HTML fields in a value and its nested values, in order. */
function listHtml(value: unknown, path: KeyPath = []): { readonly path: KeyPath; readonly html: string }[] {
  if (typeof value === 'string') return HTML_FIELDS.has(String(path.at(-1))) ? [{ path, html: value }] : []
  if (typeof value !== 'object' || value === null) return []
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([key, inner]) => listHtml(inner, [...path, isList ? Number(key) : key]))
}
