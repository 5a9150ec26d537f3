import type { Text } from '@docgen/renderer/console'
import { element } from '../../search/element.js'
import { formatExactly, parseExactly } from './exact-number.js'
import { highlightJson } from './highlight-json.js'
import type { ConsoleResponse } from './send-request.js'

/** In bytes. Longer bodies are offered only as a file. */
const MAX_SHOWN = 500_000
/** In bytes. Longer bodies are plain text: a span for each token slows down the page. */
const MAX_HIGHLIGHTED = 30_000

/** The headers of a response, and its body as text, image or file. */
export async function renderResponse(response: ConsoleResponse, text: Text): Promise<readonly HTMLElement[]> {
  const { headers } = response
  return [
    element(
      'details',
      { class: 'console-headers' },
      element('summary', {}, `${text('theme.api.try.headers')} (${headers.length})`),
      element('dl', {}, ...headers.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)])),
    ),
    ...(await renderBody(response, text)),
  ]
}

/** Status, time and size in one line. */
export function summarize({ status, statusText, time, body }: ConsoleResponse): string {
  return [
    `${status}${statusText === '' ? '' : ` ${statusText}`}`,
    `${Math.round(time)} ms`,
    formatSize(body.size),
  ].join(' · ')
}

/** The kind of a status, such as `tip`, which is in the CSS class that colors it: `is-tip`. */
export function statusKind(status: number): string {
  return status < 300 ? 'tip' : status < 400 ? 'info' : status < 500 ? 'warning' : 'danger'
}

async function renderBody({ body }: ConsoleResponse, text: Text): Promise<readonly HTMLElement[]> {
  if (body.size === 0) return [element('p', { class: 'console-note' }, text('theme.api.try.emptyBody'))]
  const download = renderDownload(body, text)
  if (body.type.startsWith('image/') && body.size <= MAX_SHOWN)
    return [
      element('img', { class: 'console-image', src: await toDataUrl(body), alt: text('theme.api.try.body') }),
      download,
    ]
  if (!isText(body.type) || body.size > MAX_SHOWN) return [download]
  const raw = await body.text()
  const json = isJson(body.type) ? formatJson(raw) : undefined
  const isHighlighted = json !== undefined && body.size <= MAX_HIGHLIGHTED
  const code = element('code', {}, isHighlighted ? highlightJson(json) : element('span', {}, json ?? raw))
  const label = text('theme.api.try.body')
  const block = element('pre', { tabindex: '0', role: 'region', 'aria-label': label }, code)
  return [element('div', { class: 'code-frame is-wrapped' }, block), download]
}

function renderDownload(body: Blob, text: Text): HTMLElement {
  const href = URL.createObjectURL(body)
  return element(
    'p',
    {},
    element('a', { href, download: 'response' }, text('theme.api.try.download', { size: formatSize(body.size) })),
  )
}

/** A body as a data URL: the content security policy allows no images from blob URLs. */
function toDataUrl(body: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(body)
  })
}

function isText(type: string): boolean {
  return (
    type === '' ||
    isJson(type) ||
    /^text\/|[/+](?:xml|yaml|x-yaml|javascript|csv|x-ndjson)\b|x-www-form-urlencoded/.test(type)
  )
}

function isJson(type: string): boolean {
  return /[/+]json\b/.test(type)
}

/** Formats a JSON text; `undefined` if it is not JSON. */
function formatJson(raw: string): string | undefined {
  try {
    return formatExactly(parseExactly(raw))
  } catch {
    return undefined
  }
}

function formatSize(bytes: number): string {
  return bytes < 1000
    ? `${bytes} B`
    : bytes < 1_000_000
      ? `${(bytes / 1000).toFixed(1)} kB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`
}
