import { HTTPSnippet } from '@readme/httpsnippet'
import type { SampleView } from '../contract/index.js'
import { type ApiDraft, showCode } from './api-draft.js'
import type { Operation } from './operation.js'
import { type SampleHttpRequest, sampleRequest } from './sample-request.js'
import type { SecurityScheme } from './security-scheme.js'

/** Languages in the order in which they are shown, with the generator's words for them and the grammar that colours them. */
const LANGUAGES = [
  { value: 'curl', label: 'cURL', target: 'shell', client: 'curl', grammar: 'bash' },
  { value: 'javascript', label: 'JavaScript', target: 'javascript', client: 'fetch', grammar: 'javascript' },
  { value: 'node', label: 'Node.js', target: 'node', client: 'fetch', grammar: 'javascript' },
  { value: 'python', label: 'Python', target: 'python', client: 'requests', grammar: 'python' },
  { value: 'php', label: 'PHP', target: 'php', client: 'guzzle', grammar: 'php' },
  { value: 'go', label: 'Go', target: 'go', client: 'native', grammar: 'go' },
  { value: 'ruby', label: 'Ruby', target: 'ruby', client: 'native', grammar: 'ruby' },
  { value: 'java', label: 'Java', target: 'java', client: 'nethttp', grammar: 'java' },
  { value: 'csharp', label: 'C#', target: 'csharp', client: 'httpclient', grammar: 'csharp' },
] as const

/** Request samples in all languages. The description's own stand in the place of generated ones, further languages after them. */
export function makeSamples(
  operation: Operation,
  schemes: readonly SecurityScheme[],
  draft: ApiDraft,
): readonly SampleView[] {
  const own = operation.samples.map(({ language, label, source }) => {
    const known = LANGUAGES.find((each) =>
      [each.value, each.label, each.target, each.grammar].some((name) => isSameName(name, language)),
    )
    const value = known?.value ?? (language.toLowerCase().replace(/[^a-z0-9]+/g, '-') || 'other')
    return {
      value,
      label: label || (known?.label ?? language),
      grammar: known?.grammar ?? language.toLowerCase(),
      source,
    }
  })
  const generate = createGenerator(sampleRequest(operation, schemes))
  const generated = LANGUAGES.filter(({ value }) => !own.some((each) => each.value === value)).flatMap((language) => {
    const source = generate(language.target, language.client)
    return source === undefined ? [] : [{ ...language, source }]
  })
  const ranks = LANGUAGES.map(({ value }) => String(value))
  const rank = (value: string): number => (ranks.includes(value) ? ranks.indexOf(value) : ranks.length)
  const taken = new Map<string, number>()
  return [...own, ...generated]
    .toSorted((a, b) => rank(a.value) - rank(b.value))
    .map(({ value, label, grammar, source }) => {
      const count = (taken.get(value) ?? 0) + 1
      taken.set(value, count)
      return {
        value: count === 1 ? value : `${value}-${count}`,
        label,
        code: showCode(draft, grammar, source.trimEnd()),
      }
    })
}

function isSameName(name: string, written: string): boolean {
  const aliases: Readonly<Record<string, string>> = {
    shell: 'curl',
    bash: 'curl',
    js: 'javascript',
    'c#': 'csharp',
    golang: 'go',
  }
  const lower = written.toLowerCase()
  return name.toLowerCase() === (aliases[lower] ?? lower)
}

type Generate = (target: (typeof LANGUAGES)[number]['target'], client: string) => string | undefined

/** The generator throws at requests that no language could send, such as one with an address that is none. */
function createGenerator({ method, url, headers, postData }: SampleHttpRequest): Generate {
  try {
    const request = {
      method,
      url,
      headers: [...headers],
      httpVersion: 'HTTP/1.1',
      cookies: [],
      queryString: [],
      headersSize: -1,
      bodySize: -1,
      ...(postData && { postData: { mimeType: postData.mimeType, ...bodyOf(postData) } }),
    }
    const snippet = new HTTPSnippet({
      log: { version: '1.2', creator: { name: 'docgen', version: '1' }, entries: [{ request }] },
    })
    return (target, client) => {
      try {
        const [source] = snippet.convert(target, client) || []
        // The opening tag is no part of the request, and with it every line would be markup around PHP to the grammar.
        return source?.replace(/^<\?php\s+/, '')
      } catch {
        return undefined
      }
    }
  } catch {
    return () => undefined
  }
}

function bodyOf({
  text,
  params,
}: NonNullable<SampleHttpRequest['postData']>): { text: string } | { params: { name: string; value: string }[] } {
  return params ? { params: [...params] } : { text: text ?? '' }
}
