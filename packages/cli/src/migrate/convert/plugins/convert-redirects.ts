import { readReason } from '@docgen/renderer/contract'
import { isRecord } from '../../../config/is-record.js'
import type { SiteRoutes } from '../../../session/list-routes.js'
import { type Converted, joinConverted, nothing, type Part } from '../converted.js'
import { applyRules, type Rule, unless, unneeded } from '../rules.js'

interface Redirect {
  readonly from: string
  readonly to: string
}

/**
 * Creates the rule for `@docusaurus/plugin-client-redirects`. It calls the function `createRedirects` of the options
 * for every URL of the site. `hasFiles`: whether pages are files such as `api.html` instead of folders.
 */
export function convertRedirects({ all, urls }: Pick<SiteRoutes, 'all' | 'urls'>, hasFiles: boolean): Rule {
  return (part) =>
    applyRules(
      part,
      {
        id: unneeded(''),
        redirects: convertList,
        createRedirects: callCreateRedirects(urls),
        fromExtensions: convertExtensions(all, hasFiles),
        toExtensions: unless(
          (value) => Array.isArray(value) && value.length === 0,
          unneeded('hosts serve pages with and without .html'),
        ),
      },
      'the redirects',
    )
}

/** Hosts serve `/api.html` if the page is that file; if it is `api/index.html`, each page needs a redirect. */
function convertExtensions(routes: readonly string[], hasFiles: boolean): Rule {
  return ({ value, path }) => {
    const endings = Array.isArray(value) ? value.filter((ending) => typeof ending === 'string') : []
    const missing = endings.filter((ending) => !(hasFiles && ending === 'html'))
    if (missing.length === 0) return nothing({ status: 'unneeded', path, message: 'docgen always does this' })
    const redirects = routes
      .filter((route) => !route.endsWith('/') && !/\.html?$/.test(route))
      .flatMap((to) => missing.map((ending) => ({ from: `${to}.${ending}`, to })))
    const message = `${redirects.length} \`redirects\` for the existing pages: new pages get none`
    return { fields: { redirects }, comments: {}, notes: [{ status: 'changed', path, message }] }
  }
}

function convertList({ value, path }: Part): Converted {
  if (!Array.isArray(value)) return nothing({ status: 'lost', path, message: 'the redirects are not a list' })
  const redirectLists = value.map((item: unknown) => readRedirects(item))
  const missing = redirectLists.flatMap((redirects, index) =>
    redirects.length > 0 ? [] : [nothing({ status: 'lost', path: [...path, index], message: 'it has no from and to' })],
  )
  const redirects = redirectLists.flat()
  const converted: Converted = {
    fields: { redirects },
    comments: {},
    notes: [{ status: 'migrated', path, message: `\`redirects\`: ${redirects.length}` }],
  }
  return joinConverted(redirects.length === 0 ? missing : [converted, ...missing])
}

function readRedirects(item: unknown): readonly Redirect[] {
  if (!isRecord(item)) return []
  const { from, to } = item
  if (typeof to !== 'string') return []
  const oldPaths: readonly unknown[] = Array.isArray(from) ? from : [from]
  return oldPaths.flatMap((old) => (typeof old === 'string' ? [{ from: old, to }] : []))
}

function callCreateRedirects(urls: readonly string[]): Rule {
  return ({ value, path }) => {
    const hint = 'List its results in redirects'
    if (typeof value !== 'function') return nothing({ status: 'lost', path, message: 'it is not a function', hint })
    const redirects: Redirect[] = []
    try {
      for (const url of urls) {
        const oldPaths: unknown = value(url)
        const list: readonly unknown[] = Array.isArray(oldPaths) ? oldPaths : [oldPaths]
        redirects.push(...list.flatMap((from) => (typeof from === 'string' ? [{ from, to: url }] : [])))
      }
    } catch (error) {
      const message = `the function threw ${readReason(error)}`
      return nothing({ status: 'lost', path, message, hint })
    }
    const count = `${redirects.length} ${redirects.length === 1 ? 'URL' : 'URLs'}`
    const message = `evaluated for every page: ${count} in \`redirects\``
    const converted: Converted = {
      fields: redirects.length === 0 ? {} : { redirects },
      comments: {},
      notes: [{ status: 'changed', path, message }],
    }
    return converted
  }
}
