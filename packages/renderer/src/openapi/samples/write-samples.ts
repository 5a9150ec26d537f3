import { HTTPSnippet } from '@readme/httpsnippet'
import { DEFAULT_SAMPLE_LANGUAGES, type SampleLanguage } from '../../contract/index.js'
import { finishCsharp } from './finish-csharp.js'
import { insertSecrets } from './insert-secrets.js'
import { keepLiteral } from './keep-literal.js'
import { LANGUAGE_TARGETS, type LanguageTarget } from './language-targets.js'
import type { Edit, FormPart, NameValue, SampleHttpRequest } from './sample-http-request.js'
import { UPLOADS, type UploadLanguages } from './upload-writers.js'

/** A request in one language. */
export interface SampleText {
  readonly value: string
  readonly label: string
  readonly grammar: string
  readonly source: string
}

/** A request in each of the languages that can send it. */
export function writeSamples(
  request: SampleHttpRequest,
  languages: readonly SampleLanguage[] = DEFAULT_SAMPLE_LANGUAGES,
): readonly SampleText[] {
  const upload = findUpload(request)
  const plain = upload ? withMark(request, upload) : request
  const generate = createGenerator(plain)
  const generateOrForm = hasForm(request) ? createGenerator(encodeForm(request)) : generate
  const joined = hasForm(request) && hasDuplicateFields(request.postData) ? joinForm(request) : plain
  const generateJoined = joined === plain ? generate : createGenerator(joined)
  const generateInBrowser = joined.headers.some(isCookie)
    ? createGenerator(withoutCookies(joined), IN_BROWSER)
    : generateJoined
  return languages.flatMap((value) => {
    const { label, target, client, grammar } = LANGUAGE_TARGETS[value]
    const otherGenerator = value === 'javascript' ? generateInBrowser : generateJoined
    const generator = value === 'curl' ? generateOrForm : value === 'python' ? generate : otherGenerator
    const source = generator(target, client)
    const code = source === undefined || !upload ? source : writeUpload(value, source, upload)
    if (code === undefined) return []
    const finished = value === 'csharp' ? finishCsharp(code, request) : keepLiteral(value, code)
    return [{ value, label, grammar, source: insertSecrets(value, finished.trimEnd(), request.secrets ?? []) }]
  })
}

/** Makes `fetch` send the cookies that the browser has for the API: scripts in browsers can't set a `Cookie` header. */
const IN_BROWSER = { credentials: 'include' }

function isCookie({ name }: NameValue): boolean {
  return name === 'Cookie'
}

function withoutCookies(request: SampleHttpRequest): SampleHttpRequest {
  return { ...request, headers: request.headers.filter((header) => !isCookie(header)) }
}

function findUpload({ postData }: SampleHttpRequest): Upload | undefined {
  if (postData?.parts) return { kind: 'parts', parts: postData.parts }
  if (postData?.fileName === undefined) return undefined
  return { kind: 'file', fileName: postData.fileName, contentType: postData.mimeType }
}

/**
 * Replaces an upload with a placeholder. Also removes the content type of a multipart form, because the code of the
 * upload writes it with its boundary.
 */
function withMark(request: SampleHttpRequest, { kind }: Upload): SampleHttpRequest {
  const { headers } = request
  return {
    ...request,
    headers: kind === 'file' ? headers : headers.filter(({ name }) => name.toLowerCase() !== 'content-type'),
    postData: { mimeType: 'text/plain', text: UPLOAD_MARK },
  }
}

type Form = NonNullable<SampleHttpRequest['postData']> & { readonly params: readonly NameValue[] }

function hasForm(request: SampleHttpRequest): request is SampleHttpRequest & { readonly postData: Form } {
  return request.postData?.params !== undefined && request.postData.mimeType === 'application/x-www-form-urlencoded'
}

/** Whether several fields of a form have the same name. Most languages store fields by name, so only one of them. */
function hasDuplicateFields({ params }: Form): boolean {
  return new Set(params.map(({ name }) => name)).size < params.length
}

