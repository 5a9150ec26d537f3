import type { SampleHttpRequest } from './sample-http-request.js'

// `HttpRequestHeaders` throws on content headers, and on values of these headers that can't be parsed, such as
// placeholders.
const OF_CONTENT = /^(?:allow|content-.+|expires|last-modified)$/i
const PARSED = /^(?:date|from|host|if-.+|max-forwards|range|referer|te|trailer|upgrade|user-agent|via|warning)$/i
const HEADER_LINE = /^ {8}\{ "([^"\\]+)", (".*") \},\n/gm
const MEDIA_TYPE = /new MediaTypeHeaderValue\(("[^";]*;[^"]*")\)/g

/**
 * Adapts C# to `HttpClient`: moves headers to the request or its content, and sets the complete content type of the
 * body.
 */
export function finishCsharp(source: string, { headers, postData }: SampleHttpRequest): string {
  const start = source.indexOf('    Headers =\n    {\n')
  const end = source.indexOf('\n    },\n', start)
  const typed = writeContentType(source, postData)
  if (start === -1 || end === -1 || !headers.some(({ name }) => OF_CONTENT.test(name) || PARSED.test(name)))
    return typed
  const hasContent = source.includes('\n    Content = ')
  const statements: string[] = []
  const remaining = typed.slice(start, end + 1).replace(HEADER_LINE, (line, name: string, value: string) => {
    if (OF_CONTENT.test(name)) {
      if (hasContent) statements.push(`request.Content.Headers.TryAddWithoutValidation("${name}", ${value});\n`)
      return ''
    }
    if (!PARSED.test(name)) return line
    statements.push(`request.Headers.TryAddWithoutValidation("${name}", ${value});\n`)
    return ''
  })
  const isEmpty = remaining === '    Headers =\n    {\n'
  const statementsAfter = typed.slice(end + 1).replace('\n};\n', `\n};\n${statements.join('')}`)
  return typed.slice(0, start) + (isEmpty ? statementsAfter.replace('    },\n', '') : remaining + statementsAfter)
}

/**
 * Writes the complete content type: the generator drops parameters, and a form joined to one text has a provisional
 * type.
 */
function writeContentType(source: string, postData: SampleHttpRequest['postData']): string {
  const type = postData?.mimeType ?? ''
  const bare = type.split(';', 1)[0]?.trim() ?? type
  const whole =
    type === bare || postData?.parts
      ? source
      : source.replace(`new MediaTypeHeaderValue("${bare}")`, () => `new MediaTypeHeaderValue(${JSON.stringify(type)})`)
  return whole
    .replace('"text/x-form"', '"application/x-www-form-urlencoded"')
    .replace(MEDIA_TYPE, 'MediaTypeHeaderValue.Parse($1)')
}
