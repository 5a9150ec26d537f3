import type { SampleLanguage } from '../../contract/index.js'
import type { CodeOnPage, CodeText } from './create-highlighter.js'
import type { SampleHttpRequest } from './sample-http-request.js'
import { writeSamples } from './write-samples.js'

/** A request in one language, to be inserted into a page. */
export interface Sample extends CodeOnPage {
  readonly value: string
  readonly label: string
}

/** Writes a request in every language that can send it. */
export type WriteSamples = (request: SampleHttpRequest) => readonly Sample[]

// Host of the placeholder for the URL.
const HOST = 'address.docgen.invalid'
// URLs without special characters in any language. The samples of two such URLs differ only in the URL.
const PLAIN_URL =
  /^https?:\/\/(?:[a-z0-9-]+\.)*[a-z][a-z0-9-]*(?::(?!80\/|443\/)[1-9]\d{0,3})?(?:\/[\w-]+(?:\.[\w-]+)*)+$/
// A word that the highlighter of shell code treats as a variable.
const LIKE_VARIABLE = /\b[A-Z][A-Z\d_]{2}/
// Maximum number of cached requests.
const MAX_REMEMBERED = 200

/**
 * Creates the writer of request samples. It writes requests that differ only in their URL once, because generating and
 * highlighting all languages is slow.
 */
export function createSampleWriter(languages?: readonly SampleLanguage[]): WriteSamples {
  const write = (request: SampleHttpRequest): readonly SampleTemplate[] =>
    writeSamples(request, languages).map(toSample)
  const templatesByKey = new Map<string, readonly SampleTemplate[] | undefined>()
  return (request) => {
    const { url } = request
    const mark = `${url.slice(0, url.indexOf(':'))}://${HOST}/`
    const key = JSON.stringify({ ...request, url: mark })
    if (!PLAIN_URL.test(url) || key.split(HOST).length > 2) return write(request)
    const templates = templatesByKey.has(key)
      ? templatesByKey.get(key)
      : checkTemplates(write({ ...request, url: mark }), mark)
    if (templatesByKey.size >= MAX_REMEMBERED) templatesByKey.clear()
    templatesByKey.set(key, templates)
    return templates?.map((template) => fillTemplate(template, mark, url)) ?? write(request)
  }
}

interface SampleTemplate {
  readonly value: string
  readonly label: string
  readonly code: CodeText
}

function toSample({ value, label, grammar, source }: ReturnType<typeof writeSamples>[number]): SampleTemplate {
  return { value, label, code: { language: grammar, text: source } }
}

/** The templates; `undefined` if a language writes the host anywhere except in the URL. */
function checkTemplates(templates: readonly SampleTemplate[], mark: string): readonly SampleTemplate[] | undefined {
  return templates.some(({ code }) => code.text.replaceAll(mark, '').includes(HOST)) ? undefined : templates
}

/**
 * Inserts the URL into the code, after highlighting if possible. In a shell, the URL has no quotes, so words in it that
 * look like variables have to be highlighted. A URL with such words is inserted before highlighting.
 */
function fillTemplate({ value, label, code }: SampleTemplate, mark: string, url: string): Sample {
  const { language, text } = code
  if (language === 'bash' && LIKE_VARIABLE.test(url))
    return { value, label, code: { language, text: text.replaceAll(mark, () => url) } }
  return { value, label, code, filling: { mark, value: url } }
}
