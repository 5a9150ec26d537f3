import { type JsonObject, type Server, sampleServerUrl, type Text } from '@docgen/renderer/console'
import { element } from '../../search/element.js'
import type { ConsoleState } from './console-state.js'

/** Inputs of the server menu. */
export interface ServerFieldsInput {
  readonly servers: readonly Server[]
  readonly state: ConsoleState
  readonly text: Text
  readonly createId: () => string
  readonly onChange: () => void
}

/** Creates a menu of the servers, with a field for each variable of the chosen server. */
export function createServerFields(input: ServerFieldsInput): HTMLElement {
  const { servers, state, text, createId, onChange } = input
  const id = createId()
  const fields = element('div', { class: 'console-fields' })
  const showVariables = (): void => {
    const { variables = [] } = findServer(servers, state) ?? {}
    fields.replaceChildren(...variables.map((variable) => createVariableField(variable, input)))
  }
  const select = element(
    'select',
    { id, class: 'console-input' },
    ...servers.map(({ url }) => element('option', { value: url, selected: url === state.serverUrl }, url)),
  )
  select.addEventListener('change', () => {
    state.serverUrl = select.value
    showVariables()
    onChange()
  })
  showVariables()
  return element(
    'section',
    {},
    element('label', { class: 'console-heading', for: id }, text('theme.api.try.server')),
    select,
    fields,
  )
}

/** Creates the field of a variable: a menu if it has a list of values. */
function createVariableField(
  { name, defaultValue, values }: Server['variables'][number],
  { state, createId, onChange }: ServerFieldsInput,
): HTMLElement {
  const id = createId()
  const value = state.variables[name] ?? defaultValue
  const field =
    values.length > 0
      ? element(
          'select',
          { id, class: 'console-input' },
          ...values.map((each) => element('option', { value: each, selected: each === value }, each)),
        )
      : element('input', { id, class: 'console-input', value, autocomplete: 'off', spellcheck: 'false' })
  field.addEventListener('input', () => {
    state.variables[name] = field.value
    onChange()
  })
  const label = element('label', { class: 'console-label', for: id }, element('code', {}, name))
  return element('div', { class: 'console-field' }, label, field)
}

/** Base URL and query of the chosen server with the values of its variables. */
export function readChosenServer(
  servers: readonly Server[],
  state: ConsoleState,
  document: JsonObject,
): { readonly base: string; readonly query: string } {
  const server = findServer(servers, state)
  const variables = server?.variables.map((variable) => ({
    ...variable,
    defaultValue: state.variables[variable.name] ?? variable.defaultValue,
  }))
  return sampleServerUrl(server && { ...server, variables: variables ?? [] }, document)
}

function findServer(servers: readonly Server[], { serverUrl }: ConsoleState): Server | undefined {
  return servers.find(({ url }) => url === serverUrl) ?? servers[0]
}
