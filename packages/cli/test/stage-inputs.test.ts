import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { hashBytes } from '../src/cache/hash.js'
import { createMemo, type Memo } from '../src/cache/memo.js'
import { toGraphFiles } from '../src/graph/graph-files.js'
import { hashSite } from '../src/session/last-build.js'
import { openTestSite, type TestTools } from '../src/session/open-test-site.js'
import type { Site } from '../src/session/site.js'
import { type AnyStage, startRun, succeed } from '../src/session/stage-graph.js'
import { INPUT_NAMES, INPUT_STAGES } from '../src/session/stages/input-stages.js'
import { OUTPUT_STAGES } from '../src/session/stages/output-stages.js'
import { PLAN_STAGES } from '../src/session/stages/plan-stages.js'
import { SITE_NAMES, SITE_STAGES } from '../src/session/stages/site-stages.js'
import { copySite } from './build-copy.js'

const SITES = fileURLToPath(new URL('sites', import.meta.url))

/** All values of a site of the tests, and tools for further runs. */
async function openSite(name: string) {
  const { siteDir, remove } = copySite(join(SITES, name))
  onTestFinished(remove)
  const { withMemo, resolveSite } = await openTestSite(siteDir)
  return { site: await resolveSite(), withMemo }
}

/** A value with one change. */
interface Change {
  /** Where, such as `sources[].frontMatter`. */
  readonly at: string
  readonly value: unknown
}

/**
 * A change of each leaf of a value, and a new field of each object in it. Of a list, the first element stands for
 * all. Functions and instances of classes stay: they are only equal to themselves.
 */
function listChanges(value: unknown, at = '', depth = 7): readonly Change[] {
  if (typeof value === 'string') return [{ at, value: `${value}~` }]
  if (typeof value === 'number') return [{ at, value: value + 1 }]
  if (typeof value === 'boolean') return [{ at, value: !value }]
  if (typeof value !== 'object' || value === null || depth === 0) return []
  const below = (inner: unknown, name: string, replace: (changed: unknown) => unknown): readonly Change[] =>
    listChanges(inner, at + name, depth - 1).map((each) => ({ at: each.at, value: replace(each.value) }))
  if (Array.isArray(value)) {
    const [first, ...rest] = value
    if (value.length === 0) return []
    return [{ at: `${at}[-1]`, value: value.slice(0, -1) }, ...below(first, '[]', (changed) => [changed, ...rest])]
  }
  if (value instanceof Map) {
    const [entry, ...rest] = value
    if (!entry) return []
    const [key, first] = entry
    return [
      { at: `${at}{-1}`, value: new Map([entry, ...rest].slice(0, -1)) },
      ...below(first, '{}', (changed) => new Map([[key, changed], ...rest])),
    ]
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return []
  return [
    { at: `${at}.added`, value: { ...value, added: 'new' } },
    ...listEntries(value).flatMap(([key, inner]) =>
      below(inner, `.${key}`, (changed) => ({ ...value, [key]: changed })),
    ),
  ]
}

const MANY = 60

/** The fields of an object; of the many texts of a language, only one. */
function listEntries(value: object): readonly [string, unknown][] {
  const entries = Object.entries(value)
  return entries.length > MANY ? entries.slice(0, 1) : entries
}

/**
 * Everything in a value that may reach the output, in order. Takes half the time of `JSON.stringify`, which lists the
 * bytes of images as numbers.
 */
function print(value: unknown, omits: (key: string) => boolean = () => false): string {
  const printInner = (inner: unknown): string => print(inner, omits)
  if (typeof value === 'string') return `${value.length}:${value}`
  if (typeof value === 'function') return 'function'
  if (typeof value !== 'object' || value === null) return String(value)
  if (value instanceof Uint8Array) return hashBytes(value)
  if (value instanceof Map) return `map${printInner([...value])}`
  if (Array.isArray(value)) return `[${value.map(printInner).join()}]`
  const fields = Object.entries(value).filter(([key, inner]) => inner !== undefined && !omits(key))
  return `{${fields.map(([key, inner]) => `${key}=${printInner(inner)}`).join()}}`
}

/** Whether `print` prints two values alike. Texts of whole sites took most of the time of these tests. */
function printsAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one === 'function') return typeof other === 'function'
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return Object.is(one, other)
  if (one instanceof Uint8Array) return other instanceof Uint8Array && Buffer.compare(one, other) === 0
  if (one instanceof Map) return other instanceof Map && printsAlike([...one], [...other])
  if (Array.isArray(one))
    return (
      Array.isArray(other) && one.length === other.length && one.every((each, index) => printsAlike(each, other[index]))
    )
  if (other instanceof Uint8Array || other instanceof Map || Array.isArray(other)) return false
  const fields = Object.entries(one).filter(([, inner]) => inner !== undefined)
  const others = Object.entries(other).filter(([, inner]) => inner !== undefined)
  return (
    fields.length === others.length &&
    fields.every(([key, inner], index) => others[index]?.[0] === key && printsAlike(inner, others[index][1]))
  )
}

/** Fails with the names of the values that differ. */
function expectAlike(values: object, expected: object, what: string): void {
  if (printsAlike(values, expected)) return
  const hashes = (of: object) => Object.entries(of).map(([name, value]) => `${name} ${hashBytes(print(value))}`)
  expect(hashes(values), what).toEqual(hashes(expected))
  throw new Error(`${what}: differs, but not in print`)
}

/** A source without the paths of its includes in the site: a copy in another version is the same. */
function printSource(source: unknown): string {
  return print(source, (key) => key.startsWith('/'))
}

