import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Chromium, Result } from '../../export/pdf/open-chromium.js'
import { createFinishedPage } from '../../session/create-finished-page.js'
import { createTestTrial } from '../create-test-trial.js'
import { checkPages, createFileFinder } from './run-axe.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** An element of the page, as far as the code that runs there reads it. */
interface TestElement {
  readonly localName: string
  readonly textContent?: string
  readonly alt?: string
  readonly children?: readonly unknown[]
  readonly isContent?: boolean
}

interface TestViolation {
  readonly id: string
  readonly impact: string | null
  readonly selector: unknown
}

interface World {
  /** What axe-core finds in a mode. */
  readonly find?: (mode: string) => readonly TestViolation[]
  /** Selector → element. */
  readonly elements?: Readonly<Record<string, TestElement>>
  readonly animations?: readonly { readonly finish: () => void; readonly cancel: () => void }[]
  readonly isBroken?: boolean
  /** URLs that the page requests. */
  readonly requests?: readonly string[]
  readonly hangs?: boolean
}

/** A browser that evaluates the code of the gate against a page of the test. */
function open({ find = () => [], elements = {}, animations = [], isBroken, requests = [], hangs }: World) {
  const calls: { readonly method: string; readonly params: Readonly<Record<string, unknown>> }[] = []
  const failed: ((error: Error) => void)[] = []
  let mode = ''
  let disabled: readonly string[] = []
  let onRequest = (_params: Result): void => {}
  const page = {
    axe: {
      run: async (_document: unknown, { rules }: { readonly rules: object }) => {
        disabled = Object.keys(rules)
        const violations = find(mode).map(({ id, impact, selector }) => ({
          ...{ id, impact, help: `Help for ${id}`, helpUrl: `https://help.example/${id}` },
          nodes: [{ target: selector }],
        }))
        return { violations }
      },
    },
    document: {
      getAnimations: () => animations,
      querySelector: (selector: string) => {
        const element = elements[selector]
        const closest = (): unknown => (element?.isContent === false ? null : {})
        return element ? { children: [], textContent: '', closest, ...element } : null
      },
    },
  }
  const evaluate = async (expression: string): Promise<Result> => {
    if (!expression.startsWith('(async function runInPage')) return {}
    if (isBroken) return { exceptionDetails: {} }
    return { result: { value: await new Function('globalThis', `return ${expression}`)(page) } }
  }
  const answers: Readonly<Record<string, (params: Readonly<Record<string, unknown>>) => Promise<Result>>> = {
    'Target.createTarget': async () => ({ targetId: 't' }),
    'Target.attachToTarget': async () => ({ sessionId: 's' }),
    'Page.addScriptToEvaluateOnNewDocument': async ({ source }) => {
      mode = /'(light|dark)'/.exec(String(source))?.[1] ?? ''
      return {}
    },
    'Page.navigate': async () => {
      for (const url of requests) onRequest({ requestId: url, request: { url } })
      return {}
    },
    'Runtime.evaluate': ({ expression }) => evaluate(String(expression)),
    'Fetch.failRequest': () => Promise.reject(new Error('canceled')),
  }
  const chromium: Pick<Chromium, 'send' | 'wait' | 'on' | 'fail'> = {
    send: (method, params) => {
      calls.push({ method, params: { ...params } })
      return answers[method]?.({ ...params }) ?? Promise.resolve({})
    },
    wait: () => (hangs ? new Promise((_resolve, reject) => failed.push(reject)) : Promise.resolve()),
    on: (_method, _session, listener) => {
      onRequest = listener
    },
    fail: (error) => {
      for (const reject of failed) reject(error)
    },
  }
  const read = (path: string) => (path === '/a' ? { name: 'a.html', bytes: Buffer.from('<!doctype html>') } : undefined)
  const check = async () => {
    const [problems = []] = await checkPages([createFinishedPage()], { axe: 'axe', chromium, read })
    return problems
  }
  const paramsOf = (method: string) => calls.flatMap((call) => (call.method === method ? call.params : []))
  return { check, paramsOf, disabled: () => disabled }
}

const found = (id: string, impact: string | null, selector: unknown = ['p']): TestViolation => ({
  id,
  impact,
  selector,
})

it('checks a page in both color modes, and closes it', async () => {
  const { check, paramsOf, disabled } = open({})
  expect(await check()).toEqual([])
  expect(paramsOf('Page.navigate')).toEqual([{ url: 'https://docgen.invalid/a' }, { url: 'https://docgen.invalid/a' }])
  expect(paramsOf('Emulation.setEmulatedMedia').map((params) => Object(params).features[0].value)).toEqual([
    'light',
    'dark',
  ])
  expect(paramsOf('Target.closeTarget')).toHaveLength(2)
  expect(disabled()).toContain('image-alt')
  expect(vi.getTimerCount()).toBe(0)
})

