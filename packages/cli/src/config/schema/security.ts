import * as z from 'zod/mini'
import { expected } from './expected.js'
import { byDefault, optional } from './field.js'

const KEYWORD = /^(?:self|none|unsafe-\w[\w-]*|strict-dynamic|wasm-unsafe-eval|report-sample|(?:nonce|sha\d+)-.*)$/i

/** Whether a text is a policy source: an origin, a scheme, or a keyword in single quotes. */
function isSource(text: string): boolean {
  return /^[^\s;,]+$/.test(text) && !KEYWORD.test(text) && text !== "'none'"
}

function sources() {
  const words = `a source such as 'https://api.example.com' or "'unsafe-inline'", which has single quotes of its own`
  return z.array(z.string().check(z.refine(isSource, expected(words))))
}

const sourcesSchema = z.strictObject({
  'connect-src': optional(sources(), 'Addresses that scripts may fetch from and send to.'),
  'script-src': optional(
    sources(),
    'Where scripts may come from. The origins of `scripts` are allowed without being named here.',
  ),
  'style-src': optional(
    sources(),
    'Where style sheets may come from. The origins of style sheets in `links` are allowed without being named here.',
  ),
  'style-src-attr': optional(sources(), 'Style attributes: `"\'unsafe-inline\'"` allows them.'),
  'font-src': optional(sources(), 'Where fonts may come from.'),
  'img-src': optional(sources(), 'Where images may come from, beside `data:` and every `https:` address.'),
  'media-src': optional(sources(), 'Where sound and video may come from, beside every `https:` address.'),
  'frame-src': optional(
    sources(),
    'Which pages may be shown in frames; with `markdown.trustHtml`, every `https:` address is allowed.',
  ),
  'worker-src': optional(sources(), 'Where the scripts of workers may come from.'),
  'object-src': optional(sources(), 'Where `<object>` and `<embed>` may load from.'),
  'form-action': optional(sources(), 'Where forms may be sent to.'),
  'frame-ancestors': optional(
    sources(),
    'Which sites may show your pages in frames. Only hosts that send `_headers` can say so.',
  ),
  'report-uri': optional(
    sources(),
    'Where browsers report what the policy blocks. Only hosts that send `_headers` can say so.',
  ),
})

/** Restrictions on pages that browsers enforce. */
export const securitySchema = z.strictObject({
  csp: byDefault(
    z.union([
      z.literal(false),
      z.strictObject({
        sources: byDefault(
          sourcesSchema,
          {},
          'What pages may use beside the files of the site, by directive of the policy.',
        ),
        reportOnly: byDefault(
          z.boolean(),
          false,
          'Block nothing, and only report what would be blocked, in the console and to `report-uri`. Needs a host that sends `_headers`.',
        ),
        trustedTypes: byDefault(
          z.boolean(),
          true,
          'Require Trusted Types: a script that writes HTML or loads scripts needs a policy. Many scripts of other sites have none.',
        ),
      }),
    ]),
    {},
    'The content security policy; `false`: pages have none, and the build warns.',
  ),
})