it.each(['languages', 'blog'])(
  'runs each stage again if anything in its inputs has changed, in the site %s',
  async (name) => {
    const { site, withMemo } = await openSite(name)
    const [planned] = site.plan.pages
    const finished = { artifacts: [], diagnostics: [] }
    const builtPages = [
      { planned, links: [{ kind: 'page', href: '/', file: 'docs/a.md', line: 1 }], anchors: '', diagnostics: [] },
    ]
    const values: Readonly<Record<string, unknown>> = {
      ...site,
      ...{
        builtPages,
        earlierDiagnostics: [{ code: 'no-documents' }],
        misleading: new Set(),
        finished,
        searchFiles: [],
      },
    }
    const stale: string[] = []
    let count = 0
    for (const { name: stage, inputs } of [...SITE_STAGES, ...OUTPUT_STAGES]) {
      const seen: Readonly<Record<string, unknown>>[] = []
      const spy: AnyStage<Record<string, unknown>, TestTools> = {
        name: 'spy',
        inputs,
        run: (input) => {
          seen.push(input)
          return succeed(seen.length)
        },
      }
      const tools = withMemo(createMemo({ isLive: true }))
      const run = (given: Readonly<Record<string, unknown>>) => startRun([spy], given, tools).resolve('spy')
      for (const input of inputs) {
        for (const { at, value } of listChanges(values[input], '', 5)) {
          await run(values)
          await run({ ...values, [input]: value })
          if (seen.at(-1)?.[input] !== value) stale.push(`${stage}: ${input}${at}`)
          count++
        }
      }
      await run(values)
      const runs = seen.length
      await run({ ...values })
      expect(seen.length, stage).toBe(runs)
      expect(Object.keys(seen.at(-1) ?? {}), stage).toEqual(inputs)
    }
    expect(stale).toEqual([])
    expect(count).toBeGreaterThan(1000)
  },
)

it.each(['languages', 'blog', 'several-apis'])(
  'plans the same after any change of the input as from scratch, in the site %s',
  { timeout: 600_000 },
  async (name) => {
    const { site, withMemo } = await openSite(name)
    const names = PLAN_STAGES.map((stage) => stage.name)
    const read = Object.fromEntries(
      SITE_NAMES.filter((each) => !names.includes(each)).map((each) => [each, site[each]]),
    )
    const plan = async (changes: Partial<Site>, memo: Memo) => {
      try {
        const run = startRun(PLAN_STAGES, { ...read, ...changes }, withMemo(memo))
        const planned = await run.resolve(...names)
        return { values: { ...planned, diagnostics: run.diagnostics() }, inputs: planned?.compileInputs ?? [] }
      } catch (error) {
        return { values: { error: String(error) }, inputs: [] }
      }
    }
    const session = createMemo({ isLive: true })
    const original = await plan({}, session)
    // Content key → what is compiled.
    const compiled = new Map(original.inputs.map((input) => [input?.key, input?.source]))
    const inputs = [...INPUT_STAGES.map((stage) => stage.name), 'loaded' as const, 'request' as const]
    const changes = inputs.flatMap((input) =>
      listChanges(site[input], input).map(({ at, value }) => ({ at, changed: { [input]: value } })),
    )
    let effects = 0
    for (const { at, changed } of changes) {
      const fresh = await plan(changed, createMemo())
      expectAlike((await plan(changed, session)).values, fresh.values, at)
      if (!printsAlike(fresh.values, original.values)) effects++
      // The hash of a file stands for its text.
      if (/\.(?:hash|text)$/.test(at)) continue
      for (const { key, source } of fresh.inputs.flatMap((input) => input ?? [])) {
        const earlierSource = compiled.get(key)
        if (earlierSource === undefined || earlierSource === source) continue
        expect(printSource(source), `${at} in the content key`).toBe(printSource(earlierSource))
      }
    }
    expectAlike((await plan({}, session)).values, (await plan({}, createMemo())).values, 'without a change')
    expect(effects).toBeGreaterThan(100)
  },
)

it('passes the graph each field of a source except those of its body', async () => {
  const { site } = await openSite('languages')
  const [source, ...others] = site.readFiles.sources
  if (!source) throw new Error('the site has no sources')
  const body = { text: `${source.text}\nSecret`, hash: 'Secret', includes: ['Secret'] }
  const convert = (change: object) =>
    print(toGraphFiles({ ...site.readFiles, sources: [{ ...source, ...change }, ...others] }, createMemo()))
  expect(convert(body)).toBe(convert({}))
  expect(convert({ added: 'new' })).not.toBe(convert({}))
})

/** What the hash of a site replaces by the hash of something else, or leaves out because it is not in the output. */
const HASHED =
  /^(?:siteDir|request\.siteDir|loaded\.(?:config|modulePath)\b|theme\.(?:theme|modules)\b|(?:mdxModules|markdownInputs|markdown)\.(?!key)|fonts|openStyles|readFiles\.(?:sources\[\]|partials\{\}|apis\[\](?:\.files\[\])?)\.(?:text|document)\b)/

it.each(['languages', 'blog', 'several-apis'])('hashes any change of what was read of the site %s', async (name) => {
  const { site } = await openSite(name)
  const names = [...INPUT_NAMES, 'siteDir' as const, 'loaded' as const, 'request' as const]
  const read = Object.fromEntries(names.map((each) => [each, site[each]])) as unknown as Site
  const hash = hashSite(read, [])
  expect(hash).toBeDefined()
  expect(hashSite({ ...read }, [])).toBe(hash)
  const changes = names.flatMap((each) =>
    listChanges(read[each], each).map(({ at, value }) => ({ at, changed: { ...read, [each]: value } })),
  )
  const unnoticed = changes.filter(({ changed }) => hashSite(changed, []) === hash).map(({ at }) => at)
  expect(unnoticed.filter((at) => !HASHED.test(at))).toEqual([])
  expect(changes.length - unnoticed.length).toBeGreaterThan(200)
})
