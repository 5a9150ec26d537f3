import type { SampleLanguage } from '../../contract/index.js'
import { inDouble, inRawSingle } from '../samples/sample-http-request.js'
import type { SignedPart, WebhookSignature } from './webhook-signature.js'

type Writer = (signature: WebhookSignature) => string

/** Code that verifies a signature with the body as received, in constant time. */
export const SIGNATURE_WRITERS = {
  node: writeNode,
  python: writePython,
  php: writePhp,
  go: writeGo,
  ruby: writeRuby,
} satisfies Partial<Record<SampleLanguage, Writer>>

/** The lines that are present, joined. */
function lines(...all: readonly (string | false)[]): string {
  return all.filter((line) => line !== false).join('\n')
}

/** The signed parts and their delimiters in a language: `nameOf` and `quote` write a variable and a text. */
function partsOf(
  { parts, delimiter }: WebhookSignature,
  nameOf: (part: SignedPart) => string,
  quote: (text: string) => string,
): readonly string[] {
  return parts.flatMap((part, index) => [...(index > 0 && delimiter !== '' ? [quote(delimiter)] : []), nameOf(part)])
}

/** The signed parts that are in headers, with their headers. */
function headersOf({ parts, idHeader, timestampHeader }: WebhookSignature): readonly (readonly [string, string])[] {
  return parts.flatMap((part) => (part === 'body' ? [] : [[part, part === 'id' ? idHeader : timestampHeader] as const]))
}

function writeNode(signature: WebhookSignature): string {
  const { header, algorithm, encoding, prefix, isList, tolerance, secretVariable, isEncodedSecret } = signature
  const secret = `process.env.${secretVariable}`
  const updates = partsOf(signature, (part) => (part === 'body' ? 'rawBody' : part), inRawSingle)
  const received = `headers[${inRawSingle(header.toLowerCase())}] ?? ''`
  return lines(
    "import { createHmac, timingSafeEqual } from 'node:crypto'",
    '',
    '// rawBody: the bytes of the request as received, before JSON is parsed.',
    'export function isValidSignature(rawBody, headers) {',
    ...headersOf(signature).map(
      ([name, from]) => `  const ${name} = headers[${inRawSingle(from.toLowerCase())}] ?? ''`,
    ),
    tolerance > 0 && '  // An old request may be a repetition by an attacker.',
    tolerance > 0 && `  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= ${tolerance})) return false`,
    isEncodedSecret
      ? `  const secret = Buffer.from(${secret}.replace(/^whsec_/, ''), 'base64')`
      : `  const secret = ${secret}`,
    `  const digest = createHmac('${algorithm}', secret)`,
    ...updates.map((part) => `    .update(${part})`),
    `    .digest('${encoding}')`,
    `  const expected = Buffer.from(${prefix === '' ? 'digest' : `${inRawSingle(prefix)} + digest`})`,
    `  const isExpected = (signature) => {`,
    '    const bytes = Buffer.from(signature)',
    '    return bytes.length === expected.length && timingSafeEqual(bytes, expected)',
    '  }',
    isList ? `  return (${received}).split(' ').some(isExpected)` : `  return isExpected(${received})`,
    '}',
  )
}

