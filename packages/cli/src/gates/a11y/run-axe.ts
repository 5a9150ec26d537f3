import { join } from 'node:path'
import { readArtifact } from '../../emit/artifact.js'
import { contentType } from '../../emit/content-type.js'
import { type Chromium, openChromium, type Result } from '../../export/pdf/open-chromium.js'
import { decodePath } from '../../read/files/decode-path.js'
import type { FinishedPage } from '../../session/build-site-pages.js'
import { readTrialPage, type Trial } from '../../session/trial.js'
import type { A11yProblem, Clue } from './a11y-problem.js'
import type { BrowserTools } from './find-tools.js'

const MODES = ['light', 'dark'] as const

type Mode = (typeof MODES)[number]

/** A problem that axe-core reports for an element, with a clue to the element's position in the source. */
interface Violation {
  readonly rule: string
  readonly impact: string | null
  readonly help: string
  readonly helpUrl: string
  readonly selector: string
  readonly isContent: boolean
  readonly clue: Clue | null
}

// No host has this name. The browser never looks it up, because docgen answers every request itself.
const ORIGIN = 'https://docgen.invalid'
/** How long a page may take to load and to check, in milliseconds. */
const PAGE_TIMEOUT = 120_000
/** Rules of axe-core that the gate applies to all pages without a browser. */
const STATIC_RULES = [
  ...['area-alt', 'button-name', 'duplicate-id', 'empty-heading', 'frame-title', 'heading-order', 'html-has-lang'],
  ...['html-lang-valid', 'image-alt', 'input-image-alt', 'label', 'landmark-one-main', 'landmark-unique', 'link-name'],
  ...['td-headers-attr', 'valid-lang'],
]

/** Runs axe-core on pages in both color modes. Returns the problems of each page; throws if the browser fails. */
export async function runAxe(
  pages: readonly FinishedPage[],
  { browser, axe }: BrowserTools,
  trial: Trial,
): Promise<readonly (readonly A11yProblem[])[]> {
  const chromium = openChromium(browser, join(trial.stageDir, 'browser'))
  try {
    return await checkPages(pages, { axe, chromium, read: await createFileFinder(trial) })
  } finally {
    await chromium.close()
  }
}

/** Runs axe-core on pages in a running browser, in both color modes. Returns the problems of each page. */
export async function checkPages(
  pages: readonly Pick<FinishedPage, 'planned'>[],
  { axe, chromium, read }: Omit<PageCheck, 'mode'>,
): Promise<readonly (readonly A11yProblem[])[]> {
  const results: (readonly A11yProblem[])[] = []
  for (const {
    planned: { page },
  } of pages) {
    const found = new Map<string, { readonly violation: Violation; readonly modes: Mode[] }>()
    for (const mode of MODES) {
      const stalled = new Error(`${page.route} does not finish loading`)
      const timer = setTimeout(() => chromium.fail(stalled), PAGE_TIMEOUT)
      const violations = await checkPage(ORIGIN + page.href, { mode, axe, chromium, read }).finally(() =>
        clearTimeout(timer),
      )
      for (const violation of violations) {
        const key = `${violation.rule} ${violation.selector}`
        const existing = found.get(key)
        if (existing) existing.modes.push(mode)
        else found.set(key, { violation, modes: [mode] })
      }
    }
    results.push([...found.values()].map(({ violation, modes }) => describeViolation(violation, modes)))
  }
  return results
}

/** Inputs of the check of a page. */
export interface PageCheck {
  readonly mode: Mode
  /** Code of axe-core. */
  readonly axe: string
  readonly chromium: Pick<Chromium, 'send' | 'wait' | 'on' | 'fail'>
  /** Returns the file that a host serves for the path of a URL. */
  readonly read: (path: string) => { readonly name: string; readonly bytes: Uint8Array } | undefined
}

async function checkPage(url: string, { mode, axe, chromium, read }: PageCheck): Promise<readonly Violation[]> {
  const { send, wait, on } = chromium
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
  const call = (method: string, params: object = {}): Promise<Result> => send(method, params, sessionId)
  on('Fetch.requestPaused', sessionId, ({ requestId, request }) => {
    const { url: requested } = request as { readonly url: string }
    void respond(requested, read, (method, params) => call(method, { requestId, ...params }))
  })
  await call('Page.enable')
  await call('Fetch.enable', { patterns: [{ urlPattern: '*' }] })
  await call('Emulation.setDeviceMetricsOverride', { width: 1280, height: 900, deviceScaleFactor: 1, mobile: false })
  await call('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-color-scheme', value: mode },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  })
  // Choose the mode as a reader would.
  await call('Page.addScriptToEvaluateOnNewDocument', { source: `localStorage.setItem('theme', '${mode}')` })
  const loaded = wait('Page.loadEventFired', sessionId)
  await call('Page.navigate', { url })
  await loaded
  // A custom theme may not read this choice, so also set the attribute.
  await call('Runtime.evaluate', { expression: `document.documentElement.dataset.theme = ${JSON.stringify(mode)}` })
  await call('Runtime.evaluate', { expression: `${axe};0` })
  const { result, exceptionDetails } = await call('Runtime.evaluate', {
    expression: `(${runInPage.toString()})(${JSON.stringify(STATIC_RULES)})`,
    awaitPromise: true,
    returnByValue: true,
  })
  await send('Target.closeTarget', { targetId })
  if (exceptionDetails) throw new Error(`axe-core failed on ${url}`)
  return (result as { readonly value: readonly Violation[] }).value
}

