import { didYouMean, nearestWord } from '@docgen/renderer/contract'
import * as z from 'zod/mini'
import { isExternalUrl } from '../is-external-url.js'
import { expected } from './field.js'

const ORIGIN = /^https?:\/\/[^/?#\s@]+\/?$/i
// Color functions can be nested: `color-mix(in srgb, var(--a), rgb(0 0 0))`.
const CSS_COLOR = /^(?:[^;!{}()[\]'"\\]|\((?:[^;!{}()[\]'"\\]|\([^;!{}()[\]'"\\]*\))*\))+$/
const PATH_OR_URL = 'a path that starts with / or an absolute URL such as https://example.org'

// Shared by all fields, because creating a check takes time, and many fields need this check.
const isFilled = z.refine<string>((text) => text.trim() !== '', expected('a string that is not empty'))

/** A text with at least one visible character. */
export function filledText() {
  return z.string().check(isFilled)
}

/** A CSS color. Only checks that it cannot end the surrounding declaration, not that the color exists. */
export function cssColor() {
  return filledText().check(z.refine(isCssColor, expected('a CSS color, such as #3451d1')))
}

function startsAtRoot() {
  return z.refine<string>((text) => /^\/(?!\/)/.test(text), { ...expected('a path that starts with /'), abort: true })
}

/** A path that starts with `/`, like a route. */
export function sitePath() {
  return z.string().check(
    startsAtRoot(),
    z.refine((text) => !/\s/.test(text), expected('a path without spaces: write %20')),
  )
}

/**
 * The path of an old page; docgen percent-encodes it. Hosts would read `*` and `:name` in it as patterns, and ignore
 * the query and hash of URLs.
 */
export function oldPath() {
  return z.string().check(
    startsAtRoot(),
    z.refine((text) => !/[?#]/.test(text), expected('a path without ? and #: hosts only compare the path of a URL')),
    z.refine(
      (text) => !/\*|\/:/.test(text),
      expected('one path: put redirects with * or :name into the _redirects file of a static folder'),
    ),
  )
}

/** Rejects a URL with a misspelled web protocol. */
export const knownProtocol = z.superRefine((text: string, context) => {
  const meant = correctProtocol(text)
  if (meant === undefined) return
  const message = `"${text.split('/', 1)[0]}" is not a protocol`
  context.addIssue({ code: 'custom', message, params: { hint: didYouMean(meant) } })
})

/** The new URL of an old page, as written: docgen percent-encodes it. */
export function newUrl() {
  return z.string().check(
    z.refine((text) => /^(?:\/|[a-z][a-z\d+.-]*:)\S|^\/$/i.test(text) && !isCode(text), expected(PATH_OR_URL)),
    knownProtocol,
  )
}

/** One text or a list of texts; the result is a list. */
export function oneOrMore(text: z.ZodMiniString) {
  return z.union([
    z.pipe(
      text,
      z.transform((only) => [only]),
    ),
    z.array(text),
  ])
}

/** A path that starts with `/`, or an absolute URL that is not code. */
export function pathOrUrl() {
  return z.string().check(
    z.refine((text) => /^\S+$/.test(text) && (text.startsWith('/') || isExternalUrl(text)) && !isCode(text), {
      ...expected(PATH_OR_URL),
    }),
  )
}

/** Whether a URL contains code to run or a document to open. Browsers ignore its spaces and control characters. */
export function isCode(url: string): boolean {
  return /^(?:javascript|vbscript|data):/i.test(url.replace(/[\u0000-\u0020]+/g, ''))
}

/** A link target: any path or URL, unless it is code or its protocol is misspelled. */
export function linkTarget() {
  return filledText().check(
    z.refine((text) => !isCode(text), expected('a URL that opens a page, such as https://example.org')),
    knownProtocol,
  )
}

/** Protocols that browsers and apps open, for suggestions. */
const PROTOCOLS = ['http', 'https', 'ftp', 'ftps', 'ws', 'wss', 'sftp', 'ssh', 'git', 'file', 'pathname']

/** Corrects a URL with a misspelled web protocol: `https//x.y`, `http:/x.y`. `undefined` for any other text. */
export function correctProtocol(text: string): string | undefined {
  const [, name = '', separator, rest = ''] = /^([a-z]+)(:\/\/|:\/|\/\/)([^/].*)$/is.exec(text) ?? []
  if (separator === undefined) return undefined
  const near = nearestWord(name, PROTOCOLS)
  if (near === undefined || !/^https?$/.test(near)) return undefined
  return near === name.toLowerCase() && separator === '://' ? undefined : `${near}://${rest}`
}

/** Whether a path has no segments or characters that browsers would interpret or drop, such as `..`, `?` and spaces. */
function isPath(text: string): boolean {
  const parts = text.replace(/^\/+|(?<!\/)\/+$/g, '').split('/')
  return text.replaceAll('/', '') === '' || parts.every((part) => /^(?!\.{1,2}$)[^?#%\\\s:]+$/.test(part))
}

/** One or more path segments, returned without leading and trailing slash; empty for none. */
export function pathPart() {
  return z.pipe(
    z.string().check(z.refine(isPath, expected('a part of a path, such as 1.0 or old/1.0'))),
    z.transform((text) => text.replace(/^\/+|(?<!\/)\/+$/g, '')),
  )
}

/** A path that pages are served below, returned with a leading and without a trailing slash. */
export function routeBase() {
  return z.pipe(
    z.string().check(z.refine(isPath, expected('a path of this site, such as /docs'))),
    z.transform((path) => `/${path.replace(/^\/+|(?<!\/)\/+$/g, '')}`),
  )
}

/** Protocol and host of a site, returned without a trailing slash. */
export function origin() {
  return z.pipe(
    z
      .string()
      .check(z.refine(isOrigin, expected('protocol and host without a path, such as https://docs.example.org'))),
    z.transform((text) => text.replace(/\/$/, '')),
  )
}

/** Id of a folder, which distinguishes it from other folders of the same kind. */
export function folderId() {
  return z.string().check(z.refine((id) => /^[a-z\d][\w-]*$/i.test(id), expected('letters, digits, - and _')))
}

/** A web URL. */
export function webUrl() {
  return z
    .string()
    .check(z.refine(isWebUrl, expected('a URL of the web, such as https://api.example.org/v1/openapi.json')))
}

/** Route of a page of this site, as written in a link. */
export function route() {
  return filledText().check(
    z.refine(
      (text) => !isExternalUrl(text) || text.startsWith('pathname://'),
      expected('a route of this site (use href for the URL of another site)'),
    ),
  )
}

function isOrigin(text: string): boolean {
  return ORIGIN.test(text) && URL.canParse(text)
}

function isWebUrl(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}

function isCssColor(text: string): boolean {
  return CSS_COLOR.test(text) && !/\/\*|url\(/i.test(text)
}
