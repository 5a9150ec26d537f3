import type { Operation } from '../nouns/operation.js'
import type { Parameter } from '../nouns/parameter.js'
import { isHostUnknown, type Server, type ServerVariable, sampleServerUrl } from '../nouns/server.js'
import { sampleParameter } from '../samples/sample-request.js'
import { writeValue } from '../samples/serialize-parameter.js'
import type { CollectionField, CollectionUrl } from './collection.js'
import type { CollectionVariables } from './collection-variables.js'

/** Creates the URL of a request. `credentials` are query parameters. */
export function createCollectionUrl(
  { document, entry, servers, parameters }: Operation,
  credentials: readonly CollectionField[],
  variables: CollectionVariables,
): CollectionUrl {
  const { base, query: serverQuery } = createBase(servers[0], document, variables)
  const pathParameters = parameters.filter(({ location }) => location === 'path')
  const [route = '', pathQuery = ''] = entry.path.replace(/#.*/s, '').split(/\?(.*)/s)
  const variable: CollectionField[] = []
  const path = route
    .split('/')
    .slice(1)
    .map((segment) => {
      const [, whole] = /^\{([^{}]+)\}$/.exec(segment) ?? []
      if (whole !== undefined) {
        variable.push(pathVariable(whole, pathParameters))
        return `:${whole}`
      }
      // Postman's path variables are whole segments. A part of a segment is a variable of the collection.
      return segment.replace(/^:/, '%3A').replace(/\{([^{}]+)\}/g, (_part, name) => {
        const { value } = pathVariable(name, pathParameters)
        return variables.use(`path ${name}`, name, value ?? '')
      })
    })
  const query = [
    ...toFields(serverQuery),
    ...toFields(pathQuery),
    ...credentials,
    ...parameters.filter(({ location }) => location === 'query').flatMap(queryFields),
  ]
  const sent = query.flatMap(({ key, value, disabled }) => (disabled ? [] : value === null ? key : `${key}=${value}`))
  return {
    raw: `${base}/${path.join('/')}${sent.length > 0 ? `?${sent.join('&')}` : ''}`,
    host: [base],
    path,
    ...(query.length > 0 && { query }),
    ...(variable.length > 0 && { variable }),
  }
}

/** The notes of a parameter's fields: its description, and whether it is disabled, as optional parameters are. */
export function notesOf({ description, deprecation, isRequired }: Parameter): Omit<CollectionField, 'key' | 'value'> {
  const text = [deprecation ? 'Deprecated.' : '', description?.text.trim() ?? ''].filter(Boolean).join(' ')
  return { ...(text !== '' && { description: text }), ...(!isRequired && { disabled: true }) }
}

function pathVariable(name: string, parameters: readonly Parameter[]): CollectionField {
  const parameter = parameters.find((each) => each.name === name)
  if (!parameter) return { key: name, value: '' }
  return { key: name, value: writeValue(parameter, sampleParameter(parameter)), ...notesOf(parameter) }
}

function queryFields(parameter: Parameter): readonly CollectionField[] {
  const text = writeValue(parameter, sampleParameter(parameter))
  const notes = notesOf(parameter)
  return toFields(text).map((field) => ({ ...field, ...notes }))
}

/** Splits a query into its parameters. */
function toFields(query: string): readonly CollectionField[] {
  if (query === '') return []
  return query.split('&').map((part) => {
    const end = part.indexOf('=')
    return end === -1 ? { key: part, value: null } : { key: part.slice(0, end), value: part.slice(end + 1) }
  })
}

/** The reference to the variable with the base URL of a server, and the query of the server. */
function createBase(
  server: Server | undefined,
  document: Operation['document'],
  variables: CollectionVariables,
): { readonly base: string; readonly query: string } {
  const marked = server && markVariables(server)
  // If a variable is the whole URL, only its value shows whether the URL is relative.
  if (!marked || isHostUnknown(marked.server, document) !== isHostUnknown(server, document)) {
    const { base, query } = sampleServerUrl(server, document)
    return { base: variables.use(`server ${base}`, 'baseUrl', base), query }
  }
  const { base, query } = sampleServerUrl(marked.server, document)
  const key = `server ${server.url} ${JSON.stringify(marked.marks.map(([, variable]) => defaultOf(variable)))}`
  const fill = (text: string): string =>
    marked.marks.reduce((done, [mark, variable]) => {
      const { name } = variable
      const reference = () => variables.use(`${key} ${name}`, name, defaultOf(variable))
      return done.includes(mark) ? done.replaceAll(mark, reference) : done
    }, text)
  return { base: variables.use(key, 'baseUrl', fill(base)), query: fill(query) }
}

type Mark = readonly [mark: string, variable: ServerVariable]

/** Replaces the values of a server's variables with marks; `undefined` if none has a value. */
function markVariables(server: Server): { readonly server: Server; readonly marks: readonly Mark[] } | undefined {
  const marks = server.variables
    .filter((variable) => defaultOf(variable) !== '')
    .map((variable, index): Mark => [`docgen-variable-${index}-`, variable])
  const variables = marks.map(([mark, variable]) => ({ ...variable, defaultValue: mark }))
  return marks.length === 0 ? undefined : { server: { ...server, variables }, marks }
}

function defaultOf({ defaultValue, values }: ServerVariable): string {
  return defaultValue || (values[0] ?? '')
}
