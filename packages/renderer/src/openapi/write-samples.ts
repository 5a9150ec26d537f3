import { HTTPSnippet } from '@readme/httpsnippet'
import type { SampleHttpRequest } from './sample-http-request.js'

/** Languages in the order in which they are shown, with the generator's words for them and the grammar that colours them. */
export const LANGUAGES = [
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

/** A request in one language. */
export interface WrittenSample {
  readonly value: string
  readonly label: string
  readonly grammar: string
  readonly source: string
}

/** A request in every language that can send it. */
export function writeSamples(request: SampleHttpRequest): readonly WrittenSample[] {
  const generate = createGenerator(request)
  return LANGUAGES.flatMap(({ value, label, target, client, grammar }) => {
    const source = generate(target, client)
    return source === undefined ? [] : [{ value, label, grammar, source: source.trimEnd() }]
  })
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
