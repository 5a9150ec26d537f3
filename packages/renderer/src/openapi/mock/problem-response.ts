import type { MockResponse, RequestProblem } from './mock.js'

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  500: 'Internal Server Error',
}

/** What a problem response contains besides its status. */
export interface Problem {
  readonly detail: string
  readonly errors?: readonly RequestProblem[]
  readonly headers?: Readonly<Record<string, string>>
}

/** Creates a response of the mock server itself, in the format `application/problem+json` (RFC 9457). */
export function problemResponse(status: number, { detail, errors = [], headers = {} }: Problem): MockResponse {
  const content = {
    type: 'about:blank',
    title: TITLES[status] ?? 'Error',
    status,
    detail: sentenceOf(detail),
    ...(errors.length > 0 && { errors }),
  }
  return {
    status,
    headers: new Map([...Object.entries(headers), ['content-type', 'application/problem+json']]),
    body: `${JSON.stringify(content, null, 2)}\n`,
    notes: errors.length > 0 ? errors.map(describeProblem) : [detail],
  }
}

function sentenceOf(detail: string): string {
  return detail.charAt(0).toUpperCase() + detail.slice(1) + (/[.?]$/.test(detail) ? '' : '.')
}

/** A problem as a line, such as `query limit: expected integer, got string`. */
function describeProblem({ in: location, name, pointer, detail }: RequestProblem): string {
  return `${[location, name, pointer].filter(Boolean).join(' ')}: ${detail}`
}
