import { percentDecode } from '../../html/percent-decode.js'
import { createSchemaValidator, createViolationFinder } from '../check/create-schema-validator.js'
import type { JsonObject } from '../json-value.js'
import { createNumberRestorer } from '../large-numbers.js'
import { readOperation } from '../nouns/operation.js'
import type { OperationEntry } from '../operation-entry.js'
import { checkBody } from './check-body.js'
import { checkParameters } from './check-parameters.js'
import { chooseResponse } from './choose-response.js'
import { createRouter } from './create-router.js'
import { findMissingCredentials } from './find-credentials.js'
import type { Mock, MockRequest, MockResponse, RequestProblem } from './mock.js'
import { problemResponse } from './problem-response.js'
import type { Field } from './read-candidates.js'
import { readPrefer } from './read-prefer.js'
import { writeResponse } from './write-response.js'

/**
 * Creates a mock server of a description. It responds with examples, otherwise with generated data. Requests that the
 * description does not allow receive a problem (RFC 9457).
 *
 * Prism takes 85 MB, `@scalar/mock-server` does not check requests, and `openapi-backend` (14 MB) reads neither Swagger
 * 2.0 nor OpenAPI 3.2. docgen already has everything that a mock needs: examples, validation and references.
 */
export function createMock(document: JsonObject): Mock {
  const findRoute = createRouter(document)
  const findViolations = createViolationFinder(document, { optional: ['readOnly'], isComplete: true })
  const validate = createSchemaValidator(document)
  const restore = createNumberRestorer(document)
  const operations = new Map<OperationEntry, ReturnType<typeof readOperation>>()
  const recall = (entry: OperationEntry): ReturnType<typeof readOperation> => {
    const operation = operations.get(entry) ?? readOperation(document, entry)
    operations.set(entry, operation)
    return operation
  }
  return async (request) => {
    const route = findRoute(request)
    if (route.kind === 'none') return respondNotFound(request, route.near)
    if (route.kind === 'other-method') {
      const allow = route.allowed.join(', ')
      const detail = `${request.path} does not have the method ${request.method}, only ${allow}`
      return problemResponse(405, { detail, headers: { allow } })
    }
    const { entry, values } = route
    const operation = recall(entry)
    const preference = readPrefer(request.headers.get('prefer'))
    const { responses } = operation
    // A client that requests an error receives it for any request.
    if (!/^[45]/.test(preference.code ?? '')) {
      const cookies = readCookies(request.headers.get('cookie'))
      const query = new URLSearchParams(request.query)
      const places = { headers: request.headers, query, cookies: new Map(cookies) }
      const missing = findMissingCredentials(document, entry, places)
      if (missing) return respondUnauthorized(missing)
      const problems = checkParameters(
        operation.parameters,
        { path: values, query: [...query], rawQuery: request.query, headers: request.headers, cookies },
        findViolations,
      )
      const body = await checkBody(operation.requestBody, request, findViolations)
      const all = [...problems, ...body.problems]
      if (all.length > 0) return respondInvalid(all, body.status ?? statusForInvalid(responses))
    }
    const chosen = chooseResponse(responses, preference, request.headers.get('accept'))
    if ('detail' in chosen) return problemResponse(chosen.status, chosen)
    const response = writeResponse(chosen, { isDynamic: preference.isDynamic, validate })
    const headers = new Map([...response.headers].map(([name, value]) => [name, restore(value)]))
    return { ...response, headers, body: restore(response.body) }
  }
}

function respondNotFound({ method, path }: MockRequest, near: string | undefined): MockResponse {
  const hint = near === undefined ? '' : `. Did you mean ${near}?`
  return problemResponse(404, { detail: `the description has no operation for ${method} ${path}${hint}` })
}

function respondUnauthorized({
  expected,
  challenge,
}: {
  expected: readonly string[]
  challenge: string
}): MockResponse {
  return problemResponse(401, {
    detail: `credentials are missing; any value is accepted in: ${expected.join(', or ')}`,
    headers: { 'www-authenticate': challenge },
  })
}

function respondInvalid(errors: readonly RequestProblem[], status: number): MockResponse {
  const count = errors.length === 1 ? 'one part' : `${errors.length} parts`
  return problemResponse(status, {
    detail: `${count} of the request ${errors.length === 1 ? 'does' : 'do'} not match the description`,
    errors,
  })
}

/** 400 if the operation declares it but not 422, otherwise 422. */
function statusForInvalid(responses: readonly { readonly status: string }[]): number {
  const has = (code: string): boolean => responses.some(({ status }) => status === code)
  return !has('422') && has('400') ? 400 : 422
}

function readCookies(header = ''): readonly Field[] {
  return header
    .split(';')
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair): Field => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at === -1 ? undefined : at), percentDecode(at === -1 ? '' : pair.slice(at + 1))]
    })
}