/** Responds to a request of the browser with a file of the site, or with an error. */
async function respond(
  url: string,
  read: PageCheck['read'],
  call: (method: string, params: object) => Promise<Result>,
): Promise<void> {
  const { origin, pathname } = new URL(url)
  const file = origin === ORIGIN ? read(pathname) : undefined
  // Ignore requests that have been canceled in the meantime.
  await (file
    ? call('Fetch.fulfillRequest', {
        responseCode: 200,
        responseHeaders: [{ name: 'content-type', value: contentType(file.name) }],
        body: Buffer.from(file.bytes).toString('base64'),
      })
    : call('Fetch.failRequest', { errorReason: origin === ORIGIN ? 'AddressUnreachable' : 'BlockedByClient' })
  ).catch(() => undefined)
}

/** Runs axe-core. The browser receives the code of this function, so it cannot use other declarations of this file. */
async function runInPage(disabled: readonly string[]): Promise<readonly Violation[]> {
  // biome-ignore lint/suspicious/noExplicitAny: the page's global object has no types here
  const { axe, document } = globalThis as any
  // The contrast of colors that still change cannot be measured. Endless animations cannot finish, so cancel them.
  for (const animation of document.getAnimations()) {
    try {
      animation.finish()
    } catch {
      animation.cancel()
    }
  }
  const rules = Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }]))
  const { violations } = await axe.run(document, { rules, resultTypes: ['violations'] })
  // biome-ignore lint/suspicious/noExplicitAny: elements and results of axe-core
  const clueOf = (element: any): Clue | null => {
    const tag = element.localName
    const text = (element.textContent ?? '').trim().split(/\s+/).slice(0, 8).join(' ')
    if (/^h[1-6]$/.test(tag)) return { kind: 'heading', text }
    if (tag === 'a') return { kind: 'link', text }
    if (tag === 'img' && element.alt) return { kind: 'alt', text: element.alt }
    return element.children.length === 0 && text !== '' ? { kind: 'text', text } : { kind: 'tag', text: tag }
  }
  // biome-ignore lint/suspicious/noExplicitAny: results of axe-core
  return violations.flatMap(({ id, impact, help, helpUrl, nodes }: any) =>
    // biome-ignore lint/suspicious/noExplicitAny: results of axe-core
    nodes.map(({ target }: any) => {
      const selector = [target].flat(2).join(' ')
      const element = typeof target[0] === 'string' ? document.querySelector(target[0]) : null
      return {
        rule: id,
        impact,
        help,
        helpUrl,
        selector,
        isContent: element?.closest('main') != null,
        clue: element ? clueOf(element) : null,
      }
    }),
  )
}

function describeViolation(
  { rule, impact, help, helpUrl, selector, isContent, clue }: Violation,
  modes: readonly Mode[],
): A11yProblem {
  return {
    code: 'a11y-axe',
    severity: impact === 'critical' || impact === 'serious' ? 'error' : 'warning',
    message: `${help} (${rule}): ${selector}${modes.length === 1 ? `, in ${modes[0]} mode` : ''}`,
    hint: helpUrl,
    isContent,
    ...(clue && { clue }),
  }
}

/** Creates a function that finds the file that a host serves for the path of a URL. */
export async function createFileFinder(
  trial: Pick<Trial, 'output' | 'config' | 'builtPages' | 'stageDir' | 'outDir'>,
): Promise<PageCheck['read']> {
  const { artifacts = [] } = (await trial.output.resolve('artifacts')) ?? {}
  const { baseUrl } = trial.config
  const pages = new Map(trial.builtPages.map(({ planned: { page } }) => [decodePath(page.href), page.file]))
  const files = new Map(artifacts.map((artifact) => [decodePath(baseUrl) + artifact.file, artifact]))
  return (pathname) => {
    const path = decodePath(pathname)
    const page = pages.get(path)
    if (page !== undefined) return { name: page, bytes: readTrialPage(trial, page) }
    const artifact = files.get(path)
    return artifact && { name: artifact.file, bytes: readArtifact(artifact) }
  }
}
