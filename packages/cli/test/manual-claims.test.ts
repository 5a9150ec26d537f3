import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { createProgram } from '../src/commands/create-program.js'
import { siteSchema } from '../src/config/schema/site.js'
import { validate } from '../src/config/validate/validate.js'
import { listExampleFiles } from './list-example-files.js'

// What the manual says about commands, settings and severities, compared with the command line, the schema, and what
// docgen prints for broken input.

const MANUAL = fileURLToPath(new URL('../../../docs/docs', import.meta.url))
/** What docgen printed for all sites of the tests. */
const PRINTED = ['invalid', 'sites'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)))

function readFiles(folder: string, pattern: RegExp): readonly (readonly [file: string, text: string])[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => [file.replaceAll('\\', '/'), readFileSync(join(folder, file), 'utf8')])
}

const pages = readFiles(MANUAL, /\.mdx?$/)
const manual = new Map(pages)

/** Parses a command line without running it; returns the error, if any. */
function parseCommand(line: string): string | undefined {
  const none = async (): Promise<number> => 0
  const actions = new Proxy({}, { get: () => none }) as Parameters<typeof createProgram>[1]
  const program = createProgram('0.0.0', actions, () => {})
  const silence = (command: Command): void => {
    command.exitOverride().configureOutput({ writeErr: () => {}, writeOut: () => {} })
    for (const inside of command.commands) silence(inside)
  }
  silence(program)
  const words = Array.from(line.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, word]) => quoted ?? word ?? '')
  try {
    program.parse(words, { from: 'user' })
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

it('has only command lines that docgen accepts', () => {
  const commands = pages.flatMap(([file, text]) =>
    // In printed problems, commands are inside sentences.
    Array.from(
      text.replace(/^ {2}│ .*$/gm, '').matchAll(/npx docgen ([^`\n#&]*[^\s`\n#&"',]|[^`\n#&]*"[^"`\n]*")/g),
      ([, line = '']) => ({
        file,
        line: line.replace(/",?$/, (end) => (line.split('"').length % 2 === 0 ? '' : end)),
      }),
    ),
  )
  expect(commands.length).toBeGreaterThan(30)
  const refused = commands.flatMap(({ file, line }) => {
    const error = parseCommand(line)
    return error === undefined ? [] : [`${file}: docgen ${line}: ${error}`]
  })
  expect(refused).toEqual([])
})

it('names the range of --workers that docgen accepts', () => {
  const [, from = '', to = ''] = /`--workers <count>` \| number of threads, from (\d+) to (\d+);/.exec(
    manual.get('reference/command-line.md') ?? '',
  ) ?? ['', '', '']
  const isAccepted = (count: string): boolean => parseCommand(`build --workers ${count}`) === undefined
  expect([from, to].map(isAccepted)).toEqual([true, true])
  expect([`-1`, String(Number(to) + 1), '1.5'].map(isAccepted)).toEqual([false, false, false])
})

it('names codes and severities that docgen prints', () => {
  const printed = PRINTED.flatMap((folder) => readFiles(folder, /\.txt$/)).map(([, text]) => `\n${text}`)
  const claims = pages.flatMap(([file, text]) =>
    Array.from(text.matchAll(/warns? \(`([a-z-]+)`\)/g), ([, code = '']) => ({ file, code })),
  )
  expect(claims.length).toBeGreaterThan(3)
  const wrong = claims.filter(({ code }) => !printed.some((text) => text.includes(`\nwarning ${code} `)))
  expect(wrong).toEqual([])
})

describe('the page about CI', () => {
  const text = manual.get('build/ci.md') ?? ''
  const builds = Object.entries(listExampleFiles('build/ci.md')).filter(([, code]) => code.includes('docgen build'))

  it('sets the base URL of GitHub project pages, as the page about deployment does', () => {
    const [, address = ''] = /https:\/\/NAME\.github\.io(\/[^`]*)`/.exec(text) ?? []
    const setting = `baseUrl: '${address}'`
    expect(text).toContain(`set \`${setting}\``)
    expect(manual.get('build/deploy.md')).toContain(setting)
    const validation = validate(siteSchema, { title: 'Acme', url: 'https://name.github.io', baseUrl: address })
    expect(validation.ok && validation.value.baseUrl).toBe(address)
  })

  it.each(builds)('%s is YAML and keeps the folders that docgen writes', (_file, code) => {
    expect(load(code)).toBeTypeOf('object')
    expect(code).toContain('.docgen/cache')
    expect(code).toContain('dist')
    expect(code).toContain('npx docgen build --strict')
  })
})

it('has settings in text that the schema accepts', () => {
  const settings = pages
    // These describe front matter, some fields of which have the names of settings.
    .filter(([file]) => !/^(?:reference\/|structure\/home\.md)/.test(file))
    .flatMap(([file, text]) =>
      Array.from(
        text.replace(/^(```+)[\s\S]*?^\1/gm, '').matchAll(/`([a-z]\w*(?:\.\w+)*): ('[^'`]*'|true|false|\d+)`/gi),
        ([, path = '', value = '']) => ({ file, path, value }),
      ),
    )
  const fields = new Set(Object.keys(siteSchema.shape))
  const checked = settings.filter(({ path }) => fields.has(path.split('.')[0] ?? ''))
  expect(checked.length).toBeGreaterThan(10)
  const refused = checked.flatMap(({ file, path, value }) => {
    const parsed: unknown = JSON.parse(value.replace(/^'|'$/g, '"'))
    const fields = path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), parsed) as object
    const validation = validate(siteSchema, { title: 'Acme', url: 'https://acme.example', ...fields })
    return validation.ok ? [] : [`${file}: ${path}: ${value}: ${validation.problems[0]?.message}`]
  })
  expect(refused).toEqual([])
})
