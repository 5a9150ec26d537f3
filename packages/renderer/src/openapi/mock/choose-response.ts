import { nearestWord } from '../../contract/index.js'
import type { Example } from '../nouns/example.js'
import { isJsonType, type MediaType } from '../nouns/media-type.js'
import type { Response } from '../nouns/response.js'
import { acceptMediaType } from './match-media-type.js'
import type { Preference } from './read-prefer.js'

/** A response of the description, chosen for a request. */
export interface ChosenResponse {
  readonly status: number
  /** Absent if the operation declares no responses. */
  readonly response?: Response
  /** Absent for a response without body. */
  readonly media?: MediaType
  /** The example that the request names. */
  readonly example?: Example
}

/** Why no response can be chosen. */
export interface NoResponse {
  readonly status: 400 | 406
  readonly detail: string
}

/**
 * Chooses a response: the preferred status or the first success, and the media type that `accept` prefers, JSON first.
 */
export function chooseResponse(
  responses: readonly Response[],
  { code, example }: Preference,
  accept: string | undefined,
): ChosenResponse | NoResponse {
  if (code === undefined && example !== undefined) return chooseExample(responses, example)
  const response = code === undefined ? findDefault(responses) : findStatus(responses, code)
  if (code !== undefined && !response) {
    const declared = responses.map(({ status }) => status).join(', ') || 'none'
    return { status: 400, detail: `Prefer requests the status ${code}, but the operation declares: ${declared}` }
  }
  // Some descriptions list only errors. A valid request still succeeds.
  if (!response) return { status: 200 }
  const status = code === undefined ? statusOf(response) : Number(code)
  if (example !== undefined) return chooseExample([response], example, status)
  if (response.content.length === 0) return { status, response }
  const sorted = response.content.toSorted((a, b) => Number(isJsonType(b.name)) - Number(isJsonType(a.name)))
  const media = acceptMediaType(accept, sorted)
  if (media) return { status, response, media }
  const names = sorted.map(({ name }) => name).join(', ')
  return { status: 406, detail: `Accept is ${accept}, but the response ${status} has the media types: ${names}` }
}

function findStatus(responses: readonly Response[], code: string): Response | undefined {
  if (!/^[2-5]\d\d$/.test(code)) return undefined
  const find = (name: string): Response | undefined =>
    responses.find(({ status }) => status.toLowerCase() === name.toLowerCase())
  return find(code) ?? find(`${code.charAt(0)}XX`) ?? find('default')
}

/** The first success, otherwise the response for all other statuses, otherwise a redirect. */
function findDefault(responses: readonly Response[]): Response | undefined {
  const find = (start: string): Response | undefined => responses.find(({ status }) => status.startsWith(start))
  return find('2') ?? find('default') ?? find('3')
}

/** The status of a response: the first of a range, 200 for `default`. */
function statusOf({ status }: Response): number {
  const code = Number(status.replace(/x/gi, '0'))
  return Number.isInteger(code) && code >= 200 && code <= 599 ? code : 200
}

/** Finds an example by its name in the responses, successes first. */
function chooseExample(responses: readonly Response[], name: string, status?: number): ChosenResponse | NoResponse {
  const first = findDefault(responses)
  const sorted = [...(first ? [first] : []), ...responses.filter((each) => each !== first)]
  const all = sorted.flatMap((response) =>
    response.content.flatMap((media) => media.examples.map((example) => ({ response, media, example }))),
  )
  const found = all.find(({ example }) => example.name === name)
  if (found) return { status: status ?? statusOf(found.response), ...found }
  const names = new Set(all.map(({ example }) => example.name).filter(Boolean))
  const near = nearestWord(name, names)
  const hint = near === undefined ? `it has: ${[...names].join(', ') || 'none'}` : `did you mean ${near}?`
  const owner = status === undefined ? 'the operation' : `the response ${status}`
  return { status: 400, detail: `Prefer requests the example ${name}, which ${owner} does not have; ${hint}` }
}
