import { findArchivedFile } from '../export/find-archived-file.js'
import { decodePath } from '../read/files/decode-path.js'

// Makes a site work from `file:` URLs, where browsers load no modules, start no workers, and reject `fetch`. The
// exporter inserts this script before the site's scripts, and at the start of the search worker.

/** Base URL of exported sites. No real path contains it, so this script can recognize it anywhere in a path. */
declare const ARCHIVE_BASE: string

/** Matches the paths of files that the site's scripts fetch. Browsers load all other files without scripts. */
const REQUESTED =
  /^(?:docgen-search\.json|assets\/.*)$|docs-versions\.json$|(?:^|\/)search(?:\.html|\/index\.html|\/)?$/

/** State that this script shares with the files of the exporter (`archive-files.js`, `archive-modules.js`). */
interface Archive {
  /** URL of the folder with the site. */
  root: string
  /** Text of files by their path; loaded with the first request. */
  files?: Readonly<Record<string, string>>
  /** Path of a module of an island → function that imports it; loaded with the first import. */
  modules?: Readonly<Record<string, () => Promise<unknown>>>
  /** Imports the module at a URL; replaces `import` in the site's scripts. */
  importText?: (href: string) => Promise<unknown>
}

const scope = globalThis as unknown as { docgenArchive?: Archive }
// The script is in a subfolder of the site, so the site's root is its parent.
const archive: Archive = scope.docgenArchive ?? { root: new URL('../', scriptUrl()).href }
let loading: Promise<Readonly<Record<string, string>>> | undefined
let loadingModules: Promise<NonNullable<Archive['modules']>> | undefined

function scriptUrl(): string {
  const { currentScript } = document
  return currentScript instanceof HTMLScriptElement ? currentScript.src : location.href
}

/** The path of a file inside the archive; undefined for URLs of other sites. */
function toPath(href: string): string | undefined {
  const { protocol, host, pathname } = new URL(href, archive.root)
  const root = new URL(archive.root)
  if (protocol !== root.protocol || host !== root.host) return undefined
  const marked = pathname.indexOf(ARCHIVE_BASE)
  if (marked !== -1) return decodePath(pathname.slice(marked + ARCHIVE_BASE.length))
  return pathname.startsWith(root.pathname) ? decodePath(pathname.slice(root.pathname.length)) : undefined
}

function findFile(path: string, files: Readonly<Record<string, unknown>>): string | undefined {
  return findArchivedFile(path, (file) => Object.hasOwn(files, file))
}

function loadFiles(): Promise<Readonly<Record<string, string>>> {
  if (archive.files) return Promise.resolve(archive.files)
  loading ??= loadScript('archive-files.js').then(() => archive.files ?? {})
  return loading
}

function loadModules(): Promise<NonNullable<Archive['modules']>> {
  if (archive.modules) return Promise.resolve(archive.modules)
  loadingModules ??= loadScript('archive-modules.js').then(() => archive.modules ?? {})
  return loadingModules
}

function loadScript(file: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `${archive.root}assets/${file}`
    script.onload = resolve
    script.onerror = reject
    document.head.append(script)
  })
}

/**
 * Replaces `fetch`: responds with a file of the archive, as a server would.
 *
 * @throws TypeError, as `fetch` does for a failed request, if the archive does not contain the file
 */
async function fetchFile(input: RequestInfo | URL): Promise<Response> {
  const href = input instanceof Request ? input.url : String(input)
  const path = toPath(href)
  const files = path !== undefined && REQUESTED.test(path) ? await loadFiles() : {}
  const file = findFile(path ?? '', files)
  const text = file === undefined ? undefined : files[file]
  if (file === undefined || !text) throw new TypeError(`${href} is not in the archive`)
  const type = file.endsWith('.html') ? 'text/html' : 'text/plain'
  const response = new Response(text, { headers: { 'content-type': `${type}; charset=utf-8` } })
  return Object.defineProperty(response, 'url', { value: archive.root + encodeURI(file) })
}

scope.docgenArchive = archive
globalThis.fetch = fetchFile
archive.importText = async (href) => {
  const path = toPath(href.replace(/[?#].*/, '')) ?? ''
  const text = (await loadFiles())[path] ?? ''
  if (text === '') return importModule(path)
  // The archive stores only modules of search languages as text, and these import nothing.
  return import(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })))
}

async function importModule(path: string): Promise<unknown> {
  const load = (await loadModules())[path]
  if (!load) throw new TypeError(`${path} is not in the archive`)
  return load()
}

/** Replaces `Worker`: a worker that runs a script from the archive and reads the archive's files. */
class ArchiveWorker extends EventTarget {
  #worker: Promise<Worker>

  constructor(href: string | URL) {
    super()
    this.#worker = this.#start(String(href))
  }

  async #start(href: string): Promise<Worker> {
    const files = await loadFiles()
    const text = files[toPath(href) ?? ''] ?? ''
    const setup = `globalThis.docgenArchive=${JSON.stringify({ root: archive.root, files })};`
    const worker = new NativeWorker(URL.createObjectURL(new Blob([setup, text], { type: 'text/javascript' })))
    for (const type of ['message', 'messageerror', 'error'])
      worker.addEventListener(type, (event) => {
        const { data } = event as MessageEvent
        const { message } = event as ErrorEvent
        const copy = type === 'error' ? new ErrorEvent(type, { message }) : new MessageEvent(type, { data })
        this.dispatchEvent(copy)
        const handler: unknown = Reflect.get(this, `on${type}`)
        if (typeof handler === 'function') handler.call(this, copy)
      })
    return worker
  }

  postMessage(message: unknown): void {
    void this.#worker.then((worker) => worker.postMessage(message))
  }

  terminate(): void {
    void this.#worker.then((worker) => worker.terminate())
  }
}

const NativeWorker = globalThis.Worker

if (typeof document !== 'undefined') {
  globalThis.Worker = ArchiveWorker as unknown as typeof Worker
  // Hide the page actions: an archive has no Markdown of its pages.
  const style = document.createElement('style')
  style.textContent = '.page-actions{display:none!important}'
  document.head.append(style)
  // Links to folders need the name of their file, because no server adds it.
  const completeLink = async (link: Element): Promise<void> => {
    const href = link.getAttribute('href') ?? ''
    if (!href.startsWith(ARCHIVE_BASE)) return
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href.slice(ARCHIVE_BASE.length)) ?? []
    const file = findFile(decodePath(path), await loadFiles())
    if (file !== undefined) link.setAttribute('href', archive.root + encodeURI(file) + rest)
  }
  const completeLinks = (root: ParentNode): void => {
    for (const link of root.querySelectorAll(`a[href^="${ARCHIVE_BASE}"]`)) void completeLink(link)
  }
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes' && target instanceof Element) void completeLink(target)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        if (node.matches('a')) void completeLink(node)
        completeLinks(node)
      }
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['href'] })
}
