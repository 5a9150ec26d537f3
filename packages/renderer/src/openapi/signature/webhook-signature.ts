import { childNode, type DocumentNode } from '../document-node.js'
import { asText, isList } from '../json-value.js'

/** A part of the text that a signature covers. */
export type SignedPart = 'body' | 'id' | 'timestamp'

/** How a site's config describes the signature of webhooks. */
export interface WebhookSignatureSettings {
  /** `hmac-sha256` if absent. */
  readonly scheme?: 'hmac-sha256' | 'standard-webhooks'
  readonly header?: string
  readonly encoding?: 'base64' | 'hex'
  readonly prefix?: string
  readonly timestampHeader?: string
  readonly secretVariable?: string
}

/** How receivers of webhooks verify that a request is from the API. */
export interface WebhookSignature {
  /** Header with the signature. */
  readonly header: string
  readonly algorithm: 'sha1' | 'sha256' | 'sha384' | 'sha512'
  readonly encoding: 'base64' | 'hex'
  /** Text before the signature in the header, such as `sha256=`. */
  readonly prefix: string
  /** Whether the header can have several signatures, with spaces between them. */
  readonly isList: boolean
  /** What is signed, joined by the delimiter. */
  readonly parts: readonly SignedPart[]
  readonly delimiter: string
  /** Headers of the parts. */
  readonly idHeader: string
  readonly timestampHeader: string
  /** Maximum age of a request in seconds; 0 if the timestamp is not in seconds, or if there is none. */
  readonly tolerance: number
  /** Environment variable with the secret. */
  readonly secretVariable: string
  /** Whether the secret is Base64 after `whsec_`. */
  readonly isEncodedSecret: boolean
}

// Longest time that a request may take, in seconds, as in Standard Webhooks and Stripe.
const TOLERANCE = 300
/** The extension of descriptions, which Fern has introduced. */
export const SIGNATURE_EXTENSION = 'x-fern-webhook-signature'
const ALGORITHMS = ['sha1', 'sha256', 'sha384', 'sha512'] as const
const HEADER = /^[\w-]+$/

/** The signature that a site's config describes. */
export function toSignature({
  scheme = 'hmac-sha256',
  header,
  encoding = 'hex',
  prefix = '',
  timestampHeader,
  secretVariable = 'WEBHOOK_SECRET',
}: WebhookSignatureSettings): WebhookSignature {
  if (scheme === 'standard-webhooks') {
    const name = header ?? 'webhook-signature'
    const start = name.replace(/-?signature$/i, '') || 'webhook'
    return {
      header: name,
      algorithm: 'sha256',
      encoding: 'base64',
      prefix: 'v1,',
      isList: true,
      parts: ['id', 'timestamp', 'body'],
      delimiter: '.',
      idHeader: `${start}-id`,
      timestampHeader: timestampHeader ?? `${start}-timestamp`,
      tolerance: TOLERANCE,
      secretVariable,
      isEncodedSecret: true,
    }
  }
  return {
    header: header ?? 'X-Signature',
    algorithm: 'sha256',
    encoding,
    prefix,
    isList: false,
    parts: timestampHeader === undefined ? ['body'] : ['timestamp', 'body'],
    delimiter: '.',
    idHeader: '',
    timestampHeader: timestampHeader ?? '',
    tolerance: timestampHeader === undefined ? 0 : TOLERANCE,
    secretVariable,
    isEncodedSecret: false,
  }
}

/**
 * The signature that the first of the nodes describes with the extension `x-fern-webhook-signature`; `undefined` if none
 * does, or if it is a signature for which docgen has no code: by a public key, or of parts such as the URL.
 */
export function readSignature(...nodes: readonly DocumentNode[]): WebhookSignature | undefined {
  const node = nodes.map((each) => childNode(each, SIGNATURE_EXTENSION)).find(({ value }) => value !== undefined)
  if (!node) return undefined
  const text = (...keys: readonly string[]): string | undefined => asText(childNode(node, ...keys).value)
  const header = text('header')
  const algorithm = ALGORITHMS.find((each) => each === (text('algorithm') ?? 'sha256'))
  const encoding = (['base64', 'hex'] as const).find((each) => each === (text('encoding') ?? 'hex'))
  const components = childNode(node, 'payload-format', 'components').value ?? ['body']
  const names = isList(components) ? components : []
  const timestampHeader = text('timestamp', 'header') ?? ''
  const parts = (['body', 'timestamp'] as const).filter((part) => names.includes(part))
  const isTimed = parts.includes('timestamp')
  const isKnown = parts.length === names.length && parts.includes('body') && (!isTimed || HEADER.test(timestampHeader))
  if (text('type') !== 'hmac' || !header || !HEADER.test(header) || !algorithm || !encoding || !isKnown)
    return undefined
  const tolerance = Number(childNode(node, 'timestamp', 'tolerance').value ?? TOLERANCE)
  const isInSeconds = isTimed && (text('timestamp', 'format') ?? 'unix-seconds') === 'unix-seconds'
  return {
    header,
    algorithm,
    encoding,
    prefix: oneLine(text('signature-prefix') ?? ''),
    isList: false,
    parts: names[0] === 'body' ? parts : parts.toReversed(),
    delimiter: oneLine(text('payload-format', 'delimiter') ?? (isTimed ? '.' : '')),
    idHeader: '',
    timestampHeader,
    tolerance: isInSeconds && Number.isInteger(tolerance) && tolerance > 0 ? tolerance : 0,
    secretVariable: 'WEBHOOK_SECRET',
    isEncodedSecret: false,
  }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}
