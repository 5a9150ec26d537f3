import * as z from 'zod/mini'
import { byDefault, expected, optional } from './field.js'
import { correctProtocol } from './text.js'

const KEYWORD = /^(?:self|none|unsafe-\w[\w-]*|strict-dynamic|wasm-unsafe-eval|report-sample|(?:nonce|sha\d+)-.*)$/i

/** Whether a text is a policy source: an origin, a scheme, or a keyword in single quotes. */
function isSource(text: string): boolean {
  return /^[^\s;,]+$/.test(text) && !KEYWORD.test(text) && text !== "'none'" && correctProtocol(text) === undefined
}

function sources() {
  const words = `a source such as 'https://api.example.com' or "'unsafe-inline'", including its single quotes`
  return z.array(z.string().check(z.refine(isSource, expected(words))))
}

const sourcesSchema = z.strictObject({
  'connect-src': optional(sources(), 'URLs that scripts may connect to.'),
  'script-src': optional(sources(), 'Sources of scripts. The origins of `scripts` are always allowed.'),
  'style-src': optional(
    sources(),
    'Sources of style sheets. The origins of style sheets in `links` are always allowed.',
  ),
  'style-src-attr': optional(sources(), 'Style attributes: `"\'unsafe-inline\'"` allows them.'),
  'font-src': optional(sources(), 'Sources of fonts.'),
  'img-src': optional(sources(), 'Sources of images, in addition to `data:` and all `https:` URLs.'),
  'media-src': optional(sources(), 'Sources of audio and video, in addition to all `https:` URLs.'),
  'frame-src': optional(sources(), 'Sources of frames. With `markdown.trustHtml`, all `https:` URLs are allowed.'),
  'worker-src': optional(sources(), 'Sources of worker scripts.'),
  'object-src': optional(
    sources(),
    'Sources of `<object>` and `<embed>`. With `markdown.trustHtml`, your own files are allowed.',
  ),
  'form-action': optional(sources(), 'Targets of forms.'),
  'frame-ancestors': optional(
    sources(),
    'Sites that may embed your pages in frames. Requires a host that supports `_headers`.',
  ),
  'report-uri': optional(
    sources(),
    'URLs to which browsers report violations. Requires a host that supports `_headers`.',
  ),
})

/** Restrictions on pages that browsers enforce. */
export const securitySchema = z.strictObject({
  csp: byDefault(
    z.union([
      z.literal(false),
      z.strictObject({
        sources: byDefault(sourcesSchema, {}, 'Additional sources, by directive of the policy.'),
        reportOnly: byDefault(
          z.boolean(),
          false,
          'Only report violations, in the console and to `report-uri`, and block nothing. Requires a host that supports `_headers`.',
        ),
        trustedTypes: byDefault(
          z.boolean(),
          true,
          'Require Trusted Types: scripts that write HTML or load scripts need a policy. Many third-party scripts have none.',
        ),
      }),
    ]),
    {},
    'The content security policy. `false` removes it, and the build warns.',
  ),
})
