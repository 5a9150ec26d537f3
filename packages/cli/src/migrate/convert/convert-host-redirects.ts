import { isRecord } from '../../config/is-record.js'
import { type Converted, nothing, type Part } from './converted.js'

/** File of redirects with wildcards, in the notation of Netlify, Cloudflare Pages and others. */
export const REDIRECTS_FILE = '_redirects'

/** Redirects as fields of the config, and as text of `REDIRECTS_FILE`; `undefined` without wildcards. */
export interface ConvertedRedirects extends Converted {
  readonly file: string | undefined
}

/** Converts redirects. Hosts apply those with wildcards: docgen writes a file for them. */
export function convertRedirects({ value, path }: Part): ConvertedRedirects {
  if (!Array.isArray(value) || value.length === 0) return { ...nothing(), file: undefined }
  const all = value
    .filter(isRecord)
    .flatMap(({ source, destination, permanent }) =>
      typeof source === 'string' && typeof destination === 'string'
        ? [{ from: toPath(source), to: toPath(destination), code: permanent === false ? 302 : 301 }]
        : [],
    )
  const isWild = ({ from }: { readonly from: string }): boolean => /\*|\/:/.test(from)
  const wild = all.filter(isWild)
  const redirects = all
    .filter((each) => !isWild(each))
    .map(({ from, to }) => ({ from: from.replace(/[?#].*/, ''), to }))
  const unique = [...new Map(redirects.map((each) => [each.from, each])).values()].filter(({ from, to }) => from !== to)
  const message =
    wild.length === 0 ? '`redirects`' : `\`redirects\`, and ${wild.length} with wildcards in \`${REDIRECTS_FILE}\``
  return {
    fields: unique.length > 0 ? { redirects: unique } : {},
    comments: {},
    notes: [
      {
        status: wild.length === 0 ? 'migrated' : 'changed',
        path,
        message,
        ...(wild.length > 0 && { hint: 'Check that your host reads this file, or add the redirects to its settings' }),
      },
    ],
    file:
      wild.length === 0
        ? undefined
        : wild.map(({ from, to, code }) => `${toWildcard(from)} ${toSplat(to)} ${code}\n`).join(''),
  }
}

function toPath(url: string): string {
  return /^(?:[a-z]+:|\/)/i.test(url) ? url : `/${url}`
}

/** `/a/:slug*` and `/a/:path(.*)` are `/a/*`. */
function toWildcard(from: string): string {
  return from.replace(/:[\w-]+(?:\*|\([^()]*\))/g, '*')
}

function toSplat(to: string): string {
  return to.replace(/:[\w-]+(?:\*|\([^()]*\))|\*/g, ':splat')
}