function writePython(signature: WebhookSignature): string {
  const { header, algorithm, encoding, prefix, isList, tolerance, secretVariable, isEncodedSecret } = signature
  const parts = partsOf(
    signature,
    (part) => (part === 'body' ? 'raw_body' : `${part}.encode()`),
    (text) => `${inDouble(text)}.encode()`,
  )
  const secret = `os.environ[${inDouble(secretVariable)}]`
  const mac = `hmac.new(secret, signed, hashlib.${algorithm})`
  const digest = encoding === 'hex' ? `${mac}.hexdigest()` : `base64.b64encode(${mac}.digest()).decode()`
  const received = `headers.get(${inDouble(header)}, "")`
  return lines(
    (encoding === 'base64' || isEncodedSecret) && 'import base64',
    'import hashlib',
    'import hmac',
    'import os',
    tolerance > 0 && 'import time',
    '',
    '# raw_body: the bytes of the request as received, before JSON is parsed.',
    'def is_valid_signature(raw_body, headers):',
    ...headersOf(signature).map(([name, from]) => `    ${name} = headers.get(${inDouble(from)}, "")`),
    tolerance > 0 && '    # An old request may be a repetition by an attacker.',
    tolerance > 0 && `    if not timestamp.isdecimal() or abs(time.time() - int(timestamp)) > ${tolerance}:`,
    tolerance > 0 && '        return False',
    isEncodedSecret
      ? `    secret = base64.b64decode(${secret}.removeprefix("whsec_"))`
      : `    secret = ${secret}.encode()`,
    `    signed = ${parts.join(' + ')}`,
    `    expected = ${prefix === '' ? '' : `${inDouble(prefix)} + `}${digest}`,
    ...(isList
      ? [
          `    received = ${received}.split(" ")`,
          '    return any(hmac.compare_digest(each.encode(), expected.encode()) for each in received)',
        ]
      : [`    return hmac.compare_digest(${received}.encode(), expected.encode())`]),
  )
}

function writePhp(signature: WebhookSignature): string {
  const { header, algorithm, encoding, prefix, isList, tolerance, secretVariable, isEncodedSecret } = signature
  const server = (name: string): string => `$_SERVER['HTTP_${name.toUpperCase().replaceAll('-', '_')}'] ?? ''`
  const parts = partsOf(signature, (part) => (part === 'body' ? '$rawBody' : `$${part}`), inRawSingle)
  const mac = (isRaw: boolean): string =>
    `hash_hmac('${algorithm}', ${parts.join(' . ')}, $secret${isRaw ? ', true' : ''})`
  const digest = encoding === 'hex' ? mac(false) : `base64_encode(${mac(true)})`
  const environment = `getenv('${secretVariable}') ?: throw new RuntimeException('${secretVariable} is not set')`
  return lines(
    "// $rawBody: file_get_contents('php://input'), before JSON is parsed.",
    'function isValidSignature(string $rawBody): bool',
    '{',
    ...headersOf(signature).map(([name, from]) => `    $${name} = ${server(from)};`),
    tolerance > 0 && '    // An old request may be a repetition by an attacker.',
    tolerance > 0 && `    if (!ctype_digit($timestamp) || abs(time() - (int) $timestamp) > ${tolerance}) {`,
    tolerance > 0 && '        return false;',
    tolerance > 0 && '    }',
    `    $secret = ${environment};`,
    isEncodedSecret && "    $secret = base64_decode(preg_replace('/^whsec_/', '', $secret));",
    `    $expected = ${prefix === '' ? '' : `${inRawSingle(prefix)} . `}${digest};`,
    ...(isList
      ? [
          `    foreach (explode(' ', ${server(header)}) as $received) {`,
          '        if (hash_equals($expected, $received)) {',
          '            return true;',
          '        }',
          '    }',
          '    return false;',
        ]
      : [`    return hash_equals($expected, ${server(header)});`]),
    '}',
  )
}

function writeGo(signature: WebhookSignature): string {
  const { header, algorithm, encoding, prefix, isList, tolerance } = signature
  const parts = partsOf(
    signature,
    (part) => (part === 'body' ? 'rawBody' : `[]byte(${part})`),
    (text) => `[]byte(${inDouble(text)})`,
  )
  const digest = `${encoding === 'hex' ? 'hex' : 'base64.StdEncoding'}.EncodeToString(mac.Sum(nil))`
  const received = `header.Get(${inDouble(header)})`
  const age = [
    '\t// An old request may be a repetition by an attacker.',
    '\tseconds, err := strconv.ParseInt(timestamp, 10, 64)',
    `\tif err != nil || time.Since(time.Unix(seconds, 0)).Abs() > ${tolerance}*time.Second {`,
    '\t\treturn false',
    '\t}',
  ]
  const search = [
    `\tfor _, received := range strings.Split(${received}, " ") {`,
    '\t\tif hmac.Equal([]byte(received), expected) {',
    '\t\t\treturn true',
    '\t\t}',
    '\t}',
    '\treturn false',
  ]
  return lines(
    'package webhooks',
    '',
    'import (',
    ...importsOfGo(signature).map((name) => `\t"${name}"`),
    ')',
    '',
    '// rawBody has the bytes of the request as received, before JSON is parsed.',
    'func isValidSignature(rawBody []byte, header http.Header) bool {',
    ...headersOf(signature).map(([name, from]) => `\t${name} := header.Get(${inDouble(from)})`),
    ...(tolerance > 0 ? age : []),
    ...secretOfGo(signature),
    `\tmac := hmac.New(${HASHES_OF_GO[algorithm]}, secret)`,
    ...parts.map((part) => `\tmac.Write(${part})`),
    `\texpected := []byte(${prefix === '' ? '' : `${inDouble(prefix)} + `}${digest})`,
    ...(isList ? search : [`\treturn hmac.Equal([]byte(${received}), expected)`]),
    '}',
  )
}