/** Returns the request with the fields of its form encoded as one text. */
function joinForm(request: SampleHttpRequest & { readonly postData: Form }): SampleHttpRequest {
  const fields = request.postData.params.map(({ name, value }) => [name, value])
  return { ...request, postData: { mimeType: 'text/x-form', text: new URLSearchParams(fields).toString() } }
}

/**
 * Returns the request with encoded form values for cURL. In generated commands, cURL sends a value unencoded, unless
 * the name of its field needs encoding.
 */
function encodeForm(request: SampleHttpRequest & { readonly postData: Form }): SampleHttpRequest {
  const params = request.postData.params.map(({ name, value }) => ({
    name,
    value: encodeURIComponent(name) === name ? encodeURIComponent(value) : value,
  }))
  return { ...request, postData: { ...request.postData, params } }
}

type Generate = (target: LanguageTarget['target'], client: string) => string | undefined

/**
 * Creates a function that writes the request in a language; `undefined` if the generator throws, as on an invalid URL.
 */
function createGenerator(
  { method, url, headers, postData }: SampleHttpRequest,
  options: Readonly<Record<string, unknown>> = {},
): Generate {
  const { given, restore } = protectQuery(url)
  try {
    const request = {
      method,
      url: given,
      headers: [...headers],
      httpVersion: 'HTTP/1.1',
      cookies: [],
      queryString: [],
      headersSize: -1,
      bodySize: -1,
      ...(postData && { postData: { mimeType: mediaTypeName(postData.mimeType), ...bodyOf(postData) } }),
    }
    const snippet = new HTTPSnippet({
      log: { version: '1.2', creator: { name: 'docgen', version: '1' }, entries: [{ request }] },
    })
    return (target, client) => {
      try {
        const [source] = snippet.convert(target, client, options) || []
        // The opening tag is not part of the request. With it, the grammar would highlight every line as markup around
        // PHP.
        return source && restore(source.replace(/^<\?php\s+/, ''))
      } catch {
        return undefined
      }
    }
  } catch {
    return () => undefined
  }
}

/**
 * The URL with a placeholder for its query: the generator would encode the commas between values, and characters that a
 * parameter allows. `restore` inserts the query, which has no character that is special between quotes.
 */
function protectQuery(url: string): { readonly given: string; readonly restore: (source: string) => string } {
  const start = url.indexOf('?') + 1
  const query = url.slice(start)
  if (start === 0 || !/^[!#-&(-[\]-_a-~]+$/.test(query)) return { given: url, restore: (source) => source }
  return { given: url.slice(0, start) + QUERY_MARK, restore: (source) => source.replaceAll(QUERY_MARK, () => query) }
}

const QUERY_MARK = 'docgenQuery=0'

/** The media type without its parameters, which are in the header. */
function mediaTypeName(mediaType: string): string {
  return mediaType.split(';', 1)[0]?.trim() ?? mediaType
}

function bodyOf({
  text,
  params,
}: NonNullable<SampleHttpRequest['postData']>): { text: string } | { params: { name: string; value: string }[] } {
  return params ? { params: [...params] } : { text: text ?? '' }
}

/** A body that the generator does not support: the parts of a multipart form, or a file. */
export type Upload =
  | { readonly kind: 'parts'; readonly parts: readonly FormPart[] }
  | { readonly kind: 'file'; readonly fileName: string; readonly contentType: string }

/** The text of the body that the generator writes, to be replaced by the upload's code. */
const UPLOAD_MARK = 'docgen-upload'

/**
 * Replaces the placeholder in the generated code with code for the upload. `undefined` if the language has no such
 * code, or if the generator wrote other code than expected.
 */
function writeUpload(language: SampleLanguage, source: string, upload: Upload): string | undefined {
  const { [language]: writers }: UploadLanguages = UPLOADS
  if (!writers) return undefined
  const edits: readonly Edit[] =
    upload.kind === 'parts' ? writers.parts(upload.parts) : writers.file(upload.fileName, upload.contentType)
  let edited: string | undefined = source
  for (const [generated, text] of edits) {
    if (edited?.includes(generated) !== true) return undefined
    edited = edited.replace(generated, () => text)
  }
  return edited.includes(UPLOAD_MARK) ? undefined : edited
}
