import { showCode, sourceOf } from './show-samples.js'

/** Parses HTML of this site. */
export type ParseHtml = (html: string) => Document

// The other samples by the URL of their file, as objects with the HTML by language: those of other bodies, then those of
// all bodies with each other alternative of authentication.
const files = new Map<string, Promise<readonly Readonly<Record<string, string>>[]>>()
// The samples on the page.
const firsts = new WeakMap<HTMLElement, DocumentFragment>()

/** Shows the samples of the body that the reader has chosen. Rejects if they can't be loaded. */
export async function chooseBody(select: HTMLSelectElement, parse: ParseHtml): Promise<void> {
  const sample = select.closest<HTMLElement>('.sample')
  if (sample) await showChosen(sample, parse)
}

/** Shows the samples with an alternative of authentication, by its index. Rejects if they can't be loaded. */
export async function chooseAlternative(index: number, parse: ParseHtml): Promise<void> {
  const sample = document.querySelector<HTMLElement>('.api-samples .sample:not(.statuses)')
  if (!sample || Number(sample.dataset['alternative'] ?? 0) === index) return
  sample.dataset['alternative'] = String(index)
  await showChosen(sample, parse)
}

async function showChosen(sample: HTMLElement, parse: ParseHtml): Promise<void> {
  const index = indexOfChosen(sample)
  const samples = index === 0 ? undefined : (await loadSamples(samplesUrl(location.pathname)))[index - 1]
  // The reader may already have chosen something else, or be on another page.
  if (indexOfChosen(sample) !== index || !sample.isConnected) return
  for (const { language, code } of listSamples(sample)) {
    const first = firsts.get(code) ?? sourceOf(code)
    firsts.set(code, first)
    if (!samples) showCode(code, [first.cloneNode(true)])
    // The description has its own samples in some languages.
    else if (Object.hasOwn(samples, language))
      showCode(code, [...(parse(`<pre>${samples[language]}`).body.children[0]?.childNodes ?? [])])
  }
}

/** Index of the chosen samples, where 0 means those on the page. */
function indexOfChosen(sample: HTMLElement): number {
  const select = sample.querySelector('select')
  return Number(sample.dataset['alternative'] ?? 0) * (select?.length ?? 1) + Number(select?.value ?? 0)
}

function listSamples(sample: HTMLElement): readonly { readonly language: string; readonly code: HTMLElement }[] {
  const radios = sample.querySelectorAll<HTMLInputElement>('[data-tab-group] > .tab-radio')
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