const HASHES_OF_GO = { sha1: 'sha1.New', sha256: 'sha256.New', sha384: 'sha512.New384', sha512: 'sha512.New' } as const

function importsOfGo({ algorithm, encoding, isEncodedSecret, isList, tolerance }: WebhookSignature): readonly string[] {
  const isTimed = tolerance > 0
  return [
    'crypto/hmac',
    `crypto/${HASHES_OF_GO[algorithm].replace(/\..*/, '')}`,
    ...(encoding === 'base64' || isEncodedSecret ? ['encoding/base64'] : []),
    ...(encoding === 'hex' ? ['encoding/hex'] : []),
    'net/http',
    'os',
    ...(isTimed ? ['strconv'] : []),
    ...(isList || isEncodedSecret ? ['strings'] : []),
    ...(isTimed ? ['time'] : []),
  ]
}

/** Code that reads the secret, and refuses an empty one. */
function secretOfGo({ secretVariable, isEncodedSecret }: WebhookSignature): readonly string[] {
  const read = isEncodedSecret
    ? [
        `\tencoded := strings.TrimPrefix(os.Getenv("${secretVariable}"), "whsec_")`,
        '\tsecret, err := base64.StdEncoding.DecodeString(encoded)',
        '\tif err != nil || len(secret) == 0 {',
      ]
    : [`\tsecret := []byte(os.Getenv("${secretVariable}"))`, '\tif len(secret) == 0 {']
  return [...read, '\t\treturn false', '\t}']
}

function writeRuby(signature: WebhookSignature): string {
  const { header, algorithm, encoding, prefix, isList, tolerance, secretVariable, isEncodedSecret } = signature
  const parts = partsOf(signature, (part) => (part === 'body' ? 'raw_body' : part), inRawSingle)
  const hash = algorithm.toUpperCase()
  const digest =
    encoding === 'hex'
      ? `OpenSSL::HMAC.hexdigest('${hash}', secret, signed)`
      : `[OpenSSL::HMAC.digest('${hash}', secret, signed)].pack('m0')`
  const received = `headers[${inRawSingle(header)}].to_s`
  const environment = `ENV.fetch('${secretVariable}')`
  return lines(
    "require 'openssl'",
    '',
    '# raw_body: the bytes of the request as received, before JSON is parsed.',
    'def valid_signature?(raw_body, headers)',
    ...headersOf(signature).map(([name, from]) => `  ${name} = headers[${inRawSingle(from)}].to_s`),
    tolerance > 0 && '  # An old request may be a repetition by an attacker.',
    tolerance > 0 &&
      `  return false unless timestamp.match?(/\\A\\d+\\z/) && (Time.now.to_i - timestamp.to_i).abs <= ${tolerance}`,
    tolerance > 0 && '',
    `  secret = ${isEncodedSecret ? `${environment}.delete_prefix('whsec_').unpack1('m')` : environment}`,
    `  signed = [${parts.join(', ')}].join`,
    `  expected = ${prefix === '' ? '' : `${inRawSingle(prefix)} + `}${digest}`,
    isList
      ? `  ${received}.split(' ').any? { |each| OpenSSL.secure_compare(each, expected) }`
      : `  OpenSSL.secure_compare(${received}, expected)`,
    'end',
  )
}
