import type { FormPart, SampleHttpRequest } from './sample-http-request.js'

/**
 * A request as a cURL command, written as in the samples, but without the snippet generator, so that it runs in
 * browsers.
 */
export function writeCurl({ method, url, headers, postData }: SampleHttpRequest): string {
  const isForm = postData?.parts !== undefined
  const sent = headers.filter(({ name }) => !isForm || name.toLowerCase() !== 'content-type')
  return [
    `curl --request ${method}`,
    `--url ${inShell(url)}`,
    ...sent.map(({ name, value }) => `--header ${inShell(`${name}: ${value}`)}`),
    ...(postData ? curlBody(postData) : []),
  ].join(' \\\n  ')
}

function curlBody({ text, params, parts, fileName }: NonNullable<SampleHttpRequest['postData']>): readonly string[] {
  if (fileName !== undefined) return [`--data-binary ${inShell(`@${fileName}`)}`]
  if (parts) return parts.map(curlPart)
  // cURL encodes only the value.
  if (params)
    return params.map(({ name, value }) => `--data-urlencode ${inShell(`${encodeURIComponent(name)}=${value}`)}`)
  return text ? [`${text.startsWith('@') ? '--data-raw' : '--data'} ${inShell(text)}`] : []
}

/** Quotes a text for a shell if necessary. Between single quotes, only the quote itself is special. */
function inShell(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}

/** A field of a form as an option of cURL, which itself interprets `@`, `<`, `"` and `;`. */
export function curlPart({ name, value, fileName, contentType }: FormPart): string {
  const type = contentType === undefined ? '' : `;type=${contentType}`
  if (fileName !== undefined) return `--form ${inShell(`${name}=@${fileName}${type}`)}`
  const isPlain = !/^[@<"\s]|[;\s]$|;/.test(value)
  if (type === '') return `${isPlain ? '--form' : '--form-string'} ${inShell(`${name}=${value}`)}`
  return `--form ${inShell(`${name}=${isPlain ? value : `"${value.replace(/["\\]/g, '\\$&')}"`}${type}`)}`
}
