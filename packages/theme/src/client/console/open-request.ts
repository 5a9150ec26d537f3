import {
  buildCredentials,
  buildRequest,
  type ConsoleFile,
  createViolationFinder,
  type FindViolations,
  locationOf,
  nameVariables,
  type Operation,
  type RequiredScheme,
  readOperation,
  readSecuritySchemes,
  SECRET_STYLES,
  type SecurityScheme,
} from '@docgen/renderer/console'
import type { ParseHtml } from '../samples/choose-body.js'
import type { Replacement } from '../samples/show-samples.js'
import type { EnteredBody } from './body-form.js'
import { type ConsoleState, keepState, openState } from './console-state.js'
import { findChosen, secretOf } from './credential-fields.js'
import { roundNumbers, writeNumbersIn } from './exact-number.js'
import { type EnteredParameter, listEntered } from './parameter-fields.js'
import type { ConsoleRequest } from './send-request.js'
import { readChosenServer } from './server-fields.js'

// All credentials have the same number of dots, which does not show their length.
const MASK = '••••••••'

/** The request of an operation, with the choices of the reader for its API, such as the server. */
export interface OpenRequest {
  readonly operation: Operation
  readonly schemes: readonly SecurityScheme[]
  /** The alternatives of authentication. */
  readonly alternatives: readonly (readonly RequiredScheme[])[]
  readonly state: ConsoleState
  /** Finds the rules of the description that a value breaks. */
  readonly findViolations: FindViolations
  /** Builds the request from the values that the reader has entered. */
  readonly build: (parameters: readonly EnteredParameter[], body: EnteredBody | undefined) => ConsoleRequest
  /** Returns the URL of the proxy, if requests currently go through one. */
  readonly findProxy: () => string | undefined
  /** Shows server and credentials in the samples of the page, and stores the state if the reader has chosen that. */
  readonly apply: () => void
}

/** What a request depends on besides the file of its console. */
export interface RequestInput {
  /** URL at which `docgen serve` forwards requests, if the reader chooses that; absent if another server serves the site. */
  readonly localProxy: string | undefined
  readonly parse: ParseHtml
}

/** Reads the operation of a console, and the state of its API. */
export function openRequest(file: ConsoleFile, { localProxy, parse }: RequestInput): OpenRequest {
  const { api, document: description, entry } = file
  const operation = readOperation(description, entry)
  const schemes = readSecuritySchemes(description)
  const state = openState(api)
  const { servers, security } = operation
  const alternatives = security?.choices ?? []
  const server = () => readChosenServer(servers, state, description)
  const { base: pageBase } = readChosenServer(servers, { ...state, serverUrl: '', variables: {} }, description)
  const findViolations = createViolationFinder(description, { optional: ['readOnly'], isComplete: true })
  const isFilled = (scheme: SecurityScheme): boolean => secretOf(scheme, state) !== ''
  return {
    operation,
    schemes,
    alternatives,
    state,
    findViolations: (value, schema) => findViolations(roundNumbers(value), schema),
    build: (parameters, body) => {
      const required = alternatives[findChosen(alternatives, state)] ?? []
      const request = buildRequest({
        entry,
        server: server(),
        parameters: listEntered(parameters),
        credentials: buildCredentials(required, schemes.filter(isFilled), (scheme) => secretOf(scheme, state)),
        ...(body?.body && { body: body.body }),
      })
      return { ...writeNumbersIn(request), files: body?.files ?? new Map() }
    },
    findProxy: () => file.proxy ?? (state.isForwarded ? localProxy : undefined),
    apply: () => {
      keepState(api, state)
      const alternative = findChosen(alternatives, state)
      const secrets = listSecrets({ required: alternatives[alternative] ?? [], schemes }, state)
      const replacements = [{ from: pageBase, to: server().base }, ...secrets]
      import('../samples/update-samples.js')
        .then(({ chooseAlternative, fillSamples }) => {
          fillSamples(replacements)
          return chooseAlternative(alternative, parse)
        })
        .catch(console.error)
    },
  }
}

/**
 * The credentials that the reader has entered, instead of the environment variables in the samples of an
 * alternative.
 */
function listSecrets(
  { required, schemes }: { readonly required: readonly RequiredScheme[]; readonly schemes: readonly SecurityScheme[] },
  state: ConsoleState,
): readonly Replacement[] {
  const variables = nameVariables(required, schemes)
  return schemes.flatMap((scheme) => {
    const variable = variables.get(scheme.name)
    const secret = secretOf(scheme, state)
    if (variable === undefined || secret === '') return []
    const isInUrl = locationOf(scheme)?.location === 'query'
    return Object.entries(SECRET_STYLES).map(([name, { read, write }]) => {
      // Code encodes the value itself.
      const isText = name === 'shell' || name === 'browser' || name === 'http'
      return {
        from: read(variable),
        to: write(isInUrl && isText ? encodeURIComponent(secret) : secret),
        mask: write(MASK),
      }
    })
  })
}
