import { spawnSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { SampleLanguage } from '../../contract/index.js'
import { rootNode } from '../document-node.js'
import { writeSignatureSamples } from './signature-samples.js'
import { readSignature, toSignature, type WebhookSignature } from './webhook-signature.js'

const LANGUAGES = ['node', 'python', 'php', 'ruby', 'go'] as const
const folder = mkdtempSync(join(tmpdir(), 'docgen-signature-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A request that a sender has signed. */
interface Delivery {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
}

// Bytes that are not UTF-8, quotes, and a final line break.
const BODY = Buffer.concat([Buffer.from('{"name":"Ä \'x\' \\n"}'), Buffer.from([0xff, 0x0a])])
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const now = String(Math.floor(Date.now() / 1000))
const mac = (hash: string, key: string | Buffer, ...parts: readonly (string | Buffer)[]) =>
  parts.reduce<ReturnType<typeof createHmac>>((done, part) => done.update(part), createHmac(hash, key))

const STANDARD_KEY = Buffer.from(SECRET.slice(6), 'base64')
const standard = (time: string) =>
  `v1,bm9uZQ== v1,${mac('sha256', STANDARD_KEY, `msg_1.${time}.`, BODY).digest('base64')} v1a,x`
const timed = (time: string) => ({ 'x-time': time, 'x-sign': mac('sha256', SECRET, `${time}.`, BODY).digest('hex') })
const fern = {
  type: 'hmac',
  header: 'X-Sign',
  algorithm: 'sha384',
  encoding: 'base64',
  'payload-format': { components: ['body', 'timestamp'], delimiter: "':" },
  timestamp: { header: 'X-Time', format: 'unix-millis' },
}

const SIGNATURES: Readonly<Record<string, readonly [signature: WebhookSignature | undefined, Delivery['headers']]>> = {
  'hexadecimal with prefix': [
    toSignature({ header: 'X-Sign', prefix: 'sha256=' }),
    { 'x-sign': `sha256=${mac('sha256', SECRET, BODY).digest('hex')}` },
  ],
  Base64: [
    toSignature({ header: 'X-Sign', encoding: 'base64' }),
    { 'x-sign': mac('sha256', SECRET, BODY).digest('base64') },
  ],
  'with a time': [toSignature({ header: 'X-Sign', timestampHeader: 'X-Time' }), timed(now)],
  'Standard Webhooks': [
    toSignature({ scheme: 'standard-webhooks' }),
    { 'webhook-id': 'msg_1', 'webhook-timestamp': now, 'webhook-signature': standard(now) },
  ],
  'of the description': [
    readSignature(rootNode({ 'x-fern-webhook-signature': fern })),
    { 'x-time': '7', 'x-sign': mac('sha384', SECRET, BODY, "':7").digest('base64') },
  ],
}

interface Program {
  readonly command: string
  readonly file: string
  /** Adds to a sample the code that reads deliveries from the input, and prints for each whether it is valid. */
  readonly wrap: (code: string) => string
}

const PROGRAMS: Readonly<Record<string, Program>> = {
  node: {
    command: 'node',
    file: 'verify.mjs',
    wrap: (code) => `${code}
import { readFileSync } from 'node:fs'
const all = JSON.parse(readFileSync(0, 'utf8'))
console.log(all.map(({ body, headers }) => isValidSignature(Buffer.from(body, 'base64'), headers)).join(' '))`,
  },
  python: {
    command: 'python3',
    file: 'verify.py',
    wrap: (code) => `${code}
import base64, json, sys
class Headers(dict):
    def get(self, name, default): return super().get(name.lower(), default)
found = [is_valid_signature(base64.b64decode(each["body"]), Headers(each["headers"])) for each in json.load(sys.stdin)]
print(*[str(each).lower() for each in found])`,
  },
  php: {
    command: 'php',
    file: 'verify.php',
    wrap: (code) => `<?php
${code}
foreach (json_decode(file_get_contents('php://stdin'), true) as $each) {
    $_SERVER = [];
    foreach ($each['headers'] as $name => $value) $_SERVER['HTTP_' . strtoupper(str_replace('-', '_', $name))] = $value;
    echo isValidSignature(base64_decode($each['body'])) ? 'true ' : 'false ';
}`,
  },
  ruby: {
    command: 'ruby',
    file: 'verify.rb',
    wrap: (code) => `${code}
require 'json'
JSON.parse($stdin.read).each do |each|
  headers = Object.new
  headers.define_singleton_method(:[]) { |name| each['headers'][name.downcase] }
  print valid_signature?(each['body'].unpack1('m'), headers), ' '
end`,
  },
  go: {
    command: 'go',
    file: 'verify.go',
    wrap: (code) => `${code
      .replace('package webhooks', 'package main')
      .replace('import (\n', 'import (\n\t"encoding/json"\n\t"fmt"\n')}
func main() {
	var all []struct {
		Body    []byte
		Headers map[string]string
	}
	json.NewDecoder(os.Stdin).Decode(&all)
	for _, each := range all {
		header := http.Header{}
		for name, value := range each.Headers {
			header.Set(name, value)
		}
		fmt.Print(isValidSignature(each.Body, header), " ")
	}
}`,
  },
}

/** Whether the sample of a language accepts each delivery; `undefined` if the machine lacks the language. */
function verify(language: SampleLanguage, signature: WebhookSignature, all: readonly Delivery[]): unknown {
  const [sample] = writeSignatureSamples(signature, [language])
  const program = PROGRAMS[language]
  if (!sample || !program) throw new Error(`no sample in ${language}`)
  const file = join(folder, program.file)
  writeFileSync(file, program.wrap(sample.code.text))
  const { error, stdout, stderr } = spawnSync(program.command, [...(language === 'go' ? ['run'] : []), file], {
    input: JSON.stringify(all.map(({ body, headers }) => ({ body: body.toString('base64'), headers }))),
    env: { ...process.env, WEBHOOK_SECRET: SECRET },
    encoding: 'utf8',
  })
  if (error) return undefined
  return stdout.trim() || stderr
}

const cases = LANGUAGES.flatMap((language) => Object.keys(SIGNATURES).map((name) => ({ language, name })))

it.each(cases)('accepts a valid signature ($name) and no other in $language', ({ language, name }) => {
  const [signature, headers] = SIGNATURES[name] ?? []
  if (!signature || !headers) throw new Error('no signature')
  const [last = ''] = Object.keys(headers).slice(-1)
  const { [last]: value = '', ...rest } = headers
  const old = name === 'with a time' ? timed(String(Number(now) - 1000)) : rest
  const found = verify(language, signature, [
    { body: BODY, headers },
    { body: Buffer.concat([BODY, Buffer.from(' ')]), headers },
    { body: BODY, headers: { ...rest, [last]: `${value.slice(0, 20)}0${value.slice(21)}0` } },
    { body: BODY, headers: rest },
    { body: BODY, headers: old },
  ])
  // Node.js and Python are on every machine that runs these tests.
  if (found === undefined) expect(['php', 'ruby', 'go']).toContain(language)
  else expect(found).toBe('true false false false false')
})

it('has the languages of the site that run on servers, in their order', () => {
  const valuesOf = (...languages: Parameters<typeof writeSignatureSamples>[1][]) =>
    writeSignatureSamples(toSignature({}), ...languages).map(({ value }) => value)
  expect(valuesOf()).toEqual(['node', 'python', 'php', 'go', 'ruby'])
  expect(valuesOf(['ruby', 'curl', 'node'])).toEqual(['ruby', 'node'])
  expect(valuesOf([])).toEqual([])
})