it('reports a problem of both modes once, and names the mode of others', async () => {
  const { check } = open({
    find: (mode) => [
      found('region', 'moderate'),
      ...(mode === 'dark' ? [found('color-contrast', 'serious')] : [found('scroll', 'critical'), found('list', null)]),
    ],
  })
  expect((await check()).map(({ severity, message, hint }) => `${severity} ${message} ${hint}`)).toEqual([
    'warning Help for region (region): p https://help.example/region',
    'error Help for scroll (scroll): p, in light mode https://help.example/scroll',
    'warning Help for list (list): p, in light mode https://help.example/list',
    'error Help for color-contrast (color-contrast): p, in dark mode https://help.example/color-contrast',
  ])
})

it.each([
  [
    { localName: 'h2', textContent: '  Two \n words ' },
    { kind: 'heading', text: 'Two words' },
  ],
  [
    { localName: 'a', textContent: 'one two three four five six seven eight nine' },
    { kind: 'link', text: 'one two three four five six seven eight' },
  ],
  [
    { localName: 'img', alt: 'A chart' },
    { kind: 'alt', text: 'A chart' },
  ],
  [
    { localName: 'img', alt: '' },
    { kind: 'tag', text: 'img' },
  ],
  [
    { localName: 'p', textContent: 'Text' },
    { kind: 'text', text: 'Text' },
  ],
  [
    { localName: 'p', textContent: 'Text', children: [{}] },
    { kind: 'tag', text: 'p' },
  ],
])('finds a clue to the position of %j', async (element, clue) => {
  const { check } = open({ find: () => [found('region', 'minor')], elements: { p: element } })
  expect(await check()).toMatchObject([{ clue, isContent: true }])
})

it('has no clue to elements in a frame or shadow tree, or that are gone', async () => {
  const { check } = open({
    find: () => [found('one', 'minor', [['#host', '.inside']]), found('two', 'minor', ['.gone'])],
  })
  const problems = await check()
  expect(problems.map(({ message }) => message)).toEqual([
    'Help for one (one): #host .inside',
    'Help for two (two): .gone',
  ])
  for (const problem of problems) expect(problem).not.toHaveProperty('clue')
  expect(problems).toMatchObject([{ isContent: false }, { isContent: false }])
})

it('knows elements outside of the content', async () => {
  const { check } = open({
    find: () => [found('region', 'minor')],
    elements: { p: { localName: 'p', isContent: false } },
  })
  expect(await check()).toMatchObject([{ isContent: false }])
})

it('ends animations first, also endless ones', async () => {
  const ended: string[] = []
  const finite = { finish: () => void ended.push('finished'), cancel: () => void ended.push('never') }
  const endless = {
    finish: () => {
      throw new Error('endless')
    },
    cancel: () => void ended.push('canceled'),
  }
  const { check } = open({ animations: [finite, endless] })
  await check()
  expect(ended).toEqual(['finished', 'canceled', 'finished', 'canceled'])
})

it('answers requests with the files of the site, and blocks all others', async () => {
  const { check, paramsOf } = open({
    requests: ['https://docgen.invalid/a?x#y', 'https://docgen.invalid/none', 'https://other.example/a'],
  })
  await check()
  expect(paramsOf('Fetch.fulfillRequest')[0]).toEqual({
    requestId: 'https://docgen.invalid/a?x#y',
    responseCode: 200,
    responseHeaders: [{ name: 'content-type', value: expect.stringContaining('text/html') }],
    body: Buffer.from('<!doctype html>').toString('base64'),
  })
  expect(paramsOf('Fetch.failRequest').slice(0, 2)).toEqual([
    { requestId: 'https://docgen.invalid/none', errorReason: 'AddressUnreachable' },
    { requestId: 'https://other.example/a', errorReason: 'BlockedByClient' },
  ])
})

it('fails if axe-core throws, or a page does not load', async () => {
  await expect(open({ isBroken: true }).check()).rejects.toThrow('axe-core failed on https://docgen.invalid/a')
  const failed = expect(open({ hangs: true }).check()).rejects.toThrow('/a does not finish loading')
  await vi.advanceTimersByTimeAsync(120_000)
  await failed
})

it('finds the files of a site as a host serves them', async () => {
  const trial = createTestTrial({
    docs: { 'ä b.md': { title: 'A' } },
    config: { baseUrl: '/kit/' },
    written: { 'ä-b/index.html': 'page' },
    artifacts: [{ file: 'assets/a b.css', bytes: 'css' }],
  })
  const read = await createFileFinder(trial)
  const page = trial.plan.pages.find((planned) => planned.page.source !== undefined)?.page
  expect(page?.href).toContain('%')
  expect(read(page?.href ?? '')?.name).toBe(page?.file)
  expect(String(read('/kit/assets/a%20b.css')?.bytes)).toBe('css')
  expect([read('/kit/none'), read('/assets/a%20b.css')]).toEqual([undefined, undefined])
  const empty = await createFileFinder({ ...trial, output: { resolve: async () => undefined } } as never)
  expect(empty('/kit/assets/a%20b.css')).toBeUndefined()
})
