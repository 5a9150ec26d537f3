import { HTTPSnippet } from '@readme/httpsnippet'
import type { NameValue, SampleHttpRequest } from './sample-http-request.js'

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
  const generateCurl = hasForm(request) ? createGenerator(encodeForm(request)) : generate
  return LANGUAGES.flatMap(({ value, label, target, client, grammar }) => {
    const source = (value === 'curl' ? generateCurl : generate)(target, client)
    return source === undefined ? [] : [{ value, label, grammar, source: keepLiteral(value, source).trimEnd() }]
  })
}

type Form = NonNullable<SampleHttpRequest['postData']> & { readonly params: readonly NameValue[] }

function hasForm(request: SampleHttpRequest): request is SampleHttpRequest & { readonly postData: Form } {
  return request.postData?.params !== undefined && request.postData.mimeType === 'application/x-www-form-urlencoded'
}

/** For cURL, which sends the values of a form as they stand, unless the generator has it encode them for the sake of their name. */
function encodeForm(request: SampleHttpRequest & { readonly postData: Form }): SampleHttpRequest {
  const params = request.postData.params.map(({ name, value }) => ({
    name,
    value: encodeURIComponent(name) === name ? encodeURIComponent(value) : value,
  }))
  return { ...request, postData: { ...request.postData, params } }
}

/** Nothing that a body says is to be run by the shell or by Ruby, in whose quotes the generator puts it. */
function keepLiteral(language: string, source: string): string {
  if (language === 'curl') return source.replace(' @- <<EOF\n', " @- <<'EOF'\n")
  if (language !== 'ruby') return source
  return source.replace(/^request\.body = ".*$/m, (line) => line.replace(/#(?=[{$@])/g, '\\#'))
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
