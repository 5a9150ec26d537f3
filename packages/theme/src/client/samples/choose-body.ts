import { showCode, sourceOf } from './show-samples.js'

/** Parses HTML of this site. */
export type ParseHtml = (html: string) => Document

// The samples of other bodies by the URL of their file: a list of objects with the HTML by language.
const files = new Map<string, Promise<readonly Readonly<Record<string, string>>[]>>()
// The samples of the page's own body.
const firsts = new WeakMap<HTMLElement, DocumentFragment>()

/** Shows the samples of the body that the reader has chosen. Rejects if they can't be loaded. */
export async function chooseBody(select: HTMLSelectElement, parse: ParseHtml): Promise<void> {
  const { value } = select
  const url = samplesUrl(location.pathname)
  const samples = value === '0' ? undefined : (await loadSamples(url))[Number(value) - 1]
  // The reader may already have chosen another body, or be on another page.
  if (select.value !== value || !select.isConnected) return
  for (const { language, code } of listSamples(select)) {
    const first = firsts.get(code) ?? sourceOf(code)
    firsts.set(code, first)
    if (!samples) showCode(code, [first.cloneNode(true)])
    // The description has its own samples in some languages.
    else if (Object.hasOwn(samples, language))
      showCode(code, [...(parse(`<pre>${samples[language]}`).body.children[0]?.childNodes ?? [])])
  }
}

function listSamples(select: HTMLSelectElement): readonly { readonly language: string; readonly code: HTMLElement }[] {
  const radios = select.closest('.sample')?.querySelectorAll<HTMLInputElement>('[data-tab-group] > .tab-radio') ?? []
  return [...radios].flatMap(({ value, nextElementSibling: label }) => {
    const codes = label?.nextElementSibling?.querySelectorAll<HTMLElement>('pre > code') ?? []
    return [...codes].map((code) => ({ language: value, code }))
  })
}

function loadSamples(url: string): Promise<readonly Readonly<Record<string, string>>[]> {
  const loading =
    files.get(url) ??
    fetch(url).then((response) => {
      if (!response.ok) throw new Error(`${url}: ${response.status}`)
      return response.json()
    })
  files.set(url, loading)
  loading.catch(() => files.delete(url))
  return loading
}

/** URL of the samples file next to a page, for any form of its path: `/a`, `/a/`, `/a.html` or `/a/index.html`. */
export function samplesUrl(pathname: string): string {
  return `${pathname.replace(/\/$/, '').replace(/(?:\/index)?\.html$/, '')}.samples.json`
}
